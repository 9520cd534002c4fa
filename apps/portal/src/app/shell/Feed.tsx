import type { Input } from '@pribavka/api';
import { useCommand, useInfiniteList, useQuery } from '@pribavka/api/react';
import { Button, EmptyState, InfiniteList, Sheet, Skeleton } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

import { SectionError } from '../../shared/SectionError.tsx';
import { attempt } from '../../shared/attempt.ts';
import { appMessages } from '../messages.ts';
import { FeedGroup } from './feed/FeedGroup.tsx';
import { FeedToolbar } from './feed/FeedToolbar.tsx';
import { shareReadMarks } from './feed/read-marks.ts';
import { feedMessages as messages } from './feed/messages.ts';
import { type FeedFilter, groupsBody, topicsOf, unreadBody } from './feed/topics.ts';

/** The feed of notifications in its sheet. */
export default function FeedSheet({ onClose }: { onClose: () => void }): ReactElement {
  return (
    <Sheet open title={appMessages.bell} onClose={onClose}>
      <Feed onLeave={onClose} />
    </Sheet>
  );
}

const whole: FeedFilter = { unread: false, topic: undefined };

/** What the programme sent to the person, folded by event and day, the newest first. */
function Feed({ onLeave }: { onLeave: () => void }): ReactElement {
  const navigate = useNavigate();
  const [filter, setFilter] = useState(whole);
  const list = useInfiniteList('notifications.groups', groupsBody(filter));
  const unread = useQuery('notifications.unread', {}, { quiet: 'all' });
  const ofTopic = useQuery(
    'notifications.list',
    { body: unreadBody(filter) },
    { enabled: filter.topic !== undefined, quiet: 'all' },
  );
  const mark = useCommand('notifications.markRead', { invalidates: ['notifications.*'], quiet: 'all' });
  const read = async (body: Input<'notifications.markRead'>['body']): Promise<boolean> => {
    const done = (await attempt(mark.run({ body }))) !== undefined;
    if (done) shareReadMarks();
    return done;
  };
  const readAll = async (): Promise<void> => {
    if (await read(topicsOf(filter))) toast.success(filter.topic ? messages.topicRead : messages.allRead);
  };
  const filtered = filter.unread || filter.topic !== undefined;
  return (
    <>
      <FeedToolbar
        filter={filter}
        onFilter={setFilter}
        unread={(filter.topic ? ofTopic.data?.total : unread.data?.count) ?? 0}
        pending={mark.pending}
        onReadAll={() => void readAll()}
      />
      {list.problem && list.items.length === 0 ? (
        <SectionError level={3} title={messages.failed} problem={list.problem} onRetry={list.reload} />
      ) : list.loading ? (
        <Skeleton rows={5} label={messages.loading} />
      ) : list.items.length === 0 ? (
        <EmptyState
          level={3}
          title={filtered ? messages.nothing : messages.empty}
          description={filtered ? undefined : messages.emptyText}
          actions={filtered ? <Button onClick={() => setFilter(whole)}>{messages.reset}</Button> : undefined}
        />
      ) : (
        <InfiniteList
          label={messages.list}
          items={list.items}
          getKey={({ kind, until }) => `${kind} ${until}`}
          renderItem={(group) => (
            <FeedGroup
              group={group}
              onRead={({ id }) => void read({ ids: [id] })}
              onReadGroup={({ kind, since, until }) => void read({ group: { kind, since, until } })}
              onOpen={({ id, readAt }, to) => {
                if (readAt === null) void read({ ids: [id] });
                onLeave();
                void navigate(to);
              }}
            />
          )}
          hasMore={list.hasMore}
          onMore={list.loadMore}
          loading={list.loadingMore}
          error={list.problem ? messages.more : undefined}
          total={list.total}
        />
      )}
    </>
  );
}
