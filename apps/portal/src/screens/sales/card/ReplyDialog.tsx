import { useApi, useCommand } from '@pribavka/api/react';
import { DraftNotice, Form, FormStrip, SubmitButton, TextareaField } from '@pribavka/forms';
import { Dialog } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import type { Sale, UploadedFile } from '../../../shared/contract.ts';
import { isLocalFile } from '../form/local-file.ts';
import { PhotosField } from '../form/PhotosField.tsx';
import { toSubmitError } from '../form/refusal.ts';
import { saleCardMessages as saleCard } from './messages.ts';

const texts = {
  answer: {
    title: saleCard.answerTitle,
    label: saleCard.answerLabel,
    hint: saleCard.answerHint,
    send: saleCard.answerSend,
    done: saleCard.answerDone,
  },
  dispute: {
    title: saleCard.disputeTitle,
    label: saleCard.disputeLabel,
    hint: saleCard.disputeHint,
    send: saleCard.disputeSend,
    done: saleCard.disputeDone,
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

const hintOf = ({ status }: Sale, kind: ReplyDialogProps['kind']): string | undefined =>
  kind === 'dispute' && status !== 'rejected' ? saleCard.disputeLines : texts[kind].hint;

/** The seller's word to the checking side: an answer to a question or a disagreement. */
export function ReplyDialog({ sale, kind, onClose }: ReplyDialogProps): ReactElement {
  const touched = { invalidates: ['sales.*', 'points.*', 'operations.*'] as const, quiet: 'all' as const };
  const answer = useCommand('sales.answer', touched);
  const dispute = useCommand('sales.dispute', touched);
  const command = kind === 'answer' ? answer : dispute;
  const messages = texts[kind];
  const api = useApi();
  const run = async ({ text, files = [] }: Reply): Promise<void> => {
    const outbox = files.some(isLocalFile) ? await import('../../../offline/parts.ts') : undefined;
    const sent = outbox ? await outbox.sendPhotos(api, { files }) : { files };
    await command.run({ params: { id: sale.id }, body: { text, fileIds: sent.files.map((file) => file.id) } });
    await outbox?.forgetPhotos({ files });
  };
  const submit = async (reply: Reply): Promise<void> => {
    try {
      await run(reply);
    } catch (error) {
      throw toSubmitError({ lines: [] }, error);
    }
  };
  return (
    <Dialog open title={messages.title} onClose={onClose}>
      <Form<Reply, void>
        draft={{ area: 'sales', record: sale.id, form: kind, hours: 72 }}
        onSubmit={submit}
        onSuccess={() => {
          toast.success(messages.done);
          onClose();
        }}
      >
        <DraftNotice />
        <TextareaField name="text" label={messages.label} hint={hintOf(sale, kind)} max={2000} />
        <PhotosField localNote={saleCard.localPhotos} />
        <FormStrip />
        <SubmitButton>{messages.send}</SubmitButton>
      </Form>
    </Dialog>
  );
}
