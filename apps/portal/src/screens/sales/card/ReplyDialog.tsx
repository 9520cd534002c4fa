import { useCommand } from '@pribavka/api/react';
import { Button, Dialog, Field, Textarea } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useId, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { attempt } from '../../../shared/attempt.ts';
import type { Sale, UploadedFile } from '../../../shared/contract.ts';
import { PhotosField } from '../form/PhotosField.tsx';
import { useSendLater, useUploads } from '../form/useUploads.ts';
import { saleFormMessages } from '../form/messages.ts';
import { saleCardMessages as messages } from './messages.ts';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

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

export interface ReplyDialogProps {
  sale: Sale;
  kind: 'answer' | 'dispute';
  onClose: () => void;
}

/** The seller's word to the checking side: an answer to a question or a disagreement. */
export function ReplyDialog({ sale, kind, onClose }: ReplyDialogProps): ReactElement {
  const id = useId();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [tried, setTried] = useState(false);
  const touched = { invalidates: ['sales.*', 'points.*', 'operations.*'] as const };
  const answer = useCommand('sales.answer', touched);
  const dispute = useCommand('sales.dispute', touched);
  const command = kind === 'answer' ? answer : dispute;
  const messages = texts[kind];

  const photos = useUploads();
  const send = async (): Promise<void> => {
    setTried(true);
    if (text.trim() === '' || photos.uploads === 'failed' || photos.hold()) return;
    const sent = await attempt(
      command.run({
        params: { id: sale.id },
        body: { text: text.trim(), fileIds: files.map((file) => file.id) },
      }),
    );
    if (!sent) return;
    toast.success(messages.done);
    onClose();
  };
  useSendLater(photos, send);

  return (
    <Dialog
      open
      title={messages.title}
      onClose={onClose}
      footer={
        <Button variant="primary" type="submit" form={id} loading={command.pending || photos.waiting}>
          {messages.send}
        </Button>
      }
    >
      <Form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field
          label={messages.label}
          hint={messages.hint}
          error={tried && text.trim() === '' ? saleCardRequired : undefined}
        >
          <Textarea value={text} maxLength={2000} onValueChange={setText} />
        </Field>
        <PhotosField
          label={saleFormMessages.photos}
          hint={saleFormMessages.photosHint}
          files={files}
          error={tried && photos.uploads === 'failed' ? saleFormMessages.photoFailed : undefined}
          onFiles={setFiles}
          onUploads={photos.setUploads}
        />
      </Form>
    </Dialog>
  );
}

const saleCardRequired = 'Обязательное поле';
