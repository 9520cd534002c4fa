import { appliesToItem, appliesToSale } from './applies.ts';
import { calculate, noPast } from './calculate.ts';
import { type ItemFacts, limitsMember, looksBack, type Past, type PromotionRule, type SaleFacts } from './rules.ts';

/** Stands for a version where points are those of the price list. */
export const baseVersion = 'base';

/** Points of one accrual that are still the member's. */
export type Held = { accrualId: string; versionId: string; points: number };

/** A line with its live units: none when it was refused or has come back whole. */
export type KeptItem = ItemFacts & {
  /** Whether it was a product of the programme on the day. */
  earns: boolean;
  held: readonly Held[];
  /** Versions that have given something to this line, whatever is left of it. */
  gave: readonly string[];
};

export type KeptSale = {
  id: string;
  /** Day of the first registration: limits of a day and a month go by it. */
  day: string;
  facts: SaleFacts;
  /** As they were when it was first sent. */
  rules: readonly PromotionRule[];
  items: readonly KeptItem[];
};

export type Excess = { saleId: string; itemId: string; accrualId: string; versionId: string; points: number };

type Given = { promotionId: string; versionId: string; storeId: string | undefined; day: string; points: number };

/** What an earlier sale counts for in the eyes of a rule. */
function unitsOf(rule: PromotionRule, sale: KeptSale): number {
  if (!appliesToSale(rule, sale.facts)) return 0;
  return sale.items
    .filter((item) => item.quantity > 0 && item.earns && appliesToItem(rule, item))
    .reduce((sum, item) => sum + item.quantity, 0);
}

function pastOf(sale: KeptSale, earlier: readonly KeptSale[], given: readonly Given[]) {
  const known = new Map<string, Past>();
  return (promotionId: string): Past => {
    const cached = known.get(promotionId);
    if (cached) return cached;
    const rule = sale.rules.find((one) => one.promotionId === promotionId);
    if (!rule) return noPast(promotionId);
    const units = looksBack(rule) ? earlier.map((one) => unitsOf(rule, one)) : [];
    const mine = given.filter((one) => one.promotionId === promotionId);
    const sum = (list: readonly Given[]): number => list.reduce((total, one) => total + one.points, 0);
    const past: Past = {
      units: units.reduce((total, n) => total + n, 0),
      sales: units.filter((n) => n > 0).length,
      points: {
        total: sum(mine),
        day: sum(mine.filter((one) => one.day === sale.day)),
        month: sum(mine.filter((one) => one.day.slice(0, 7) === sale.day.slice(0, 7))),
        // What others have had of the shop and of the budget is not known here: both only ever leave less.
        store: sum(mine.filter((one) => one.storeId === sale.facts.storeId)),
      },
    };
    known.set(promotionId, past);
    return past;
  };
}

/** A line where another promotion stood alone or was the better one has no place for this one. */
export function hasPlace(item: KeptItem, rule: PromotionRule, rules: readonly PromotionRule[]): boolean {
  if (item.gave.includes(rule.versionId)) return true;
  const winners = rules.filter((one) => item.gave.includes(one.versionId));
  if (winners.some((one) => one.stackMode === 'exclusive')) return false;
  if (rule.stackMode === 'exclusive') return winners.length === 0;
  return rule.stackMode === 'stack' || !winners.some((one) => one.stackMode === 'best');
}

/** What each line's live units earn by each version, the sales taken in the order given: `item:version`. */
export function replay(sales: readonly KeptSale[]): ReadonlyMap<string, number> {
  const earned = new Map<string, number>();
  const given: Given[] = [];
  for (const [index, sale] of sales.entries()) {
    const items = sale.items.filter((item) => item.quantity > 0 && item.earns);
    const byKey = new Map(items.map((item) => [item.key, item]));
    const made = calculate(sale.facts, items, sale.rules, {
      past: pastOf(sale, sales.slice(0, index), given),
      mayGive: (rule, { key }) => hasPlace(byKey.get(key)!, rule, sale.rules),
    });
    for (const { key, bonuses } of made.items) {
      for (const { promotionId, versionId, points } of bonuses) {
        earned.set(`${key}:${versionId}`, points);
        given.push({ promotionId, versionId, storeId: sale.facts.storeId, day: sale.day, points });
      }
    }
  }
  return earned;
}

type Earned = ReadonlyMap<string, number>;
type Place = { sale: KeptSale; item: KeptItem; held: Held; left: number };

const earnedAt = (earned: Earned, { item, held }: Place): number => earned.get(`${item.key}:${held.versionId}`) ?? 0;

const earnedIn = (earned: Earned, sale: KeptSale | undefined, versionId: string): number =>
  (sale?.items ?? []).reduce((total, item) => total + (earned.get(`${item.key}:${versionId}`) ?? 0), 0);

/** Takes `points` from the places that hold more than they earn, in their order. */
function takeFrom(places: readonly Place[], earned: Earned, points: number): void {
  let left = points;
  for (const place of places) {
    const n = Math.min(Math.max(0, left), Math.max(0, place.left - earnedAt(earned, place)));
    place.left -= n;
    left -= n;
  }
}

const heldIn = (places: readonly Place[]): number => places.reduce((total, place) => total + place.left, 0);

/** What the sale would earn if nobody had sold before it and nothing bounded it. */
const replayAlone = (sale: KeptSale | undefined): Earned =>
  sale ? replay([{ ...sale, rules: sale.rules.map((rule) => ({ ...rule, limits: {} })) }]) : new Map();

const alone: ReadonlySet<string> = new Set(['fixed_per_unit', 'multiplier', 'percent_of_price']);

const isWithinSale = (rule: PromotionRule): boolean =>
  rule.mechanic === 'bundle' || (rule.mechanic === 'step' && rule.params.per !== 'period');

/**
 * Points the member holds beyond what the live units earn (domain.md 3.22), after something has happened to one sale:
 * `sales` are those of the member in the order of submission, with the units that are left. A unit of that sale is paid
 * by itself, a set or a step within the sale by the sale, and what looks at several sales by all of them; lines of the
 * sale give first, then the later sales, then the earlier ones. Nothing is added anywhere.
 */
export function excessOf(sales: readonly KeptSale[], touchedId: string): Excess[] {
  const earned = replay(sales);
  const at = sales.findIndex((sale) => sale.id === touchedId);
  const own = replayAlone(sales[at]);
  const order = at < 0 ? sales : [...sales.slice(at), ...sales.slice(0, at)];
  const all = order.flatMap((sale) =>
    sale.items.flatMap((item) => item.held.map((held): Place => ({ sale, item, held, left: held.points }))),
  );
  const rules = new Map(sales.flatMap((sale) => sale.rules.map((rule) => [rule.versionId, rule])));
  for (const versionId of new Set(all.map(({ held }) => held.versionId))) {
    const rule = rules.get(versionId);
    const places = all.filter(({ held }) => held.versionId === versionId);
    const touched = places.filter(({ sale }) => sale.id === touchedId);
    // Nothing stays with a line of which nothing is left.
    for (const place of touched) if (place.item.quantity === 0) place.left = 0;
    if (versionId === baseVersion) {
      for (const place of touched) place.left = Math.min(place.left, place.item.basePoints * place.item.quantity);
    }
    if (!rule) continue;
    if (alone.has(rule.mechanic)) takeFrom(touched, own, Infinity);
    if (isWithinSale(rule)) takeFrom(touched, own, heldIn(touched) - earnedIn(own, sales[at], versionId));
    if (looksBack(rule) || limitsMember(rule)) {
      const gives = sales.reduce((total, sale) => total + earnedIn(earned, sale, versionId), 0);
      takeFrom(places, earned, heldIn(places) - gives);
    }
  }
  return all
    .filter(({ held, left }) => left < held.points)
    .map(({ sale, item, held, left }) => ({
      saleId: sale.id,
      itemId: item.key,
      accrualId: held.accrualId,
      versionId: held.versionId,
      points: held.points - left,
    }));
}
