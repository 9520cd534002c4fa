import { useApi, useInvalidate } from '@pribavka/api/react';
import { Button, Sheet, Stack, Text } from '@pribavka/ui';
import { FileUpload, type UploadItem } from '@pribavka/ui/upload';
import { type ReactElement, useState } from 'react';

import { ProcessPanel } from '../../../shared/process/ProcessPanel.tsx';
import { registriesMessages } from '../messages.ts';
import { moneyQueries } from '../withdrawals/useWithdrawalDecision.ts';

const messages = registriesMessages.result;

/** What the bank did with each payout, from its file; rows nobody understood are shown at their places. */
export function ResultUpload(props: { id: string; number: string; onClose: () => void }): ReactElement {
  const { id, number, onClose } = props;
  const api = useApi();
  const invalidate = useInvalidate();
  const [file, setFile] = useState<File>();
  const [sending, setSending] = useState(false);
  const [processId, setProcessId] = useState<string>();
  const send = async (): Promise<void> => {
    if (!file || sending) return;
    setSending(true);
    try {
      const answer = await api.call('registries.uploadResult', { params: { id }, file, fileName: file.name });
      setProcessId(answer.processId);
      invalidate(moneyQueries);
    } catch {
      // The client says why; the file is still here for another try.
    } finally {
      setSending(false);
    }
  };
  return (
    <Sheet open size="lg" title={messages.title(number)} onClose={onClose} dirty={file !== undefined && !processId}>
      {processId ? (
        <ProcessPanel id={processId} />
      ) : (
        <Stack gap={20}>
          <Text as="p">{messages.text}</Text>
          <FileUpload
            url=""
            auto={false}
            label={messages.file}
            accept=".xlsx,.csv"
            onValueChange={(items: readonly UploadItem[]) => setFile(items.at(-1)?.file)}
          />
          <div>
            <Button
              variant="primary"
              loading={sending}
              disabledReason={file ? undefined : messages.file}
              onClick={() => void send()}
            >
              {messages.send}
            </Button>
          </div>
        </Stack>
      )}
    </Sheet>
  );
}
