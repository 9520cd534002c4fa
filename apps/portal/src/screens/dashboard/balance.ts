import { formatDate, formatNumber } from '@pribavka/ui';
import type { BalancePart } from '@pribavka/ui/loyalty';

import type { Balance } from '../../shared/contract.ts';
import { dashboardMessages as messages } from './messages.ts';

/** Parts of the bar in their order; empty ones are left out. */
export function balanceParts(balance: Balance): BalancePart[] {
  const { active, pending, nextExpiration, nextActivation } = balance;
  const burning = Math.min(nextExpiration?.points ?? 0, active);
  const parts: Array<Omit<BalancePart, 'text'>> = [
    { kind: 'available', value: active - burning, label: messages.far },
    {
      kind: 'burning',
      value: burning,
      label: nextExpiration ? messages.soon(formatDate(nextExpiration.date, 'listDay')) : '',
    },
    {
      kind: 'pending',
      value: pending,
      label: nextActivation ? messages.pendingUntil(formatDate(nextActivation.date, 'listDay')) : messages.pending,
    },
  ];
  return parts.filter(({ value }) => value > 0).map((part) => ({ ...part, text: formatNumber(part.value) }));
}
