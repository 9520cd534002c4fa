import type { Output } from '@pribavka/api';
import { useCommand, useInfiniteList } from '@pribavka/api/react';
import { formatDate } from '@pribavka/ui';
import { NotificationCenter } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import { appWords } from '../words.ts';

type Item = Output<'notifications.list'>['items'][number];

const tones = { neutral: 'info', info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const;

const entryOf = (item: Item) => ({
  id: item.id,
  tone: tones[item.tone],
  title: item.title,
  description: item.text,
  when: formatDate(item.createdAt, 'listDayTime'),
  at: item.createdAt,
  unread: item.readAt === null,
});

/** The list behind the bell. */
export function Feed(): ReactElement {
  const list = useInfiniteList('notifications.list', { size: 20 });
  const read = useCommand('notifications.markRead', { invalidates: ['notifications.*'] });
  return (
    <NotificationCenter
      heading={appWords.bell}
      entries={list.items.map(entryOf)}
      onReadAll={() => void read.run({ body: {} }).catch(() => undefined)}
      onMore={list.hasMore ? list.loadMore : undefined}
      loadingMore={list.loadingMore}
    />
  );
}
