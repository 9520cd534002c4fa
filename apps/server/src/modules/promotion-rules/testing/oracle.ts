/**
 * A second, slow and plain reading of domain.md 3.8 and 3.22: what promotions give, unit by unit, in exact decimals. It
 * shares no code with the engine, only the shape of a promotion and of a sale.
 */
export type OracleRule = {
  promotionId: string;
  versionId: string;
  mechanic: string;
  params: {
    percent?: number;
    points?: number;
    every?: number;
    per?: string;
    tiers?: { units: number; percent: number }[];
    productIds?: string[];
  };
  conditions: {
    brandIds?: string[];
    excludeProductIds?: string[];
    priceFrom?: number;
    priceTo?: number;
    minQuantity?: number;
    storeIds?: string[];
    excludeStoreIds?: string[];
    regions?: string[];
    excludeRegions?: string[];
    storeGroupIds?: string[];
    excludeStoreGroupIds?: string[];
  };
  /** Shops of its groups as they were when it was started; undefined: it follows its groups. */
  fixedShops?: Readonly<Record<string, readonly string[]>> | undefined;
  limits: {
    memberTotal?: number;
    memberDay?: number;
    memberMonth?: number;
    memberUnits?: number;
    storeTotal?: number;
    onLimit?: 'cut' | 'refuse';
  };
  stackMode: string;
  priority: number;
  from: string;
  to: string;
  submitUntil?: string | undefined;
  onlyProductsOf?: string | undefined;
};
export type OracleLine = {
  key: string;
  productId: string;
  brandId: string;
  manufacturerId: string;
  priceKopecks: number;
  basePoints: number;
  live: number;
};
/** A shop as it was when the sale was first sent. */
export type OracleShop = { id: string; region: string; groups: readonly string[] };
export type OracleSale = {
  id: string;
  shop: OracleShop;
  saleDate: string;
  submittedOn: string;
  rateKopecks: number;
  rules: readonly OracleRule[];
  lines: OracleLine[];
};

/** What a line is given by each version. */
export type Gifts = Map<string, Map<string, number>>;
export type Had = { promotionId: string; shopId: string; day: string; points: number };
/** What other people leave of a promotion: of its budget, and what they have had of it in this shop. */
export type Others = { budgetLeft: (promotionId: string) => number; inShop: (promotionId: string) => number };

/** The decimal as it is written, times ten to the sixth. */
function scaled(value: number): bigint {
  const [whole = '0', fraction = ''] = String(value).split('.');
  return BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0').slice(0, 6));
}

/** Half up. */
const divided = (over: bigint, under: bigint): number => Number((2n * over + under) / (2n * under));

const isMember = (rule: OracleRule, shop: OracleShop, group: string): boolean =>
  rule.fixedShops ? rule.fixedShops[group]!.includes(shop.id) : shop.groups.includes(group);

/** Each condition that is named has to hold; of several groups one is enough. */
function inPlace(rule: OracleRule, shop: OracleShop): boolean {
  const c = rule.conditions;
  if (c.storeIds && !c.storeIds.includes(shop.id)) return false;
  if (c.excludeStoreIds?.includes(shop.id)) return false;
  if (c.regions && !c.regions.includes(shop.region)) return false;
  if (c.excludeRegions?.includes(shop.region)) return false;
  if (c.storeGroupIds && !c.storeGroupIds.some((group) => isMember(rule, shop, group))) return false;
  return !c.excludeStoreGroupIds?.some((group) => isMember(rule, shop, group));
}

const ofSale = (rule: OracleRule, sale: OracleSale): boolean =>
  inPlace(rule, sale.shop) &&
  rule.from <= sale.saleDate &&
  sale.saleDate <= rule.to &&
  (rule.submitUntil === undefined || sale.submittedOn <= rule.submitUntil);

function ofLine(rule: OracleRule, line: OracleLine): boolean {
  const c = rule.conditions;
  if (line.live === 0) return false;
  if (rule.onlyProductsOf !== undefined && rule.onlyProductsOf !== line.manufacturerId) return false;
  if (rule.mechanic === 'bundle' && !rule.params.productIds!.includes(line.productId)) return false;
  if (c.brandIds !== undefined && !c.brandIds.includes(line.brandId)) return false;
  if (c.excludeProductIds !== undefined && c.excludeProductIds.includes(line.productId)) return false;
  if (c.priceFrom !== undefined && line.priceKopecks < c.priceFrom) return false;
  if (c.priceTo !== undefined && line.priceKopecks > c.priceTo) return false;
  return c.minQuantity === undefined || line.live >= c.minQuantity;
}

export const unitsIn = (rule: OracleRule, sale: OracleSale): number =>
  ofSale(rule, sale) ? sale.lines.filter((line) => ofLine(rule, line)).reduce((sum, line) => sum + line.live, 0) : 0;

function planGives(rule: OracleRule, units: number): number {
  let percent = 0;
  for (const tier of rule.params.tiers!) if (units >= tier.units) percent = tier.percent;
  return divided(BigInt(rule.params.points! * units) * scaled(percent), 100_000_000n);
}

type Walk = { before: number; inSale: number; setsLeft: number; firstIsOpen: boolean };

/** Points of `units` units of a line, taken one after another. */
function lineGives(rule: OracleRule, line: OracleLine, units: number, rate: number, walk: Walk): number {
  const { params } = rule;
  const [n, price] = [BigInt(units), BigInt(line.priceKopecks)];
  let points = 0;
  switch (rule.mechanic) {
    case 'fixed_per_unit':
      for (let unit = 0; unit < units; unit += 1) points += params.points!;
      return points;
    case 'multiplier':
      return divided(BigInt(line.basePoints) * n * (scaled(params.percent!) - 100_000_000n), 100_000_000n);
    case 'percent_of_price':
      return divided(price * n * scaled(params.percent!), BigInt(rate) * 100_000_000n);
    case 'step': {
      const start = params.per === 'period' ? walk.before + walk.inSale : walk.inSale;
      for (let unit = 1; unit <= units; unit += 1)
        if ((start + unit) % (params.every ?? 1) === 0) points += params.points!;
      return points;
    }
    case 'plan': {
      const start = walk.before + walk.inSale;
      for (let unit = 1; unit <= units; unit += 1)
        points += planGives(rule, start + unit) - planGives(rule, start + unit - 1);
      return points;
    }
    case 'first_sale':
      return walk.firstIsOpen ? params.points! : 0;
    default:
      if (line.productId !== params.productIds![0]) return 0;
      for (let unit = 0; unit < units && unit < walk.setsLeft; unit += 1) points += params.points!;
      return points;
  }
}

function setsIn(rule: OracleRule, sale: OracleSale): number {
  if (rule.mechanic !== 'bundle') return 0;
  let sets = Infinity;
  for (const id of rule.params.productIds!) {
    let sold = 0;
    for (const line of sale.lines) if (line.productId === id && ofLine(rule, line)) sold += line.live;
    sets = Math.min(sets, sold);
  }
  return sets;
}

const roomOf = (
  { promotionId, limits }: OracleRule,
  had: readonly Had[],
  sale: OracleSale,
  others?: Others,
): number => {
  const day = sale.submittedOn;
  const sum = (list: readonly Had[]): number => list.reduce((total, one) => total + one.points, 0);
  return Math.min(
    (limits.memberTotal ?? Infinity) - sum(had),
    (limits.memberDay ?? Infinity) - sum(had.filter((one) => one.day === day)),
    (limits.memberMonth ?? Infinity) - sum(had.filter((one) => one.day.slice(0, 7) === day.slice(0, 7))),
    (limits.storeTotal ?? Infinity) -
      (others?.inShop(promotionId) ?? 0) -
      sum(had.filter((one) => one.shopId === sale.shop.id)),
    others?.budgetLeft(promotionId) ?? Infinity,
  );
};

/**
 * What one sale is given: `earlier` are the sales counted before it, `had` the points that fill its limits, `mayGive`
 * says which version has a place at a line. Without `others` nothing is bounded by what other people do.
 */
export function giveSale(
  sale: OracleSale,
  earlier: readonly OracleSale[],
  had: readonly Had[],
  mayGive: (rule: OracleRule, line: OracleLine) => boolean = () => true,
  others?: Others,
): Gifts {
  const rules = sale.rules
    .filter((rule) => ofSale(rule, sale))
    .toSorted((a, b) => a.priority - b.priority || (a.promotionId < b.promotionId ? -1 : 1));
  const state = new Map(
    rules.map((rule) => [
      rule.versionId,
      {
        before: earlier.reduce((sum, one) => sum + unitsIn(rule, one), 0),
        inSale: 0,
        setsLeft: setsIn(rule, sale),
        firstIsOpen: !earlier.some((one) => unitsIn(rule, one) > 0),
        room: roomOf(
          rule,
          had.filter((one) => one.promotionId === rule.promotionId),
          sale,
          others,
        ),
      },
    ]),
  );
  const gifts: Gifts = new Map();
  for (const line of sale.lines.filter((one) => one.live > 0)) {
    const offers: { rule: OracleRule; points: number }[] = [];
    const fitting = rules.filter((rule) => ofLine(rule, line));
    for (const rule of fitting) {
      const walk = state.get(rule.versionId)!;
      let units = line.live;
      if (rule.limits.memberUnits !== undefined) {
        units = Math.max(0, Math.min(units, rule.limits.memberUnits - walk.before - walk.inSale));
      }
      let points = units > 0 && mayGive(rule, line) ? lineGives(rule, line, units, sale.rateKopecks, walk) : 0;
      if (points > walk.room) points = rule.limits.onLimit === 'cut' ? Math.max(0, walk.room) : 0;
      if (points > 0) offers.push({ rule, points });
    }
    let taken = offers.filter(({ rule }) => rule.stackMode === 'stack');
    let top: (typeof offers)[number] | undefined;
    for (const offer of offers) if (offer.rule.stackMode === 'best' && (!top || offer.points > top.points)) top = offer;
    if (top) taken = [...taken, top];
    const alone = offers.find(({ rule }) => rule.stackMode === 'exclusive');
    if (alone) taken = [alone];
    for (const { rule, points } of taken) {
      const walk = state.get(rule.versionId)!;
      walk.room -= points;
      walk.firstIsOpen = false;
      gifts.set(line.key, (gifts.get(line.key) ?? new Map<string, number>()).set(rule.versionId, points));
    }
    for (const rule of fitting) {
      const walk = state.get(rule.versionId)!;
      walk.inSale += line.live;
      if (rule.mechanic === 'bundle' && rule.params.productIds![0] === line.productId) {
        walk.setsLeft = Math.max(0, walk.setsLeft - line.live);
      }
    }
  }
  return gifts;
}

/** A version has no place at a line where another stood alone, or, of the best ones, where another was the better. */
export function hasPlace(rule: OracleRule, winners: readonly OracleRule[]): boolean {
  if (winners.some((one) => one.versionId === rule.versionId)) return true;
  if (winners.some((one) => one.stackMode === 'exclusive')) return false;
  if (rule.stackMode === 'exclusive') return winners.length === 0;
  return !(rule.stackMode === 'best' && winners.some((one) => one.stackMode === 'best'));
}

/** What the live units of these sales are given, in this order. `winners`: versions that gave to each line. */
export function giveAll(
  sales: readonly OracleSale[],
  winners: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, Gifts> {
  const all = new Map<string, Gifts>();
  const had: Had[] = [];
  for (const [index, sale] of sales.entries()) {
    const gifts = giveSale(sale, sales.slice(0, index), had, (rule, line) =>
      hasPlace(
        rule,
        sale.rules.filter((one) => winners.get(line.key)?.has(one.versionId)),
      ),
    );
    all.set(sale.id, gifts);
    for (const [, versions] of gifts) {
      for (const [versionId, points] of versions) {
        const { promotionId } = sale.rules.find((one) => one.versionId === versionId)!;
        had.push({ promotionId, shopId: sale.shop.id, day: sale.submittedOn, points });
      }
    }
  }
  return all;
}
