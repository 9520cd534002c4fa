import { appliesToItem, appliesToSale } from './applies.ts';
import { RemainingLimits } from './limits.ts';
import { bonusOf, type Reached, setsOf } from './mechanics.ts';
import type { BonusLine, CalculatedItem, ItemFacts, PastOf, PromotionRule, SaleFacts } from './rules.ts';

const number = new Intl.NumberFormat('ru-RU');

/** `exclusive` stands alone; of all `best` only the largest stays; `stack` ones add up. */
function stack(found: readonly { rule: PromotionRule; line: BonusLine }[]): BonusLine[] {
  const exclusive = found.find(({ rule }) => rule.stackMode === 'exclusive');
  if (exclusive) return [exclusive.line];
  const best = found
    .filter(({ rule }) => rule.stackMode === 'best')
    .reduce<BonusLine | undefined>((top, { line }) => (top && top.points >= line.points ? top : line), undefined);
  return found.filter(({ rule, line }) => rule.stackMode === 'stack' || line === best).map(({ line }) => line);
}

const byPriority = (a: PromotionRule, b: PromotionRule): number =>
  a.priority - b.priority || (a.promotionId < b.promotionId ? -1 : 1);

/** Nothing before this sale. */
export const noPast: PastOf = () => ({ units: 0, sales: 0, points: { total: 0, day: 0, month: 0, store: 0 } });

/** What a sale is calculated against besides itself; without it promotions that count sales give nothing. */
export type Against = {
  past: PastOf;
  /** Points left in the budgets of promotions that give the rest of theirs. */
  budgets?: ReadonlyMap<string, number> | undefined;
};

/**
 * Points of a sale, line by line (I8): a pure function of the sale, the price list, the promotion
 * versions and what the member had before, and the only one: the preview and the registration both call it.
 */
export function calculate(
  sale: SaleFacts,
  items: readonly ItemFacts[],
  rules: readonly PromotionRule[],
  against?: Against,
): { total: number; items: CalculatedItem[] } {
  const live = rules.filter((rule) => appliesToSale(rule, sale)).sort(byPriority);
  const past = against?.past ?? noPast;
  const room = new RemainingLimits(live, past, against?.budgets ?? new Map());
  const sold = new Map<string, number>();
  const given = new Set<string>();
  const reachedOf = (rule: PromotionRule): Reached | undefined => {
    if (!against) return undefined;
    const before = past(rule.promotionId);
    return {
      units: before.units + (sold.get(rule.promotionId) ?? 0),
      sold: before.sales > 0 || given.has(rule.promotionId),
      sets: setsOf(rule, items),
    };
  };
  const lines = items.map((item): CalculatedItem => {
    const fitting = live.filter((rule) => appliesToItem(rule, item));
    const found = fitting.flatMap((rule) => {
      const quantity = room.units(rule, item.quantity);
      // A set is shown once, by the first line of its first product.
      if (quantity === 0 || (rule.mechanic === 'bundle' && given.has(rule.promotionId))) return [];
      const whole = bonusOf(rule, { ...item, quantity }, reachedOf(rule));
      // «× 1,5» of a part of the line would be read as of the whole of it.
      const shown = whole && quantity < item.quantity ? { ...whole, percent: undefined } : whole;
      const line = shown && room.fit(shown, rule.limits.onLimit);
      return line ? [{ rule, line }] : [];
    });
    const bonuses = stack(found);
    for (const rule of fitting) sold.set(rule.promotionId, (sold.get(rule.promotionId) ?? 0) + item.quantity);
    for (const line of bonuses) {
      given.add(line.promotionId);
      room.take(line, item.quantity);
    }
    const base = {
      points: item.basePoints * item.quantity,
      formula: `${number.format(item.basePoints)} × ${item.quantity} шт.`,
    };
    return { key: item.key, base, bonuses, points: bonuses.reduce((sum, b) => sum + b.points, base.points) };
  });
  return { total: lines.reduce((sum, line) => sum + line.points, 0), items: lines };
}
