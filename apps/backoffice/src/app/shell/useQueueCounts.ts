import { useAllowed, usePagedList } from '@pribavka/api/react';

import { useFirstScreenUp } from '../first-screen.ts';

/** Milliseconds between looks at the queues while the page is on screen. */
const period = 60_000;

/** How many wait for somebody's decision, by the section of the menu. */
export function useQueueCounts(): Record<string, number> {
  const up = useFirstScreenUp();
  const people = useAllowed('memberPage.memberList:read');
  const sales = useAllowed('sales.salesListAdmin:read');
  const payouts = useAllowed('transactionPage.transactionListAdmin:read');
  const options = { refreshInterval: period, quiet: 'all' } as const;
  // The same question as the counts of the participants' views: it is asked once for both.
  const members = usePagedList('members.list', { size: 1 }, { ...options, enabled: up && people });
  const queue = usePagedList(
    'sales.adminList',
    { size: 1, filters: { statuses: ['moderation'] } },
    { ...options, enabled: up && sales },
  );
  const withdrawals = usePagedList(
    'withdrawals.adminList',
    { size: 1, filters: { statuses: ['new', 'on_review'] } },
    { ...options, enabled: up && payouts },
  );
  return {
    participants: members.totals?.statuses.find(({ status }) => status === 'moderation')?.count ?? 0,
    sales: queue.total,
    transactions: withdrawals.total,
  };
}
