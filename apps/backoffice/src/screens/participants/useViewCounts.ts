import { usePagedList } from '@pribavka/api/react';

import type { ParticipantsView } from './urls.ts';

/** How many are in each view, from the totals of the whole list. */
export function useViewCounts(): Partial<Record<ParticipantsView, number>> {
  const { total, totals } = usePagedList('members.list', { size: 1 }, { quiet: 'all', refreshInterval: 60_000 });
  if (!totals) return {};
  return {
    all: total,
    moderation: totals.statuses.find((row) => row.status === 'moderation')?.count ?? 0,
    passports: totals.passportOnCheck,
    debt: totals.withDebt,
    risk: totals.highRisk,
  };
}
