import { Button, formatDate } from '@pribavka/ui';
import { NotificationLine } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import type { NotificationItem } from '../../../shared/contract.ts';
import { notificationTarget } from '../notification-target.ts';
import { feedMessages as messages } from './messages.ts';
import { tones } from './tones.ts';

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
    <NotificationLine
      tone={tones[event.tone]}
      title={event.title}
      description={event.text}
      when={formatDate(event.createdAt, 'listDayTime')}
      at={event.createdAt}
      unread={unread}
      actions={
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
