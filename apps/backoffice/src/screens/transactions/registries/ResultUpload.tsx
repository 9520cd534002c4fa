import { isProblem } from '@pribavka/api';
import { useApi, useInvalidate } from '@pribavka/api/react';
import { chosenFiles, FileField, Form, FormStrip, SubmitButton, SubmitError } from '@pribavka/forms';
import { Sheet, Text } from '@pribavka/ui';
import type { UploadItem } from '@pribavka/ui/upload';
import { type ReactElement, useState } from 'react';

import { ProcessPanel } from '../../../shared/process/ProcessPanel.tsx';
import { registriesMessages } from '../messages.ts';
import { moneyQueries } from '../withdrawals/useWithdrawalDecision.ts';

const messages = registriesMessages.result;

interface Values {
  file: readonly UploadItem[];
}

/** What the bank did with each payout, from its file; rows nobody understood are shown at their places. */
export function ResultUpload(props: { id: string; number: string; onClose: () => void }): ReactElement {
  const { id, number, onClose } = props;
  const api = useApi();
  const invalidate = useInvalidate();
  const [processId, setProcessId] = useState<string>();
  const send = async ({ file }: Values): Promise<string> => {
    const [chosen] = chosenFiles(file);
    if (!chosen) throw new SubmitError({ file: [messages.file] });
    try {
      const input = { params: { id }, file: chosen, fileName: chosen.name };
      return (await api.call('registries.uploadResult', input, { quiet: 'all' })).processId;
    } catch (error) {
      // What is wrong with the file is said at it; without a network the file waits for another try.
      if (isProblem(error) && /^(FILE|IMPORT)_/.test(error.code)) throw new SubmitError({ file: [...error.messages] });
      throw error;
    }
  };
  return (
    <Sheet open size="lg" title={messages.title(number)} onClose={onClose}>
      {processId === undefined ? (
        <Form<Values, string>
          guardUnsaved
          onSubmit={send}
          onSuccess={(started) => {
            invalidate(moneyQueries);
            setProcessId(started);
          }}
        >
          <Text as="p">{messages.text}</Text>
          <FileField name="file" label={messages.file} url="" auto={false} accept=".xlsx,.csv" />
          <FormStrip />
          <div>
            <SubmitButton>{messages.send}</SubmitButton>
          </div>
        </Form>
      ) : (
        <ProcessPanel id={processId} />
      )}
    </Sheet>
  );
}
