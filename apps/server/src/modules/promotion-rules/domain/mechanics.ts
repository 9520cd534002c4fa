import { difference, product, rounded } from '../../../core/exact.ts';
import type { ItemFacts, PromotionRule } from './rules.ts';
import { type Made, describe } from './explained.ts';

type Of<M extends PromotionRule['mechanic']> = Extract<PromotionRule, { mechanic: M }>;

/** What the lines before this one, of this sale and of earlier ones, have already done for one promotion. */
export interface Reached {
  /** Units of its goods in the earlier sales and in the earlier lines of this one. */
  before: number;
  inSale: number;
  /** Whether the first sale is behind. */
  sold: boolean;
  /** Whole sets in this sale that no line before has shown. */
  sets: number;
}

/** One line, its units as the limit of units leaves them. */
export type Asked = Pick<ItemFacts, 'productId' | 'quantity' | 'priceKopecks' | 'basePoints'> & {
  /** Kopecks of one point. */
  rateKopecks: number;
};

/** Points a plan has given in all when so many units are sold: nothing below the first step. */
export function planTotal(params: Of<'plan'>['params'], units: number): number {
  const step = params.tiers.findLast((tier) => units >= tier.units);
  return step ? rounded(product(params.points, units, step.percent), 100) : 0;
}

/** Points per cents of a sum bring; kopecks of one point are the rate. */
export const pointsOfPrice = (kopecks: number, percent: number, rateKopecks: number): number =>
  rounded(product(kopecks, percent), rateKopecks * 100);

/** What a multiplier adds to the base points: ×1,101 of 1 000 adds 101. */
export const pointsOverBase = (base: number, percent: number): number =>
  rounded(product(base, difference(percent, 100)), 100);

function madeOf(rule: PromotionRule, item: Asked, reached: Reached | undefined): Made | undefined {
  const { quantity } = item;
  switch (rule.mechanic) {
    case 'multiplier': {
      const base = item.basePoints * quantity;
      const points = pointsOverBase(base, rule.params.percent);
      return { mechanic: rule.mechanic, points, base, percent: rule.params.percent };
    }
    case 'fixed_per_unit':
      return { mechanic: rule.mechanic, points: rule.params.points * quantity, each: rule.params.points, quantity };
    case 'percent_of_price': {
      const { percent } = rule.params;
      const { priceKopecks = 0, rateKopecks } = item;
      const points = pointsOfPrice(priceKopecks * quantity, percent, rateKopecks);
      return { mechanic: rule.mechanic, points, percent, priceKopecks, quantity, rateKopecks };
    }
    case 'step': {
      const { every, points: each, per } = rule.params;
      if (per === 'period' && !reached) return undefined;
      const from = per === 'period' ? (reached?.before ?? 0) : (reached?.inSale ?? 0);
      const to = from + quantity;
      const steps = Math.floor(to / every) - Math.floor(from / every);
      return { mechanic: rule.mechanic, points: steps * each, each, steps, every, from, to };
    }
    case 'plan': {
      if (!reached) return undefined;
      const now = reached.before + quantity;
      // The step crossed pays for the units before it too: what the plan gives in all, less what it gave.
      const had = planTotal(rule.params, reached.before);
      const points = planTotal(rule.params, now) - had;
      const percent = rule.params.tiers.findLast((tier) => now >= tier.units)?.percent ?? 0;
      return { mechanic: rule.mechanic, points, each: rule.params.points, units: now, percent, had };
    }
    case 'first_sale':
      return reached && !reached.sold ? { mechanic: rule.mechanic, points: rule.params.points } : undefined;
    case 'bundle': {
      if (!reached || rule.params.productIds[0] !== item.productId) return undefined;
      const sets = Math.min(reached.sets, quantity);
      return { mechanic: rule.mechanic, points: rule.params.points * sets, each: rule.params.points, sets };
    }
  }
}

/** Bonus of one line by one promotion. */
export function bonusOf(rule: PromotionRule, item: Asked, reached: Reached | undefined) {
  const made = madeOf(rule, item, reached);
  if (!made || made.points <= 0) return undefined;
  const { promotionId, versionId, versionNumber, name } = rule;
  return {
    promotionId,
    versionId,
    name,
    points: made.points,
    ...describe(made, versionNumber),
    ...(made.mechanic === 'multiplier' ? { percent: made.percent } : {}),
  };
}

/** Whole sets of a bundle among these lines, all of them of its goods. */
export function setsOf(rule: PromotionRule, items: readonly ItemFacts[]): number {
  if (rule.mechanic !== 'bundle') return 0;
  const sold = (id: string): number =>
    items.filter((item) => item.productId === id).reduce((sum, item) => sum + item.quantity, 0);
  return Math.min(...rule.params.productIds.map(sold));
}
