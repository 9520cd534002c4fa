import { appliesToItem, appliesToSale } from './applies.ts';
import { RemainingLimits } from './limits.ts';
import { unitsText } from './explained.ts';
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
  /** Whether a promotion may give to a line at all; every one may unless said. */
  mayGive?: ((rule: PromotionRule, item: ItemFacts) => boolean) | undefined;
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
  const mayGive = against?.mayGive ?? (() => true);
  const room = new RemainingLimits(live, past, against?.budgets ?? new Map());
  // Of each promotion in the lines so far: units of its goods, whether it has given, sets it has shown.
  const sold = new Map<string, number>();
  const given = new Set<string>();
  const shown = new Map<string, number>();
  const sets = new Map(
    live.map((rule) => [
      rule.promotionId,
      setsOf(
        rule,
        items.filter((item) => appliesToItem(rule, item)),
      ),
    ]),
  );
  const reachedOf = ({ promotionId }: PromotionRule): Reached | undefined => {
    if (!against) return undefined;
    const before = past(promotionId);
    const inSale = sold.get(promotionId) ?? 0;
    return {
      before: before.units + inSale,
      inSale,
      sold: before.sales > 0 || given.has(promotionId),
      sets: (sets.get(promotionId) ?? 0) - (shown.get(promotionId) ?? 0),
    };
  };
  /** Units of a line the limit of units still lets earn. */
  const earning = ({ promotionId, limits }: PromotionRule, quantity: number): number =>
    limits.memberUnits === undefined
      ? quantity
      : Math.min(quantity, Math.max(0, limits.memberUnits - past(promotionId).units - (sold.get(promotionId) ?? 0)));
  const bonusesOf = (rule: PromotionRule, item: ItemFacts) => {
    const quantity = earning(rule, item.quantity);
    if (quantity === 0) return [];
    const { rateKopecks } = sale;
    const whole = bonusOf(rule, { ...item, quantity, rateKopecks }, reachedOf(rule));
    if (!whole) return [];
    // «× 1,5» of a part of the line would be read as of the whole of it.
    const shortened =
      quantity < item.quantity
        ? { ...whole, percent: undefined, explanation: unitsText(whole.explanation, quantity, item.quantity) }
        : whole;
    const line = room.fit(shortened, rule.limits.onLimit);
    return line ? [{ rule, line }] : [];
  };
  const lines = items.map((item): CalculatedItem => {
    const fitting = live.filter((rule) => appliesToItem(rule, item));
    const bonuses = stack(fitting.filter((rule) => mayGive(rule, item)).flatMap((rule) => bonusesOf(rule, item)));
    for (const rule of fitting) {
      const { promotionId } = rule;
      sold.set(promotionId, (sold.get(promotionId) ?? 0) + item.quantity);
      // A set belongs to the line of its first product whether or not another promotion was the better one there.
      if (rule.mechanic === 'bundle' && rule.params.productIds[0] === item.productId) {
        shown.set(promotionId, Math.min(sets.get(promotionId) ?? 0, (shown.get(promotionId) ?? 0) + item.quantity));
      }
    }
    for (const line of bonuses) {
      given.add(line.promotionId);
      room.take(line);
    }
    const base = {
      points: item.basePoints * item.quantity,
      formula: `${number.format(item.basePoints)} × ${item.quantity} шт.`,
    };
    return { key: item.key, base, bonuses, points: bonuses.reduce((sum, b) => sum + b.points, base.points) };
  });
  return { total: lines.reduce((sum, line) => sum + line.points, 0), items: lines };
}
