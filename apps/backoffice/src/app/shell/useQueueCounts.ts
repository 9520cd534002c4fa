import { useAllowed, usePagedList } from '@pribavka/api/react';

/** Milliseconds between looks at the queues while the page is on screen. */
const period = 60_000;

/** How many wait for somebody's decision, by the section of the menu. */
export function useQueueCounts(): Record<string, number> {
  const people = useAllowed('memberPage.memberList:read');
  const sales = useAllowed('sales.salesListAdmin:read');
  const payouts = useAllowed('transactionPage.transactionListAdmin:read');
  const members = usePagedList(
    'members.list',
    { size: 1, filters: { statuses: ['moderation'] } },
    { enabled: people, refreshInterval: period, quiet: 'all' },
  );
  const queue = usePagedList(
    'sales.adminList',
    { size: 1, filters: { statuses: ['moderation'] } },
    { enabled: sales, refreshInterval: period, quiet: 'all' },
  );
  const withdrawals = usePagedList(
    'withdrawals.adminList',
    { size: 1, filters: { statuses: ['new', 'on_review'] } },
    { enabled: payouts, refreshInterval: period, quiet: 'all' },
  );
  return { participants: members.total, sales: queue.total, transactions: withdrawals.total };
}
