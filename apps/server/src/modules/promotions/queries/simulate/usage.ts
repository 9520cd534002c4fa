import { programmeDay } from '../../../../http/wire-date.ts';
import type { PastOf, PromotionRule } from '../../../promotion-rules/index.ts';
import type { PastSale } from './sales.ts';

interface Usage {
  units: number;
  sales: number;
  total: number;
  byDay: Map<string, number>;
  byMonth: Map<string, number>;
}

const add = (map: Map<string, number>, key: string, points: number): void => {
  map.set(key, (map.get(key) ?? 0) + points);
};

/** What members and shops have had of the simulated promotion so far: the past of the next sale. */
export class UsageTracker {
  readonly #members = new Map<string, Usage>();
  readonly #stores = new Map<string, number>();
  #budget: number | undefined;

  constructor(budget: number | undefined) {
    this.#budget = budget;
  }

  get members(): number {
    return [...this.#members.values()].filter(({ total }) => total > 0).length;
  }

  /** Points left, under the promotion's id; empty without a budget. */
  budgets({ promotionId }: PromotionRule): ReadonlyMap<string, number> {
    return this.#budget === undefined ? new Map() : new Map([[promotionId, this.#budget]]);
  }

  get isSpent(): boolean {
    return this.#budget === 0;
  }

  pastOf(sale: PastSale): PastOf {
    const had = this.#members.get(sale.memberId);
    const day = programmeDay(sale.submittedAt);
    const points = {
      total: had?.total ?? 0,
      day: had?.byDay.get(day) ?? 0,
      month: had?.byMonth.get(day.slice(0, 7)) ?? 0,
      store: this.#stores.get(sale.storeId) ?? 0,
    };
    return () => ({ units: had?.units ?? 0, sales: had?.sales ?? 0, points });
  }

  /** `units` of goods of the promotion were sold and brought so many points. */
  add(sale: PastSale, units: number, points: number): void {
    if (units === 0) return;
    const had = this.#members.get(sale.memberId) ?? {
      units: 0,
      sales: 0,
      total: 0,
      byDay: new Map<string, number>(),
      byMonth: new Map<string, number>(),
    };
    this.#members.set(sale.memberId, had);
    const day = programmeDay(sale.submittedAt);
    had.units += units;
    had.sales += 1;
    had.total += points;
    add(had.byDay, day, points);
    add(had.byMonth, day.slice(0, 7), points);
    add(this.#stores, sale.storeId, points);
    if (this.#budget !== undefined) this.#budget = Math.max(0, this.#budget - points);
  }
}
