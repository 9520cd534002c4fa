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

/** What is left when a debt is repaid first; `repaid` is the debt that goes. */
export function balanceAfter({ direction, points }: Asked, { active, debt }: Sums): { active: number; repaid: number } {
  if (direction === 'debit') return { active: active - points, repaid: 0 };
  const repaid = Math.min(debt, points);
  return { active: active + points - repaid, repaid };
}

/** What will happen to the account: a debt is repaid first, and nothing is written off below zero. */
export function forecastOf(asked: Asked, sums: Sums, rateKopecks?: number): Forecast {
  const { active } = sums;
  const left = balanceAfter(asked, sums);
  if (left.active < 0) return { text: messages.beyond(formatPoints(active)), impossible: true };
  const money = rateKopecks === undefined ? '' : messages.money(formatMoney(asked.points * rateKopecks));
  const after = `${money}${messages.after(formatNumber(active), formatNumber(left.active))}`;
  return {
    text: left.repaid > 0 ? `${messages.repays(formatPoints(left.repaid))} ${after}` : after,
    impossible: false,
  };
}
