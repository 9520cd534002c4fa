import { formatNumber } from '@pribavka/ui';

import type { PromotionCard } from '../../shared/contract.ts';
import { promotionMessages as messages } from './messages.ts';

type Product = Pick<PromotionCard['products'][number], 'basePoints' | 'points'>;

const NBSP = '\u00A0';

/** What the promotion does with the points of one unit: «× 1,5», «+ 200»; nothing where one unit alone gets no more. */
export function shareOf({ mechanic, badge }: Pick<PromotionCard, 'mechanic' | 'badge'>, product: Product): string {
  const more = product.points - product.basePoints;
  if (more <= 0) return '';
  return mechanic === 'multiplier' ? badge.replace('×', `×${NBSP}`) : `+${NBSP}${formatNumber(more)}`;
}

/** «520 × 1,5», or the usual points where the promotion adds nothing to one unit. */
export const madeOf = ({ basePoints }: Product, share = ''): string =>
  share === '' ? messages.usual(formatNumber(basePoints)) : `${formatNumber(basePoints)}${NBSP}${share}`;
