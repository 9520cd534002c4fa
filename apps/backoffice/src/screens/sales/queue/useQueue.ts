import type { Output } from '@pribavka/api';
import { usePagedList } from '@pribavka/api/react';

export type QueueRow = Output<'sales.adminList'>['items'][number];

export interface Queue {
  readonly rows: readonly QueueRow[];
  readonly total: number;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly reload: () => void;
}

/** Sales that wait for a decision, the oldest first; looked at again every half a minute. */
export function useQueue(): Queue {
  const list = usePagedList(
    'sales.adminList',
    { size: 50, filters: { statuses: ['moderation'] }, sort: [{ field: 'submittedAt', direction: 'asc' }] },
    { refreshInterval: 30_000 },
  );
  return {
    rows: list.items,
    total: list.total,
    loading: list.loading,
    failed: list.problem !== undefined && list.items.length === 0,
    reload: list.reload,
  };
}

/** The row after or before the chosen one; stays inside the list. */
export function neighbour(rows: readonly QueueRow[], id: string | undefined, step: 1 | -1): QueueRow | undefined {
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) return rows[0];
  return rows[at + step];
}
