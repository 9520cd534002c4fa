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

/** What was sold. */
export function productFigures({ previous, ...now }: Output<'summaries.products'>): Figure[] {
  const { units, revenue, points, returns } = messages.products;
  return [
    compared(units, now.units, previous.units, formatNumber),
    compared(revenue, now.revenueKopecks, previous.revenueKopecks, formatMoney),
    compared(points, now.points, previous.points, formatNumber),
    { label: returns, value: percent.format(now.returnsShare) },
  ];
}

/** Who sold, and what became of the points. */
export function peopleFigures({ previous, ...now }: Output<'summaries.members'>): Figure[] {
  const { fresh, active, sleeping, activated, expired, liability } = messages.members;
  return [
    compared(fresh, now.newMembers, previous.newMembers, formatNumber),
    compared(active, now.activeMembers, previous.activeMembers, formatNumber),
    { label: sleeping, value: formatNumber(now.sleepingMembers) },
    compared(activated, now.activated, previous.activated, formatNumber),
    compared(expired, now.expired, previous.expired, formatNumber),
    { label: liability, value: formatMoney(now.liabilityKopecks) },
  ];
}

/** What was paid out, and how fast; a period without a payment has no average. */
export function payoutFigures({ previous, ...now }: Output<'summaries.transactions'>): Figure[] {
  const { requested, paid, tax, failed, average } = messages.transactions;
  return [
    compared(requested, now.requested, previous.requested, formatNumber),
    compared(paid, now.paidKopecks, previous.paidKopecks, formatMoney),
    { label: tax, value: formatMoney(now.taxKopecks) },
    { label: failed, value: formatNumber(now.failed) },
    { label: average, value: now.averageHours === null ? '—' : formatNumber(now.averageHours) },
  ];
}
