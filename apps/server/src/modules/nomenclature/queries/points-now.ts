import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import { programmeDay, wireDateTime } from '../../../http/wire-date.ts';
import { readSettings } from '../../points-settings/index.ts';
import { calculate, liveRules, readPlace, saleFactsOf, type PromotionRule } from '../../promotion-rules/index.ts';

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
  promotions: { id: string; name: string; benefit: string; endsAt: string | null }[];
}

/** What one unit sold today in the reader's shop would earn. */
export type PointsToday = (product: Priced) => PointsNow;

/**
 * Reads the live promotions and the reader's shop once; the calculation itself is the one the
 * registration of a sale uses, so a price on a card is never another price in the sale.
 */
export async function pointsToday(db: Db, actor: Pick<Actor, 'id' | 'storeId'>, now: Date): Promise<PointsToday> {
  const rules = await liveRules(db, now);
  const place = await readPlace(db, actor.id, actor.storeId);
  const ends = await endsOf(db, rules);
  const { rateKopecks } = await readSettings(db);
  const day = programmeDay(now);
  const sale = saleFactsOf(place, { saleDate: day, submittedOn: day, soldAt: now, rateKopecks });
  return (product) => {
    const item = { ...product, key: product.id, productId: product.id, quantity: 1 };
    const [line] = calculate(sale, [{ ...item, priceKopecks: product.rrpKopecks ?? undefined }], rules).items;
    return {
      pointsNow: line?.points ?? product.basePoints,
      promotions: (line?.bonuses ?? []).map((bonus) => ({
        id: bonus.promotionId,
        name: bonus.name,
        benefit: bonus.formula,
        endsAt: ends.get(bonus.promotionId) ?? null,
      })),
    };
  };
}

async function endsOf(db: Db, rules: readonly PromotionRule[]): Promise<Map<string, string>> {
  if (rules.length === 0) return new Map();
  const rows = await db
    .selectFrom('promotions')
    .select(['id', 'endsAt'])
    .where(
      'id',
      'in',
      rules.map((rule) => rule.promotionId),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, wireDateTime(row.endsAt)]));
}
