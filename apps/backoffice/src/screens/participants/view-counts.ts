import type { Output } from '@pribavka/api';

import type { ParticipantsView } from './urls.ts';

/** How many are in each view, from the totals of the whole list. */
export function countsOfMembers({
  total,
  totals,
}: Partial<Pick<Output<'members.list'>, 'total' | 'totals'>>): Partial<Record<ParticipantsView, number>> {
  if (!totals || total === undefined) return {};
  return {
    all: total,
    moderation: totals.statuses.find((row) => row.status === 'moderation')?.count ?? 0,
    passports: totals.passportOnCheck,
    stores: totals.asksForStore,
    debt: totals.withDebt,
    risk: totals.highRisk,
  };
}
