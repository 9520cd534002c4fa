import { Form, FormStrip, SubmitButton, TextareaField } from '@pribavka/forms';
import { Button, ButtonGroup, Text } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import { reasonMessages as messages } from './messages.ts';

export interface CommentFormProps {
  onClose: () => void;
  /** A press outside must not lose what was begun. */
  onTyped: () => void;
  /** What will happen. */
  text: string;
  label: string;
  /** Verb of the button. */
  action: string;
  /** Resolves the sentence that says what was done; the dialog then closes. Undefined: refused, and the reader knows why. */
  onDecide: (comment: string) => Promise<string | undefined>;
}

export function CommentForm(props: CommentFormProps): ReactElement {
  const { onClose, onTyped, text, label, action, onDecide } = props;
  return (
    <Form<{ comment: string }, string | undefined>
      onSubmit={({ comment }) => onDecide(comment.trim())}
      onSuccess={(done) => {
        if (done === undefined) return;
        toast.success(done);
        onClose();
      }}
    >
      <Text as="p">{text}</Text>
      <TextareaField name="comment" label={label} max={1000} onValueChange={onTyped} />
      <FormStrip />
      <ButtonGroup>
        <SubmitButton variant="danger">{action}</SubmitButton>
        <Button onClick={onClose}>{messages.cancel}</Button>
      </ButtonGroup>
    </Form>
  );
}
