import { Form, FormStrip, SubmitButton, TextareaField } from '@pribavka/forms';
import { minLength } from '@pribavka/forms/rules';
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
  /** What the request calls it, so that a refusal of the server comes to the field. */
  name?: string | undefined;
  /** Fewest signs the request takes. */
  min?: number | undefined;
  /** Verb of the button. */
  action: string;
  /** A refusal takes something away and is `danger`. */
  variant?: 'danger' | 'primary' | undefined;
  /** Resolves the sentence that says what was done; the dialog then closes. Undefined: refused, and the reader knows why. */
  onDecide: (comment: string) => Promise<string | undefined>;
}

export function CommentForm(props: CommentFormProps): ReactElement {
  const { onClose, onTyped, text, label, name = 'comment', min = 1, action, variant = 'danger', onDecide } = props;
  return (
    <Form<Record<string, string>, string | undefined>
      onSubmit={({ [name]: comment = '' }) => onDecide(comment.trim())}
      onSuccess={(done) => {
        if (done === undefined) return;
        toast.success(done);
        onClose();
      }}
    >
      <Text as="p">{text}</Text>
      <TextareaField
        name={name}
        label={label}
        rules={min > 1 ? [minLength(min)] : undefined}
        max={1000}
        onValueChange={onTyped}
      />
      <FormStrip />
      <ButtonGroup>
        <SubmitButton variant={variant}>{action}</SubmitButton>
        <Button onClick={onClose}>{messages.cancel}</Button>
      </ButtonGroup>
    </Form>
  );
}
