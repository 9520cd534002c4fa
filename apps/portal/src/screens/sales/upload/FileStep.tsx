import { saveFile, useApi, useQuery } from '@pribavka/api/react';
import { Button, Stack, Text } from '@pribavka/ui';
import { FileUpload } from '@pribavka/ui/upload';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';

import { attempt } from '../../../shared/attempt.ts';
import { FlushText } from '../../../shared/FlushText.ts';
import { uploadTransport } from '../../../shared/upload-transport.ts';
import type { SaleList } from './list.ts';
import { uploadMessages as messages } from './messages.ts';

const megabyte = 1024 * 1024;

export interface FileStepProps {
  /** What was read, and the file it was read from. */
  onRead: (list: SaleList, file: File) => void;
  /** Back to the list that is here already. */
  onBack?: (() => void) | undefined;
}

/** A file dropped or chosen; it is read at once, and a cut network leaves «Повторить» at its row. */
export function FileStep({ onRead, onBack }: FileStepProps): ReactElement {
  const api = useApi();
  const needsReceipt = useQuery('dictionary.get', {}, { quiet: 'all' }).data?.settings.listReceiptRequired;
  const download = async (): Promise<void> => {
    const file = await attempt(api.call('saleLists.template', { query: {} }));
    if (file) saveFile(file, 'template.xlsx');
  };
  return (
    <Stack gap={20}>
      <div>
        <Text as="p" tone="secondary">
          {messages.fileText}
        </Text>
        {needsReceipt && (
          <Text as="p" tone="secondary">
            {messages.fileReceipt}
          </Text>
        )}
        <FlushText>
          <Button variant="text" icon={Download} onClick={() => void download()}>
            {messages.template}
          </Button>
        </FlushText>
      </div>
      <FileUpload<{ list: SaleList; file: File }>
        url=""
        label={messages.file}
        hint={messages.fileHint}
        accept=".xlsx,.csv"
        maxSize={20 * megabyte}
        transport={uploadTransport(async (file, options) => ({
          list: await api.call(
            'saleLists.upload',
            { query: {}, file, fileName: file.name },
            { ...options, quiet: 'all' },
          ),
          // Another sheet of it may be asked for.
          file,
        }))}
        onSuccess={({ response }) => onRead(response.list, response.file)}
      />
      {onBack && (
        <div>
          <Button onClick={onBack}>{messages.back}</Button>
        </div>
      )}
    </Stack>
  );
}
