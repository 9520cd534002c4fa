import { programmeToday } from '@pribavka/forms/rules';
import { formatDate, formatNumber } from '@pribavka/ui';
import type { BalancePart } from '@pribavka/ui/loyalty';

import type { Balance } from '../../shared/contract.ts';
import { sharesOf } from './shares.ts';
import { dashboardMessages as messages } from './messages.ts';

/** The day of a sum, with the year where it is another one: «4 октября» alone would be read as past. */
const dayOf = (date: string): string =>
  formatDate(date, date.slice(0, 4) === programmeToday().slice(0, 4) ? 'listDay' : 'listDayYear');

/** Parts of the bar in their order; empty ones are left out. */
export function balanceParts(balance: Balance): BalancePart[] {
  const { nextExpiration, nextActivation } = balance;
  const { available, burning, pending } = sharesOf(balance);
  const parts: Array<Omit<BalancePart, 'text'>> = [
    { kind: 'available', value: available, label: messages.far },
    {
      kind: 'burning',
      value: burning,
      label: nextExpiration ? messages.soon(burning, dayOf(nextExpiration.date)) : '',
    },
    {
      kind: 'pending',
      value: pending,
      label: nextActivation ? messages.pendingUntil(dayOf(nextActivation.date)) : messages.pending,
    },
  ];
  return parts.filter(({ value }) => value > 0).map((part) => ({ ...part, text: formatNumber(part.value) }));
}
