import type { Output } from '@pribavka/api';
import { formatMoney, formatNumber } from '@pribavka/ui';

import { dashboardMessages as messages } from './messages.ts';

export interface Figure {
  readonly label: string;
  readonly value: string;
  /** For the comparison with the period before. */
  readonly now?: number;
  readonly before?: number;
}

const percent = new Intl.NumberFormat('ru-RU', { style: 'percent', maximumFractionDigits: 1 });

const compared = (label: string, now: number, before: number, format: (value: number) => string): Figure => ({
  label,
  value: format(now),
  now,
  before,
});

/** What was sold; its points only for those who see no others, or «начислено» would be there twice. */
export function productFigures(
  { previous, ...now }: Output<'summaries.products'>,
  { withPoints }: { withPoints: boolean },
): Figure[] {
  const { units, revenue, points, returns } = messages.products;
  return [
    compared(units, now.units, previous.units, formatNumber),
    compared(revenue, now.revenueKopecks, previous.revenueKopecks, formatMoney),
    ...(withPoints ? [compared(points, now.points, previous.points, formatNumber)] : []),
    { label: returns, value: percent.format(now.returnsShare) },
  ];
}

/** Who came, who sells, who does not. */
export function peopleFigures({ previous, ...now }: Output<'summaries.members'>): Figure[] {
  const { fresh, moderation, active, sleeping } = messages.members;
  const waiting = now.byStatus.find(({ status }) => status === 'moderation')?.count ?? 0;
  return [
    compared(fresh, now.newMembers, previous.newMembers, formatNumber),
    { label: moderation, value: formatNumber(waiting) },
    compared(active, now.activeMembers, previous.activeMembers, formatNumber),
    { label: sleeping, value: formatNumber(now.sleepingMembers) },
  ];
}

/** What became of the points, and what the programme owes. */
export function pointFigures({ previous, ...now }: Output<'summaries.members'>): Figure[] {
  const { earned, activated, expired, expiring, liability, debt } = messages.members;
  return [
    compared(earned, now.earned, previous.earned, formatNumber),
    compared(activated, now.activated, previous.activated, formatNumber),
    compared(expired, now.expired, previous.expired, formatNumber),
    { label: expiring, value: formatNumber(now.expiringPoints) },
    { label: liability, value: formatMoney(now.liabilityKopecks) },
    { label: debt, value: formatNumber(now.debtPoints) },
  ];
}

/** What was paid out, and how fast; a period without a payment has no average. */
export function payoutFigures({ previous, ...now }: Output<'summaries.transactions'>): Figure[] {
  const { requested, sum, paid, tax, failed, average } = messages.transactions;
  return [
    compared(requested, now.requested, previous.requested, formatNumber),
    compared(sum, now.requestedKopecks, previous.requestedKopecks, formatMoney),
    compared(paid, now.paidKopecks, previous.paidKopecks, formatMoney),
    { label: tax, value: formatMoney(now.taxKopecks) },
    { label: failed, value: formatNumber(now.failed) },
    { label: average, value: now.averageHours === null ? '—' : formatNumber(now.averageHours) },
  ];
}

/** Whether nothing at all has happened in the days asked for, as far as the reader may see. */
export function isQuiet({
  products,
  members,
  money,
}: {
  products: Output<'summaries.products'> | undefined;
  members: Output<'summaries.members'> | undefined;
  money: Output<'summaries.transactions'> | undefined;
}): boolean {
  const known = [
    products?.units,
    members && members.newMembers + members.earned + members.activated + members.expired,
    money && money.requested + money.paid + money.byType.length,
  ].filter((count) => count !== undefined);
  return known.length > 0 && known.every((count) => count === 0);
}
