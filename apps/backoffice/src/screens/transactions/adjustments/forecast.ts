import { formatMoney, formatNumber } from '@pribavka/ui';
import { formatPoints } from '@pribavka/ui/loyalty';

import { adjustmentsMessages } from './messages.ts';

const messages = adjustmentsMessages.forecast;

export interface Asked {
  readonly direction: 'credit' | 'debit';
  readonly points: number;
}

export interface Sums {
  readonly active: number;
  readonly debt: number;
}

/** What the person and the programme are left with, in points and roubles. */
export interface Forecast {
  readonly text: string;
  /** The server will refuse it as it stands. */
  readonly impossible: boolean;
}

/** What will happen to the account: a debt is repaid first, and nothing is written off below zero. */
export function forecastOf({ direction, points }: Asked, { active, debt }: Sums, rateKopecks?: number): Forecast {
  const money = rateKopecks === undefined ? '' : messages.money(formatMoney(points * rateKopecks));
  if (direction === 'debit') {
    return points > active
      ? { text: messages.beyond(formatPoints(active)), impossible: true }
      : { text: `${money}${messages.after(formatNumber(active), formatNumber(active - points))}`, impossible: false };
  }
  const repaid = Math.min(debt, points);
  const after = `${money}${messages.after(formatNumber(active), formatNumber(active + points - repaid))}`;
  return { text: repaid > 0 ? `${messages.repays(formatPoints(repaid))} ${after}` : after, impossible: false };
}
