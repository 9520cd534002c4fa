import type { Random } from '../../../seed/random.ts';
import type { PromotionRule } from '../domain/rules.ts';
import type { OracleRule } from './oracle.ts';

export const products = [
  { productId: 'a', brandId: 'x', manufacturerId: 'm', basePoints: 100 },
  { productId: 'b', brandId: 'x', manufacturerId: 'm', basePoints: 50 },
  { productId: 'c', brandId: 'y', manufacturerId: 'n', basePoints: 33 },
  { productId: 'd', brandId: 'z', manufacturerId: 'n', basePoints: 0 },
];

/** Shops of the programme; their groups move. */
export const shops = [
  { id: 's', region: 'r' },
  { id: 't', region: 'r' },
  { id: 'u', region: 'q' },
];
export type Groups = Readonly<Record<string, readonly string[]>>;

/** Which shops belong to which group. */
export const groupsOf = (r: Random): Groups => ({
  g: shops.filter(() => r.chance(0.5)).map(({ id }) => id),
  h: shops.filter(() => r.chance(0.5)).map(({ id }) => id),
});

/** Conditions of place, seldom more than one. */
function placeOf(r: Random): OracleRule['conditions'] {
  const place: OracleRule['conditions'] = {};
  if (r.chance(0.08)) place.storeIds = [r.pick(shops).id];
  if (r.chance(0.05)) place.excludeStoreIds = [r.pick(shops).id];
  if (r.chance(0.1)) place.regions = ['r'];
  if (r.chance(0.05)) place.excludeRegions = ['q'];
  if (r.chance(0.15)) place.storeGroupIds = r.pick([['g'], ['h'], ['g', 'h']]);
  if (r.chance(0.07)) place.excludeStoreGroupIds = [r.pick(['g', 'h'])];
  return place;
}

function mechanicOf(r: Random): Pick<OracleRule, 'mechanic' | 'params'> {
  const points = r.pick([1, 7, 20, 100, 333]);
  const percent = r.pick([0.1, 2.3, 5, 7.25, 12.345]);
  const tiers = [{ units: r.int(1, 6), percent: 100 }];
  if (r.chance(0.5)) tiers.push({ units: tiers[0]!.units + r.int(1, 6), percent: r.pick([110.5, 120, 150]) });
  return r.pick([
    { mechanic: 'fixed_per_unit', params: { points } },
    { mechanic: 'multiplier', params: { percent: 100 + percent } },
    { mechanic: 'percent_of_price', params: { percent } },
    { mechanic: 'step', params: { every: r.int(1, 5), points, per: r.pick(['sale', 'period']) } },
    { mechanic: 'plan', params: { points, tiers } },
    { mechanic: 'first_sale', params: { points } },
    {
      mechanic: 'bundle',
      params: {
        productIds: r.pick([
          ['a', 'b'],
          ['b', 'c', 'a'],
          ['c', 'd'],
        ]),
        points,
      },
    },
  ]);
}

/** A promotion as somebody might write it. */
export function ruleOf(r: Random, promotionId: string, versionId: string, groups: Groups): OracleRule {
  const limits: OracleRule['limits'] = {};
  if (r.chance(0.15)) limits.memberTotal = r.pick([50, 300, 1000]);
  if (r.chance(0.1)) limits.memberDay = r.pick([40, 200]);
  if (r.chance(0.1)) limits.memberMonth = r.pick([100, 500]);
  if (r.chance(0.12)) limits.storeTotal = r.pick([60, 250, 1200]);
  if (r.chance(0.15)) limits.memberUnits = r.int(1, 8);
  if (r.chance(0.5)) limits.onLimit = r.pick(['cut', 'refuse']);
  const conditions = placeOf(r);
  if (r.chance(0.25)) conditions.brandIds = r.pick([['x'], ['x', 'y']]);
  if (r.chance(0.15)) conditions.excludeProductIds = [r.pick(products).productId];
  if (r.chance(0.1)) conditions.priceFrom = 20_000;
  if (r.chance(0.1)) conditions.priceTo = 70_000;
  if (r.chance(0.15)) conditions.minQuantity = r.int(2, 3);
  return {
    ...mechanicOf(r),
    promotionId,
    versionId,
    conditions,
    limits,
    fixedShops: r.chance(0.3) ? groups : undefined,
    stackMode: r.pick(['stack', 'stack', 'best', 'exclusive']),
    priority: r.int(1, 3),
    from: r.chance(0.2) ? '2026-11-05' : '2026-10-01',
    to: r.chance(0.1) ? '2026-11-12' : '2026-12-31',
    submitUntil: r.chance(0.1) ? '2026-11-20' : undefined,
    onlyProductsOf: r.chance(0.15) ? r.pick(['m', 'n']) : undefined,
  };
}

/** The same promotion as the engine reads it. */
export const engineRule = ({ fixedShops, ...rule }: OracleRule): PromotionRule =>
  ({ ...rule, name: rule.promotionId, hasFixedGroups: fixedShops !== undefined }) as unknown as PromotionRule;
