import type { Output, Problem } from '@pribavka/api';
import { usePagedList, useSession } from '@pribavka/api/react';

import type { QueueName } from './useQueuePlace.ts';

export type QueueRow = Output<'sales.adminList'>['items'][number];

export interface Queue {
  readonly rows: readonly QueueRow[];
  readonly total: number;
  readonly loading: boolean;
  readonly problem: Problem | undefined;
  readonly reload: () => void;
}

/** Milliseconds between looks: whom another has taken meanwhile is seen within them. */
const interval = 5000;

/** Sales that wait for a decision, the oldest first: everybody's, disputed ones, those put off, those of one's own. */
export function useQueue(name: QueueName): Queue {
  const me = useSession().profile?.id;
  const list = usePagedList(
    'sales.adminList',
    {
      size: 50,
      filters:
        name === 'mine'
          ? { statuses: ['moderation', 'clarification'], ...(me === undefined ? {} : { moderatorId: me }) }
          : {
              statuses: ['moderation'],
              postponed: name === 'postponed',
              checkable: true,
              ...(name === 'disputes' ? { disputed: true } : {}),
            },
      sort: [{ field: 'submittedAt', direction: 'asc' }],
    },
    // Rows of another list are not rows of this one: its first sale would be opened.
    { refreshInterval: interval, keepPreviousData: false },
  );
  return {
    rows: list.items,
    total: list.total,
    loading: list.loading,
    problem: list.items.length === 0 ? list.problem : undefined,
    reload: list.reload,
  };
}

/** The row after or before the chosen one that nobody else checks; stays inside the list. */
export function neighbour(
  rows: readonly QueueRow[],
  id: string | undefined,
  step: 1 | -1,
  me: string | undefined,
): QueueRow | undefined {
  const isFree = ({ lockedBy }: QueueRow): boolean => lockedBy === null || lockedBy.id === me;
  const at = rows.findIndex((row) => row.id === id);
  const rest = at < 0 ? rows : step === 1 ? rows.slice(at + 1) : rows.slice(0, at).toReversed();
  return rest.find(isFree);
}
