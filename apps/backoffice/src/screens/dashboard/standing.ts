import type { Output } from '@pribavka/api';

import { participantsUrl } from '../participants/urls.ts';
import { transactionsUrl } from '../transactions/urls.ts';
import type { Days } from './period.ts';

type MemberStatus = Output<'summaries.members'>['byStatus'][number]['status'];
type PayoutStatus = Output<'summaries.transactions'>['byStatus'][number]['status'];

/** What narrows a sum; makers and brands touch neither people nor payouts. */
export interface Place {
  readonly partnerId?: string | undefined;
  readonly storeGroupId?: string | undefined;
}

const search = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');

/** The list of exactly these people. */
export const membersOf = (status: MemberStatus, { partnerId, storeGroupId }: Place): string =>
  `${participantsUrl()}?${search({ 'f.status': status, 'f.partner': partnerId, 'f.group': storeGroupId })}`;

/** Views of the list that hold one status each; the others have no list of their own. */
const payoutViews: Partial<Record<PayoutStatus, string>> = {
  approved: 'approved',
  in_registry: 'in_registry',
  paid: 'paid',
  failed: 'failed',
};

/** The list of exactly these requests of the period; undefined where the list cannot be narrowed so. */
export function payoutsOf(status: PayoutStatus, days: Days, { partnerId, storeGroupId }: Place): string | undefined {
  const view = payoutViews[status];
  if (view === undefined || storeGroupId !== undefined) return undefined;
  const requested = `${days.from}..${days.to}`;
  return transactionsUrl('withdrawals', `?${search({ view, 'f.requested': requested, 'f.partner': partnerId })}`);
}
