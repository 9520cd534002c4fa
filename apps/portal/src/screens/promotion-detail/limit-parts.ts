import { formatNumber } from '@pribavka/ui';

import type { PromotionCard } from '../../shared/contract.ts';
import { promotionMessages as messages } from './messages.ts';

/** The member's own limit and what it leaves; nothing where there is none. */
export function limitParts(progress: PromotionCard['progress']): { value: string; label: string }[] {
  const { limit = null, left = null } = progress ?? {};
  return [
    ...(limit === null ? [] : [{ value: formatNumber(limit), label: messages.limit }]),
    ...(left === null ? [] : [{ value: formatNumber(left), label: messages.rest }]),
  ];
}
