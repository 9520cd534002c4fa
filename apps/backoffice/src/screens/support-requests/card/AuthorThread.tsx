import { formatDate, Thread } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { calledName } from '../called-name.ts';
import { Attachments } from './Attachments.tsx';
import { cardMessages as messages } from './messages.ts';
import type { RequestCard, ThreadMessage } from './types.ts';

/** A company writes by several people: each is called by name. Those who answer are the support. */
const nameOf = ({ author, authorName }: ThreadMessage): string => {
  if (author === 'support') return messages.support;
  return authorName === null ? messages.program : calledName(authorName);
};

/** What was said, as the author reads it: without notes and without names of the desk. */
export function AuthorThread({ request }: { request: RequestCard }): ReactElement {
  return (
    <Thread
      aria-label={messages.thread}
      messages={request.messages.map((message) => ({
        key: message.id,
        author: nameOf(message),
        at: message.at,
        time: formatDate(message.at, 'listDayTime'),
        body: message.text,
        mine: message.author === 'author',
        event: message.author === 'system',
        attachments: message.files.length > 0 && <Attachments files={message.files} />,
      }))}
    />
  );
}
