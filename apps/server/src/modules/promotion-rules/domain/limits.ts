import type { BonusLine, Limits, PastOf, PromotionRule } from './rules.ts';

/** Points a promotion may still give in this sale; undefined when nothing limits it. */
function leftOf(
  { limits, promotionId }: PromotionRule,
  past: PastOf,
  budgetLeft: number | undefined,
): number | undefined {
  const seen = past(promotionId);
  const rooms = [
    limits.memberTotal === undefined ? undefined : limits.memberTotal - seen.points.total,
    limits.memberDay === undefined ? undefined : limits.memberDay - seen.points.day,
    limits.memberMonth === undefined ? undefined : limits.memberMonth - seen.points.month,
    limits.storeTotal === undefined ? undefined : limits.storeTotal - seen.points.store,
    budgetLeft,
  ].filter((room) => room !== undefined);
  return rooms.length === 0 ? undefined : Math.max(0, Math.min(...rooms));
}

/** Room of every promotion, used up line by line. */
export class RemainingLimits {
  readonly #left = new Map<string, number>();
  readonly #units = new Map<string, number>();

  constructor(rules: readonly PromotionRule[], past: PastOf, budgets: ReadonlyMap<string, number>) {
    for (const rule of rules) {
      const left = leftOf(rule, past, budgets.get(rule.promotionId));
      if (left !== undefined) this.#left.set(rule.promotionId, left);
      const { memberUnits } = rule.limits;
      if (memberUnits !== undefined) {
        this.#units.set(rule.promotionId, Math.max(0, memberUnits - past(rule.promotionId).units));
      }
    }
  }

  /** Units of a line the limit still lets earn. */
  units(rule: PromotionRule, quantity: number): number {
    return Math.min(quantity, this.#units.get(rule.promotionId) ?? quantity);
  }

  /** The bonus as the limits leave it: whole, the rest that is left (`cut`), or none. */
  fit(line: BonusLine, onLimit: Limits['onLimit']): BonusLine | undefined {
    const left = this.#left.get(line.promotionId);
    if (left === undefined || line.points <= left) return line;
    if (onLimit !== 'cut' || left === 0) return undefined;
    const { percent: _, ...rest } = line;
    return { ...rest, points: left, formula: `${line.formula}, остаток по лимиту` };
  }

  take(line: BonusLine, quantity: number): void {
    const { promotionId, points } = line;
    const left = this.#left.get(promotionId);
    if (left !== undefined) this.#left.set(promotionId, left - points);
    const units = this.#units.get(promotionId);
    if (units !== undefined) this.#units.set(promotionId, Math.max(0, units - quantity));
  }
}
