import type { Output } from '@pribavka/api';
import { Form, FormStrip, SubmitButton, TextareaField } from '@pribavka/forms';
import { Button, ButtonGroup, Dialog, Text } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useState } from 'react';

import { cardMessages } from './messages.ts';

const messages = cardMessages.submission;

export interface SubmitDialogProps {
  promotion: Output<'promotions.adminGet'>;
  onClose: () => void;
  /** Resolves with the message of success. */
  onSend: (comment: string) => Promise<string>;
}

/** «На согласование»: what is asked for, in figures, and a word for the one who decides. */
export function SubmitDialog({ promotion, onClose, onSend }: SubmitDialogProps): ReactElement {
  const [typed, setTyped] = useState(false);
  return (
    <Dialog open onClose={onClose} title={messages.title(promotion.name)} dirty={typed}>
      <Form<{ comment?: string }, string>
        onSubmit={({ comment = '' }) => onSend(comment)}
        onSuccess={(message) => {
          toast.success(message);
          onClose();
        }}
      >
        <Text as="p">{messages.text(promotion)}</Text>
        <TextareaField
          name="comment"
          label={messages.comment}
          hint={messages.hint}
          optional
          max={1000}
          onValueChange={() => setTyped(true)}
        />
        <FormStrip />
        <ButtonGroup>
          <SubmitButton>{messages.send}</SubmitButton>
          <Button onClick={onClose}>{messages.cancel}</Button>
        </ButtonGroup>
      </Form>
    </Dialog>
  );
}
