import type { Access, Output } from '@pribavka/api';
import { useCommand, useInfiniteList, useSession } from '@pribavka/api/react';
import { EmptyState, ErrorState, formatDate, Skeleton } from '@pribavka/ui';
import { NotificationCenter } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

import { appMessages } from '../messages.ts';
import { notificationTarget } from './notification-target.ts';

const messages = {
  loading: 'Загружаем уведомления…',
  failed: 'Не загрузили уведомления',
  empty: 'Уведомлений пока нет',
  open: 'Открыть',
} as const;

type Item = Output<'notifications.list'>['items'][number];

const tones = { neutral: 'info', info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const;

const entryOf = (item: Item, access: Access | undefined, onOpen: (target: string) => void) => {
  const target = notificationTarget(item, access);
  return {
    id: item.id,
    tone: tones[item.tone],
    title: item.title,
    description: item.text,
    when: formatDate(item.createdAt, 'listDayTime'),
    at: item.createdAt,
    unread: item.readAt === null,
    actions: target === undefined ? [] : [{ label: messages.open, onAction: () => onOpen(target) }],
  };
};

/** The list behind the bell. */
export function Feed({ onLeave }: { onLeave?: (() => void) | undefined }): ReactElement {
  const navigate = useNavigate();
  const { access } = useSession();
  const list = useInfiniteList('notifications.list', { size: 20 });
  const read = useCommand('notifications.markRead', { invalidates: ['notifications.*', 'live.get'] });
  const open = (id: string, target: string): void => {
    void read.run({ body: { ids: [id] } }).catch(() => undefined);
    onLeave?.();
    void navigate(target);
  };
  if (list.problem && list.items.length === 0) {
    return <ErrorState level={3} title={messages.failed} requestId={list.problem.requestId} onRetry={list.reload} />;
  }
  if (list.loading) return <Skeleton rows={4} label={messages.loading} style={{ padding: '0 16px' }} />;
  if (list.items.length === 0) return <EmptyState level={3} title={messages.empty} />;
  return (
    <NotificationCenter
      heading={appMessages.bell}
      entries={list.items.map((item) => entryOf(item, access, (target) => open(item.id, target)))}
      onReadAll={() => void read.run({ body: {} }).catch(() => undefined)}
      onMore={list.hasMore ? list.loadMore : undefined}
      loadingMore={list.loadingMore}
    />
  );
}
