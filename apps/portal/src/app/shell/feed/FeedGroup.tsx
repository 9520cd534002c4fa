import { useInfiniteList } from '@pribavka/api/react';
import { Button, formatCount, formatDate, formatNumber, InfiniteList, Skeleton, Tag } from '@pribavka/ui';
import { NotificationLine } from '@pribavka/ui/toast';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { SectionError } from '../../../shared/SectionError.tsx';
import type { NotificationGroup } from '../../../shared/contract.ts';
import { FeedEvent, type FeedEventProps } from './FeedEvent.tsx';
import { feedMessages as messages } from './messages.ts';
import { tones } from './tones.ts';

const Events = styled.div`
  padding-inline-start: 28px;
`;

const Title = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
`;

const daysOf = (first: string, last: string): string => {
  const [from, to] = [formatDate(first, 'listDayYear'), formatDate(last, 'listDayYear')];
  return from === to ? to : messages.days(from, to);
};

const events = ['событие', 'события', 'событий'] as const;

export interface FeedGroupProps extends Pick<FeedEventProps, 'onOpen' | 'onRead'> {
  group: NotificationGroup;
  onReadGroup: (group: NotificationGroup) => void;
}

/** Events of one kind and day: a single one stands as it is, several are one line that opens. */
export function FeedGroup({ group, onOpen, onRead, onReadGroup }: FeedGroupProps): ReactElement {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { count, unread, latest, about, since, firstAt } = group;
  if (count === 1) return <FeedEvent event={latest} onOpen={onOpen} onRead={onRead} />;
  return (
    <>
      <NotificationLine
        tone={tones[latest.tone]}
        unread={unread > 0}
        at={latest.createdAt}
        when={since === null ? daysOf(firstAt, latest.createdAt) : formatDate(latest.createdAt, 'listDayTime')}
        description={messages.last([latest.title, latest.text].filter(Boolean).join('. '))}
        title={
          <Title>
            {about}
            {unread > 0 && <Tag tone="accent">{messages.newOf(formatNumber(unread))}</Tag>}
          </Title>
        }
        actions={
          <>
            <Button
              size="sm"
              iconEnd={open ? ChevronUp : ChevronDown}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {formatCount(count, events)}
            </Button>
            {unread > 0 && (
              <Button variant="text" size="sm" onClick={() => onReadGroup(group)}>
                {messages.readGroup}
              </Button>
            )}
          </>
        }
      />
      <Events id={id} hidden={!open}>
        {open && <GroupEvents group={group} onOpen={onOpen} onRead={onRead} />}
      </Events>
    </>
  );
}

function GroupEvents({ group, onOpen, onRead }: Omit<FeedGroupProps, 'onReadGroup'>): ReactElement {
  const { kind, since, until, about } = group;
  const list = useInfiniteList('notifications.list', { size: 20, filters: { group: { kind, since, until } } });
  if (list.problem && list.items.length === 0)
    return <SectionError level={3} title={messages.failed} problem={list.problem} onRetry={list.reload} />;
  if (list.loading) return <Skeleton rows={3} label={messages.loading} />;
  return (
    <InfiniteList
      label={messages.eventsOf(about)}
      items={list.items}
      getKey={({ id }) => id}
      renderItem={(event) => <FeedEvent event={event} onOpen={onOpen} onRead={onRead} />}
      hasMore={list.hasMore}
      onMore={list.loadMore}
      loading={list.loadingMore}
      error={list.problem ? messages.more : undefined}
      total={list.total}
    />
  );
}
