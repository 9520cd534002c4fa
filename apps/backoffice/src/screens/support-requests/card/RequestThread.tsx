import { formatDate, Text, Thread } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { calledName } from '../called-name.ts';
import { Attachments } from './Attachments.tsx';
import { cardMessages as messages } from './messages.ts';
import type { AgentCard } from './types.ts';

/** A person is called by name, a guest as he has signed himself. */
function nameOf({ author, authorName }: AgentCard['messages'][number], { desk }: AgentCard): string {
  if (author === 'author' && desk.author.id === null) return desk.author.name;
  return authorName === null ? messages.program : calledName(authorName);
}

/** What was said, oldest first; notes of the desk stand out by their frame, colour and words. */
export function RequestThread({ request }: { request: AgentCard }): ReactElement {
  return (
    <Thread
      messages={request.messages.map((message) => ({
        key: message.id,
        author: nameOf(message, request),
        at: message.at,
        time: formatDate(message.at, 'listDayTime'),
        body: message.text,
        mine: message.author === 'support',
        internal: message.internal,
        event: message.author === 'system',
        attachments: message.files.length > 0 && <Attachments files={message.files} />,
        state: message.origin ? <Text tone="secondary">{messages.from(message.origin.number)}</Text> : undefined,
      }))}
    />
  );
}
