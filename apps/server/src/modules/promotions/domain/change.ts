import type { PromotionStatus } from '@pribavka/api';

import type { Dates } from './form.ts';

interface Cost extends Dates {
  budgetPoints: number | null;
}

const lastDay = ({ endsAt, submitUntil }: Dates): Date => (submitUntil && submitUntil > endsAt ? submitUntil : endsAt);

/**
 * Whether it may cost more than what was agreed or is waited for: a larger budget, or a longer period. Once it runs, a
 * budget bounds what a longer period costs.
 */
export function widens(before: Cost & { status: PromotionStatus }, next: Cost): boolean {
  if ((next.budgetPoints ?? Infinity) > (before.budgetPoints ?? Infinity)) return true;
  const isLonger = next.startsAt < before.startsAt || lastDay(next) > lastDay(before);
  return isLonger && (next.budgetPoints === null || before.status === 'draft' || before.status === 'on_approval');
}
