import { Button, Chip, formatNumber, SegmentedControl } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { feedMessages as messages } from './messages.ts';
import type { FeedFilter, FeedTopic } from './topics.ts';

const Root = styled.div`
  display: grid;
  gap: 12px;
  padding-block-end: 12px;
  & > div:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
    justify-content: space-between;
  }
  & > [role='group'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  @media (max-width: 47.99em) {
    & button {
      min-height: 44px;
    }
  }
`;

export interface FeedToolbarProps {
  filter: FeedFilter;
  onFilter: (filter: FeedFilter) => void;
  /** How many of the chosen topic wait to be read; of all without one. */
  unread: number;
  pending: boolean;
  onReadAll: () => void;
}

/** What the bell shows, and one press that reads all of that. */
export function FeedToolbar({ filter, onFilter, unread, pending, onReadAll }: FeedToolbarProps): ReactElement {
  return (
    <Root>
      <div>
        <SegmentedControl
          aria-label={messages.show}
          size="sm"
          value={filter.unread ? 'unread' : 'all'}
          onValueChange={(value) => onFilter({ ...filter, unread: value === 'unread' })}
          options={[
            { value: 'all', label: messages.all },
            {
              value: 'unread',
              label: unread > 0 ? `${messages.onlyUnread} ${formatNumber(unread)}` : messages.onlyUnread,
            },
          ]}
        />
        {unread > 0 && (
          <Button variant="text" size="sm" loading={pending} onClick={onReadAll}>
            {messages.readAll}
          </Button>
        )}
      </div>
      <div role="group" aria-label={messages.topicsLabel}>
        {(Object.keys(messages.topics) as FeedTopic[]).map((topic) => (
          <Chip
            key={topic}
            size="sm"
            selected={filter.topic === topic}
            onClick={() => onFilter({ ...filter, topic: filter.topic === topic ? undefined : topic })}
          >
            {messages.topics[topic]}
          </Chip>
        ))}
      </div>
    </Root>
  );
}
