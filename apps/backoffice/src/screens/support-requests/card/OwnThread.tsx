import { Banner, formatDate, Stack, Thread } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { Attachment } from './Attachment.tsx';
import { cardMessages as messages } from './messages.ts';
import type { RequestCard } from './types.ts';

/** A request the reader has written himself: he sees what its author sees, without notes and names. */
export function OwnThread({ request }: { request: RequestCard }): ReactElement {
  return (
    <Stack gap={16}>
      <Banner tone="info" title={messages.own} />
      <Thread
        aria-label={messages.thread}
        messages={request.messages.map((message) => ({
          key: message.id,
          author: message.authorName ?? messages.program,
          at: message.at,
          time: formatDate(message.at, 'listDayTime'),
          body: message.text,
          mine: message.author === 'author',
          event: message.author === 'system',
          attachments: message.files.map((file) => <Attachment key={file.id} file={file} />),
        }))}
      />
    </Stack>
  );
}
