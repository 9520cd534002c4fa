import { shopToday } from '@pribavka/forms/rules';

import { shopClock } from '../../../core/calendar.ts';
import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { readSettings } from '../../points-settings/index.ts';
import {
  appliesToItem,
  appliesToSale,
  calculate,
  liveRules,
  readPlace,
  saleFactsOf,
  type ItemFacts,
  type PromotionRule,
} from '../../promotion-rules/index.ts';
import { badgeOf, benefitOf } from '../../promotions/index.ts';

/** One unit of a product as the calculation sees it. */
export interface Priced {
  id: string;
  brandId: string | undefined;
  categoryId: string | undefined;
  manufacturerId: string | undefined;
  rrpKopecks: number | null;
  basePoints: number;
}

export interface PointsNow {
  pointsNow: number;
  promotions: { id: string; name: string; benefit: string; badge: string; endsAt: string | null }[];
}

/** What one unit sold today in the reader's shop would earn. */
export type PointsToday = (product: Priced) => PointsNow;

/** Today in the reader's shop: what is on sale there and its base points are of this day, as those of a sale. */
export interface ShopToday {
  readonly day: string;
  readonly points: PointsToday;
}

/**
 * Reads the live promotions and the reader's shop once; the calculation itself is the one the
 * registration of a sale uses, so a price on a card is never another price in the sale.
 */
export async function pointsToday(db: Db, actor: Pick<Actor, 'id' | 'storeId'>, now: Date): Promise<ShopToday> {
  const place = await readPlace(db, actor.id, actor.storeId);
  const clock = shopClock(place.shop, now);
  const rules = (await liveRules(db, now)).at(clock);
  const shown = await readShown(db, rules);
  const { rateKopecks } = await readSettings(db);
  const day = shopToday(place.shop, now);
  const sale = saleFactsOf(place, { saleDate: day, submittedOn: day, soldAt: clock, rateKopecks });
  const here = rules.filter((rule) => shown.has(rule.promotionId) && appliesToSale(rule, sale));
  const points: PointsToday = (product) => {
    const priceKopecks = product.rrpKopecks ?? undefined;
    const item: ItemFacts = { ...product, key: product.id, productId: product.id, quantity: 1, priceKopecks };
    const [line] = calculate(sale, [item], rules).items;
    const earning = new Set((line?.bonuses ?? []).map((bonus) => bonus.promotionId));
    return {
      pointsNow: line?.points ?? product.basePoints,
      promotions: here
        .filter(
          (rule) => earning.has(rule.promotionId) || (needsMoreUnits.has(rule.mechanic) && appliesToItem(rule, item)),
        )
        .slice(0, mostShown)
        .map((rule) => lineOf(rule, shown.get(rule.promotionId) ?? null)),
    };
  };
  return { day, points };
}

// What a row of goods has room for.
const mostShown = 50;

/** One unit alone earns nothing by these, and still the product takes part in them. */
const needsMoreUnits: ReadonlySet<PromotionRule['mechanic']> = new Set(['step', 'plan', 'bundle']);

const lineOf = (rule: PromotionRule, endsAt: string | null): PointsNow['promotions'][number] => ({
  id: rule.promotionId,
  name: rule.name,
  benefit: benefitOf(rule),
  badge: badgeOf(rule),
  endsAt,
});

/** When the promotions end that sellers are shown before a sale (domain 3.22). */
async function readShown(db: Db, rules: readonly PromotionRule[]): Promise<Map<string, string>> {
  if (rules.length === 0) return new Map();
  const rows = await db
    .selectFrom('promotions')
    .select(['id', 'endsAt'])
    .where('visibility', '<>', 'hidden')
    .where(
      'id',
      'in',
      rules.map((rule) => rule.promotionId),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, wireDateTime(row.endsAt)]));
}
