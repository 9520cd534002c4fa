import type { Output } from '@pribavka/api';
import { saveFile, useApi } from '@pribavka/api/react';
import { Button, Heading, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { adjustmentsMessages as messages } from './messages.ts';

/** Documents of an adjustment; they are private, so each is fetched with the person's own session. */
export function StoredFiles({ files }: Pick<Output<'tunings.get'>, 'files'>): ReactElement | null {
  const api = useApi();
  if (files.length === 0) return null;
  const download = ({ id, name }: (typeof files)[number]): void =>
    void api
      .call('files.get', { params: { id }, query: {} })
      .then((file) => saveFile(file, name))
      // The client says what went wrong.
      .catch(() => undefined);
  return (
    <section>
      <Heading level={3}>{messages.files}</Heading>
      <Stack gap={4} align="start">
        {files.map((file) => (
          <Button key={file.id} size="sm" variant="text" onClick={() => download(file)}>
            {file.name}
          </Button>
        ))}
      </Stack>
    </section>
  );
}
