import { type Cutter, cutText } from './explained.ts';
import type { BonusLine, Limits, PastOf, PromotionRule } from './rules.ts';

type Left = { by: Cutter; points: number };

/** Points a promotion may still give in this sale, each limit by its name. */
function leftOf({ limits, promotionId }: PromotionRule, past: PastOf, budgetLeft: number | undefined): Left[] {
  const seen = past(promotionId).points;
  const rooms: [Cutter, number | undefined, number][] = [
    ['memberTotal', limits.memberTotal, seen.total],
    ['memberDay', limits.memberDay, seen.day],
    ['memberMonth', limits.memberMonth, seen.month],
    ['storeTotal', limits.storeTotal, seen.store],
    ['budget', budgetLeft, 0],
  ];
  return rooms.flatMap(([by, limit, had]) => (limit === undefined ? [] : [{ by, points: Math.max(0, limit - had) }]));
}

/** Room of every promotion, used up line by line. */
export class RemainingLimits {
  readonly #left = new Map<string, Left>();

  constructor(rules: readonly PromotionRule[], past: PastOf, budgets: ReadonlyMap<string, number>) {
    for (const rule of rules) {
      const [first, ...rest] = leftOf(rule, past, budgets.get(rule.promotionId));
      if (!first) continue;
      // All of them are used up at one pace: the least one stays the least.
      const least = rest.reduce((low, room) => (room.points < low.points ? room : low), first);
      this.#left.set(rule.promotionId, least);
    }
  }

  /** The bonus as the limits leave it: whole, the rest that is left (`cut`), or none. */
  fit(line: BonusLine, onLimit: Limits['onLimit']): BonusLine | undefined {
    const left = this.#left.get(line.promotionId);
    if (left === undefined || line.points <= left.points) return line;
    if (onLimit !== 'cut' || left.points === 0) return undefined;
    const { percent: _, ...rest } = line;
    return {
      ...rest,
      points: left.points,
      formula: `${line.formula}, остаток по лимиту`,
      explanation: cutText(line.explanation, left.by, left.points),
    };
  }

  take({ promotionId, points }: BonusLine): void {
    const left = this.#left.get(promotionId);
    if (left !== undefined) this.#left.set(promotionId, { ...left, points: left.points - points });
  }
}
