import { useCommand } from '@pribavka/api/react';
import { Form, FormStrip, SubmitButton, TextareaField } from '@pribavka/forms';
import { Dialog } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import type { Sale, UploadedFile } from '../../../shared/contract.ts';
import { PhotosField } from '../form/PhotosField.tsx';
import { toSubmitError } from '../form/refusal.ts';
import { saleCardMessages as messages } from './messages.ts';

const texts = {
  answer: {
    title: messages.answerTitle,
    label: messages.answerLabel,
    hint: messages.answerHint,
    send: messages.answerSend,
    done: messages.answerDone,
  },
  dispute: {
    title: messages.disputeTitle,
    label: messages.disputeLabel,
    hint: messages.disputeHint,
    send: messages.disputeSend,
    done: messages.disputeDone,
  },
} as const;

interface Reply {
  readonly text: string;
  readonly files?: readonly UploadedFile[];
}

export interface ReplyDialogProps {
  sale: Sale;
  kind: 'answer' | 'dispute';
  onClose: () => void;
}

/** The seller's word to the checking side: an answer to a question or a disagreement. */
export function ReplyDialog({ sale, kind, onClose }: ReplyDialogProps): ReactElement {
  const touched = { invalidates: ['sales.*', 'points.*', 'operations.*'] as const, quiet: 'all' as const };
  const answer = useCommand('sales.answer', touched);
  const dispute = useCommand('sales.dispute', touched);
  const command = kind === 'answer' ? answer : dispute;
  const messages = texts[kind];
  const submit = async ({ text, files = [] }: Reply): Promise<void> => {
    try {
      await command.run({ params: { id: sale.id }, body: { text, fileIds: files.map((file) => file.id) } });
    } catch (error) {
      throw toSubmitError({ lines: [] }, error);
    }
  };
  return (
    <Dialog open title={messages.title} onClose={onClose}>
      <Form<Reply, void>
        onSubmit={submit}
        onSuccess={() => {
          toast.success(messages.done);
          onClose();
        }}
      >
        <TextareaField name="text" label={messages.label} hint={messages.hint} max={2000} />
        <PhotosField />
        <FormStrip />
        <SubmitButton>{messages.send}</SubmitButton>
      </Form>
    </Dialog>
  );
}
