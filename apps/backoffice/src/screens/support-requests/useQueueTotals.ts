import { usePagedList } from '@pribavka/api/react';

import { useFirstScreenUp } from '../../shared/first-screen.ts';
import type { SupportView } from './urls.ts';

/** How many wait in each queue, whatever the list is narrowed to. */
export function useQueueTotals(): Partial<Record<SupportView, number>> {
  const { totals } = usePagedList(
    'support.adminList',
    { size: 1 },
    { enabled: useFirstScreenUp(), quiet: 'all', refreshInterval: 15_000 },
  );
  if (!totals) return {};
  const inStatus = (...wanted: string[]): number =>
    totals.statuses.reduce((sum, { status, count }) => (wanted.includes(status) ? sum + count : sum), 0);
  return {
    open: inStatus('new', 'in_progress', 'waiting_author'),
    mine: totals.mine,
    unassigned: totals.withoutAssignee,
    overdue: totals.overdue,
  };
}
