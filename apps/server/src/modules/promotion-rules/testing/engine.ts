import { appliesToItem, appliesToSale } from '../domain/applies.ts';
import type { KeptSale } from '../domain/replay.ts';
import type { ItemFacts, Past, PromotionRule, SaleFacts } from '../domain/rules.ts';
import type { Had, OracleRule, OracleSale, Others } from './oracle.ts';
import type { HeldLine } from './oracle-held.ts';

/** A sale of a story, with its promotions as the engine reads them. */
export type StorySale = { sale: OracleSale; rules: PromotionRule[] };

const sum = (list: readonly { points: number }[]): number => list.reduce((n, one) => n + one.points, 0);

/**
 * What is kept of the shop at the first sending, with the groups of every version that fixed its shops: also a later one
 * asks of an earlier sale.
 */
export const factsOf = (
  { shop, saleDate, submittedOn, rateKopecks }: OracleSale,
  versions: readonly OracleRule[],
): SaleFacts => ({
  saleDate,
  submittedOn,
  rateKopecks,
  storeId: shop.id,
  partnerId: 'p',
  region: shop.region,
  storeGroupIds: shop.groups,
  fixedGroups: versions.flatMap(({ versionId, fixedShops }) =>
    Object.entries(fixedShops ?? {}).flatMap(([group, ids]) =>
      ids.includes(shop.id) ? [`${versionId}:${group}`] : [],
    ),
  ),
  minute: undefined,
  position: undefined,
  confirmedOn: undefined,
});

export const itemsOf = ({ lines }: OracleSale): ItemFacts[] =>
  lines.filter(({ live }) => live > 0).map((line) => ({ ...line, quantity: line.live, categoryId: undefined }));

/** What `readPast` reads: units of the earlier sales, points of all the others. */
export function pastOf(
  { sale, rules }: StorySale,
  earlier: readonly StorySale[],
  had: readonly Had[],
  others: Others,
): (promotionId: string) => Past {
  return (promotionId) => {
    const rule = rules.find((one) => one.promotionId === promotionId)!;
    const units = earlier.map((one) =>
      appliesToSale(rule, factsOf(one.sale, sale.rules))
        ? itemsOf(one.sale)
            .filter((item) => appliesToItem(rule, item))
            .reduce((total, item) => total + item.quantity, 0)
        : 0,
    );
    const mine = had.filter((one) => one.promotionId === promotionId);
    const day = sale.submittedOn;
    return {
      units: units.reduce((total, n) => total + n, 0),
      sales: units.filter((n) => n > 0).length,
      points: {
        total: sum(mine),
        day: sum(mine.filter((one) => one.day === day)),
        month: sum(mine.filter((one) => one.day.slice(0, 7) === day.slice(0, 7))),
        store: others.inShop(promotionId) + sum(mine.filter((one) => one.shopId === sale.shop.id)),
      },
    };
  };
}

/** A sale as `excessOf` takes it. */
export const keptOf = (
  { sale, rules }: StorySale,
  held: readonly HeldLine[],
  winners: ReadonlyMap<string, ReadonlySet<string>>,
  versions: readonly OracleRule[],
): KeptSale => ({
  id: sale.id,
  day: sale.submittedOn,
  facts: factsOf(sale, versions),
  rules,
  items: sale.lines.map((line) => ({
    ...line,
    quantity: line.live,
    categoryId: undefined,
    earns: true,
    gave: [...(winners.get(line.key) ?? [])],
    held: held
      .filter((one) => one.key === line.key)
      .map(({ versionId, points }) => ({ accrualId: `${line.key}:${versionId}`, versionId, points })),
  })),
});
