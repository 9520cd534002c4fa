import { Button } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { NotificationItem } from '../../../shared/contract.ts';
import { notificationTarget } from '../notification-target.ts';
import { FeedLine } from './FeedLine.tsx';
import { feedMessages as messages } from './messages.ts';

export interface FeedEventProps {
  event: NotificationItem;
  /** The event is about something with a screen of its own. */
  onOpen: (event: NotificationItem, to: string) => void;
  onRead: (event: NotificationItem) => void;
}

/** One event with what can be done about it. */
export function FeedEvent({ event, onOpen, onRead }: FeedEventProps): ReactElement {
  const to = event.entity ? notificationTarget(event.entity) : undefined;
  const unread = event.readAt === null;
  return (
    <FeedLine
      tone={event.tone}
      title={event.title}
      text={event.text}
      at={event.createdAt}
      unread={unread}
      acts={
        (to !== undefined || unread) && (
          <>
            {to !== undefined && (
              <Button size="sm" onClick={() => onOpen(event, to)}>
                {messages.open}
              </Button>
            )}
            {unread && (
              <Button variant="text" size="sm" onClick={() => onRead(event)}>
                {messages.readGroup}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
