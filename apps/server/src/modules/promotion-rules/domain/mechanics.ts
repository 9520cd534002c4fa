import type { BonusLine, ItemFacts, PromotionRule } from './rules.ts';

const number = new Intl.NumberFormat('ru-RU');
const decimal = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

type Made = Pick<BonusLine, 'points' | 'formula'> & { units?: number; percent?: number };

/** What the lines before this one, of this sale and of earlier ones, have already done for one promotion. */
export interface Reached {
  /** Units of the goods of the promotion. */
  units: number;
  /** Whether the first sale is behind. */
  sold: boolean;
  /** Whole sets in this sale, by the line that shows them; undefined when the goods are not all there. */
  sets: number;
}

/** Points a plan has given in all when so many units are sold: nothing below the first step. */
export function planTotal(params: Extract<PromotionRule, { mechanic: 'plan' }>['params'], units: number): number {
  const step = params.tiers.findLast((tier) => units >= tier.units);
  return step ? Math.floor((params.points * units * step.percent) / 100) : 0;
}

function madeOf(rule: PromotionRule, item: ItemFacts, reached: Reached | undefined): Made | undefined {
  switch (rule.mechanic) {
    case 'multiplier':
      return {
        points: Math.floor((item.basePoints * item.quantity * (rule.params.percent - 100)) / 100),
        formula: `×${decimal.format(rule.params.percent / 100)} к базовым`,
        percent: rule.params.percent,
      };
    case 'fixed_per_unit':
      return {
        points: rule.params.points * item.quantity,
        formula: `${number.format(rule.params.points)} × ${item.quantity} шт.`,
      };
    case 'percent_of_price':
      return {
        points: Math.floor(((item.priceKopecks ?? 0) * item.quantity * rule.params.percent) / 10_000),
        formula: `${decimal.format(rule.params.percent)} % от цены`,
      };
    case 'step':
      return {
        points: Math.floor(item.quantity / rule.params.every) * rule.params.points,
        formula: `${number.format(rule.params.points)} за каждые ${rule.params.every} шт.`,
      };
    case 'plan': {
      if (!reached) return undefined;
      const now = reached.units + item.quantity;
      // The step crossed pays for the units before it too: what the plan gives in all, less what it gave.
      return {
        points: planTotal(rule.params, now) - planTotal(rule.params, reached.units),
        formula: `план: продано ${number.format(now)} шт.`,
      };
    }
    case 'first_sale':
      return reached && !reached.sold ? { points: rule.params.points, formula: 'первая продажа' } : undefined;
    case 'bundle':
      return reached && reached.sets > 0 && rule.params.productIds[0] === item.productId
        ? {
            points: rule.params.points * reached.sets,
            formula: `${number.format(rule.params.points)} × ${reached.sets} компл.`,
          }
        : undefined;
  }
}

/** Bonus of one line by one promotion. Fractions are dropped, never rounded up: points are money. */
export function bonusOf(rule: PromotionRule, item: ItemFacts, reached: Reached | undefined): BonusLine | undefined {
  const made = madeOf(rule, item, reached);
  if (!made || made.points <= 0) return undefined;
  return { promotionId: rule.promotionId, versionId: rule.versionId, name: rule.name, ...made };
}

/** Whole sets of a bundle in one sale. */
export function setsOf(rule: PromotionRule, items: readonly ItemFacts[]): number {
  if (rule.mechanic !== 'bundle') return 0;
  const sold = (id: string): number =>
    items.filter((item) => item.productId === id).reduce((sum, item) => sum + item.quantity, 0);
  return Math.min(...rule.params.productIds.map(sold));
}
