import { useCommand, useInfiniteList } from '@pribavka/api/react';
import { EmptyState, ErrorState, formatDate, Sheet, Skeleton } from '@pribavka/ui';
import { NotificationCenter } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

import { attempt } from '../../shared/attempt.ts';
import { appMessages } from '../messages.ts';
import { notificationTarget } from './notification-target.ts';

const messages = {
  loading: 'Загружаем уведомления…',
  failed: 'Не загрузили уведомления',
  empty: 'Уведомлений пока нет',
  emptyText: 'Здесь появятся решения по продажам, начисления и выплаты.',
  open: 'Открыть',
} as const;

const tones = { neutral: 'info', info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const;

/** The feed of notifications in its sheet. */
export default function FeedSheet({ onClose }: { onClose: () => void }): ReactElement {
  return (
    <Sheet open title={appMessages.bell} onClose={onClose}>
      <Feed onLeave={onClose} />
    </Sheet>
  );
}

/** What the programme sent to the person, the newest first. */
function Feed({ onLeave }: { onLeave: () => void }): ReactElement {
  const navigate = useNavigate();
  const list = useInfiniteList('notifications.list', { size: 20 });
  const read = useCommand('notifications.markRead', { invalidates: ['notifications.*'], quiet: 'all' });
  if (list.problem && list.items.length === 0) {
    return <ErrorState level={3} title={messages.failed} requestId={list.problem.requestId} onRetry={list.reload} />;
  }
  if (list.loading) return <Skeleton rows={5} label={messages.loading} />;
  if (list.items.length === 0) return <EmptyState level={3} title={messages.empty} description={messages.emptyText} />;
  return (
    <NotificationCenter
      entries={list.items.map((item) => {
        const target = item.entity && notificationTarget(item.entity);
        return {
          id: item.id,
          tone: tones[item.tone],
          title: item.title,
          description: item.text,
          when: formatDate(item.createdAt, 'listDayTime'),
          at: item.createdAt,
          unread: item.readAt === null,
          actions: target
            ? [
                {
                  label: messages.open,
                  onAction: () => {
                    void attempt(read.run({ body: { ids: [item.id] } }));
                    onLeave();
                    void navigate(target);
                  },
                },
              ]
            : [],
        };
      })}
      onReadAll={() => void attempt(read.run({ body: {} }))}
      onMore={list.hasMore ? list.loadMore : undefined}
      loadingMore={list.loadingMore}
    />
  );
}
