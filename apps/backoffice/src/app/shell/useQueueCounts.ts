import { useAllowed, useQuery } from '@pribavka/api/react';

import { useFirstScreenUp } from '../first-screen.ts';

/** Milliseconds between looks at the queues while the page is on screen. */
const period = 60_000;

/** How many wait for somebody's decision, by the section of the menu: counts of their own, no list is asked for them. */
export function useQueueCounts(): Record<string, number> {
  const up = useFirstScreenUp();
  const people = useAllowed('memberPage.memberList:read');
  const sales = useAllowed('sales.salesListAdmin:read');
  const payouts = useAllowed('transactionPage.transactionListAdmin:read');
  const options = { refreshInterval: period, quiet: 'all' } as const;
  const members = useQuery('members.queue', {}, { ...options, enabled: up && people }).data;
  const queue = useQuery('sales.queue', {}, { ...options, enabled: up && sales }).data;
  const withdrawals = useQuery('withdrawals.queue', {}, { ...options, enabled: up && payouts }).data;
  return {
    participants: members?.waiting ?? 0,
    sales: queue?.waiting ?? 0,
    transactions: withdrawals?.waiting ?? 0,
  };
}
