import { listedRegion } from '../../../core/region.ts';
import type { Conditions, ItemFacts, PromotionRule, SaleFacts } from './rules.ts';

/** Why a sale earns nothing by a promotion, whatever was sold in it. */
export type Refusal = 'days' | 'registration' | 'place' | 'weekday' | 'time' | 'position' | 'tenure';

const within = <T>(list: readonly T[] | undefined, value: T | undefined): boolean =>
  list === undefined || list.length === 0 || (value !== undefined && list.includes(value));

const outside = (list: readonly string[] | undefined, value: string | undefined): boolean =>
  list === undefined || value === undefined || !list.includes(value);

/** What is not known is outside of any range. */
function between(value: number | undefined, from: number | undefined, to: number | undefined): boolean {
  if (from === undefined && to === undefined) return true;
  return value !== undefined && value >= (from ?? value) && value <= (to ?? value);
}

function duringHours(minute: number | undefined, { timeFrom, timeTo }: Conditions): boolean {
  if (timeFrom === undefined && timeTo === undefined) return true;
  if (minute === undefined) return false;
  const [from, to] = [timeFrom ?? 0, timeTo ?? 1440];
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** 1 is Monday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string): number =>
  Math.floor((new Date(`${to}T00:00:00Z`).getTime() - new Date(`${from}T00:00:00Z`).getTime()) / dayMs);

/** Groups of the shop as this promotion sees them: those of today, or those of its start. */
const inGroup = (rule: PromotionRule, sale: SaleFacts, id: string): boolean =>
  rule.hasFixedGroups ? sale.fixedGroups.includes(`${rule.versionId}:${id}`) : sale.storeGroupIds.includes(id);

/** Conditions of a shop, in the order they are checked. */
export type PlaceCondition = Extract<
  keyof Conditions,
  | `${'partner' | 'excludePartner' | 'store' | 'excludeStore' | 'storeGroup' | 'excludeStoreGroup'}Ids`
  | 'regions'
  | 'excludeRegions'
>;

/** The first condition that leaves the shop out; none when the promotion holds there. */
export function placeRefusalOf(rule: PromotionRule, sale: SaleFacts): PlaceCondition | undefined {
  const c = rule.conditions;
  const groups = c.storeGroupIds ?? [];
  const holds: Record<PlaceCondition, boolean> = {
    partnerIds: within(c.partnerIds, sale.partnerId),
    excludePartnerIds: outside(c.excludePartnerIds, sale.partnerId),
    regions: within(c.regions?.map(listedRegion), sale.region && listedRegion(sale.region)),
    excludeRegions: outside(c.excludeRegions?.map(listedRegion), sale.region && listedRegion(sale.region)),
    storeIds: within(c.storeIds, sale.storeId),
    excludeStoreIds: outside(c.excludeStoreIds, sale.storeId),
    storeGroupIds: groups.length === 0 || groups.some((id) => inGroup(rule, sale, id)),
    excludeStoreGroupIds: !(c.excludeStoreGroupIds ?? []).some((id) => inGroup(rule, sale, id)),
  };
  return (Object.keys(holds) as PlaceCondition[]).find((name) => !holds[name]);
}

/** The first condition of time, place or person that does not hold; the same for every line. */
export function refusalOf(rule: PromotionRule, sale: SaleFacts): Refusal | undefined {
  const c = rule.conditions;
  const tenure = sale.confirmedOn === undefined ? undefined : daysBetween(sale.confirmedOn, sale.saleDate);
  const holds: Record<Refusal, boolean> = {
    days: sale.saleDate >= rule.from && sale.saleDate <= rule.to,
    registration: rule.submitUntil === undefined || sale.submittedOn <= rule.submitUntil,
    place: placeRefusalOf(rule, sale) === undefined,
    position: within(c.positions, sale.position),
    tenure: between(tenure, c.tenureFrom, c.tenureTo),
    weekday: within(c.weekdays, weekdayOf(sale.saleDate)),
    time: duringHours(sale.minute, c),
  };
  return (Object.keys(holds) as Refusal[]).find((reason) => !holds[reason]);
}

export const appliesToSale = (rule: PromotionRule, sale: SaleFacts): boolean => refusalOf(rule, sale) === undefined;

export function appliesToItem(rule: PromotionRule, item: ItemFacts): boolean {
  const c = rule.conditions;
  return (
    (rule.onlyProductsOf === undefined || rule.onlyProductsOf === item.manufacturerId) &&
    // A set is about the goods it names.
    (rule.mechanic !== 'bundle' || rule.params.productIds.includes(item.productId)) &&
    within(c.brandIds, item.brandId) &&
    outside(c.excludeBrandIds, item.brandId) &&
    within(c.productIds, item.productId) &&
    outside(c.excludeProductIds, item.productId) &&
    within(c.categoryIds, item.categoryId) &&
    outside(c.excludeCategoryIds, item.categoryId) &&
    within(c.manufacturerIds, item.manufacturerId) &&
    outside(c.excludeManufacturerIds, item.manufacturerId) &&
    between(item.priceKopecks, c.priceFrom, c.priceTo) &&
    item.quantity >= (c.minQuantity ?? 1)
  );
}

const productKeys = [
  'brandIds',
  'excludeBrandIds',
  'productIds',
  'excludeProductIds',
  'categoryIds',
  'excludeCategoryIds',
  'manufacturerIds',
  'excludeManufacturerIds',
  'minQuantity',
  'priceFrom',
  'priceTo',
] as const satisfies readonly (keyof Conditions)[];

/** The conditions of a line without those of time, place and person. */
export const productConditions = (conditions: Conditions): Conditions =>
  Object.fromEntries(productKeys.flatMap((key) => (conditions[key] === undefined ? [] : [[key, conditions[key]]])));
