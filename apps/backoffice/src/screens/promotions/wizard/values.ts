import type { Output, PromotionMechanic } from '@pribavka/api';

export type Promotion = Output<'promotions.adminGet'>;
type Conditions = Promotion['conditions'];

/** A chosen record with the name it is shown by; `detail` is an article, a partner, an address. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly detail?: string | undefined;
}

export type PublishAct = 'save' | 'submit' | 'activate';

export interface Tier {
  readonly units: number | null;
  readonly percent: number | null;
}

/** The form as it is typed: one level, each field by itself, so that two people's changes can be put together. */
export interface PromotionValues {
  /** Of the record the form was opened with; goes with the draft, so that an old draft is not sent over a newer rule. */
  version: number | null;
  name: string;
  shortText: string;
  description: string;
  picture: { readonly id: string; readonly url: string } | null;
  rulesFile: { readonly id: string; readonly name: string } | null;
  manufacturer: Named | null;
  startsOn: string;
  startsTime: string;
  endsOn: string;
  endsTime: string;
  submitOn: string;
  submitTime: string;
  visibility: Promotion['visibility'];
  priority: number | null;
  mechanic: PromotionMechanic | null;
  points: number | null;
  factor: number | null;
  percent: number | null;
  every: number | null;
  /** What steps are counted over. */
  per: 'sale' | 'period';
  tiers: readonly Tier[];
  bundle: readonly Named[];
  brands: readonly Named[];
  exceptBrands: readonly Named[];
  categories: readonly Named[];
  exceptCategories: readonly Named[];
  products: readonly Named[];
  exceptProducts: readonly Named[];
  manufacturers: readonly Named[];
  exceptManufacturers: readonly Named[];
  priceFrom: number | null;
  priceTo: number | null;
  minQuantity: number | null;
  partners: readonly Named[];
  exceptPartners: readonly Named[];
  groups: readonly Named[];
  exceptGroups: readonly Named[];
  groupMembership: NonNullable<Conditions['groupMembership']> | null;
  stores: readonly Named[];
  exceptStores: readonly Named[];
  regions: readonly string[];
  exceptRegions: readonly string[];
  positions: readonly Named[];
  tenureFrom: number | null;
  tenureTo: number | null;
  weekdays: readonly number[];
  timeFrom: string;
  timeTo: string;
  budget: number | null;
  memberTotal: number | null;
  memberDay: number | null;
  memberMonth: number | null;
  memberUnits: number | null;
  storeTotal: number | null;
  onLimit: NonNullable<Promotion['limits']['onLimit']> | null;
  stackMode: Promotion['stackMode'];
  /** What becomes of the promotion once it is saved. */
  act: PublishAct | null;
  comment: string;
}

const none: readonly Named[] = [];

/** What a new promotion begins with: the whole of its days, added to the base, shown to everybody. */
export const freshValues: PromotionValues = {
  version: null,
  name: '',
  shortText: '',
  description: '',
  picture: null,
  rulesFile: null,
  manufacturer: null,
  startsOn: '',
  startsTime: '0000',
  endsOn: '',
  endsTime: '2359',
  submitOn: '',
  submitTime: '2359',
  visibility: 'all',
  priority: 100,
  mechanic: null,
  points: null,
  factor: null,
  percent: null,
  every: null,
  per: 'sale',
  tiers: [],
  bundle: none,
  brands: none,
  exceptBrands: none,
  categories: none,
  exceptCategories: none,
  products: none,
  exceptProducts: none,
  manufacturers: none,
  exceptManufacturers: none,
  priceFrom: null,
  priceTo: null,
  minQuantity: null,
  partners: none,
  exceptPartners: none,
  groups: none,
  exceptGroups: none,
  groupMembership: null,
  stores: none,
  exceptStores: none,
  regions: [],
  exceptRegions: [],
  positions: none,
  tenureFrom: null,
  tenureTo: null,
  weekdays: [],
  timeFrom: '',
  timeTo: '',
  budget: null,
  memberTotal: null,
  memberDay: null,
  memberMonth: null,
  memberUnits: null,
  storeTotal: null,
  onLimit: null,
  stackMode: 'stack',
  act: null,
  comment: '',
};

const dayOf = (moment: string | null): string => moment?.slice(0, 10) ?? '';
/** Digits of the masked field: «0930». */
const timeOf = (moment: string | null, otherwise: string): string =>
  moment === null ? otherwise : moment.slice(11, 13) + moment.slice(14, 16);
const roubles = (kopecks: number | null): number | null => (kopecks === null ? null : kopecks / 100);

/** «0930» of minutes of a day. */
export const clockOf = (minutes: number | null): string =>
  minutes === null
    ? ''
    : `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;

/** The form for a record, with the names the server gives for its ids; for none, what a new one begins with. */
export function valuesOf(promotion: Promotion | undefined): PromotionValues {
  if (promotion === undefined) return freshValues;
  const { params, conditions, limits, mechanic } = promotion;
  const known = new Map(promotion.names.map(({ id, name, detail }) => [id, { id, name, ...(detail && { detail }) }]));
  const named = (ids: readonly string[] | null): readonly Named[] =>
    (ids ?? []).map((id) => known.get(id) ?? { id, name: id });
  const ends = promotion.endsAt;
  // The picker's midnight is the whole of that day (domain 3.22).
  const wholeDay = ends.slice(11, 16) === '00:00';
  return {
    version: promotion.version,
    name: promotion.name,
    shortText: promotion.shortText,
    description: promotion.description,
    picture: promotion.imageFileId ? { id: promotion.imageFileId, url: promotion.imageUrl ?? '' } : null,
    rulesFile: promotion.rulesFile && { id: promotion.rulesFile.id, name: promotion.rulesFile.name },
    manufacturer: promotion.manufacturer && { id: promotion.manufacturer.id, name: promotion.manufacturer.name },
    startsOn: dayOf(promotion.startsAt),
    startsTime: timeOf(promotion.startsAt, '0000'),
    endsOn: dayOf(ends),
    endsTime: wholeDay ? '2359' : timeOf(ends, '2359'),
    submitOn: dayOf(promotion.submitUntil),
    submitTime: timeOf(promotion.submitUntil, '2359'),
    visibility: promotion.visibility,
    priority: promotion.priority,
    mechanic,
    points: params.points,
    factor: mechanic === 'multiplier' && params.percent !== null ? params.percent / 100 : null,
    percent: mechanic === 'multiplier' ? null : params.percent,
    every: params.every,
    per: params.per ?? 'sale',
    tiers: params.tiers ?? [],
    bundle: named(params.productIds),
    brands: named(conditions.brandIds),
    exceptBrands: named(conditions.excludeBrandIds),
    categories: named(conditions.categoryIds),
    exceptCategories: named(conditions.excludeCategoryIds),
    products: named(conditions.productIds),
    exceptProducts: named(conditions.excludeProductIds),
    manufacturers: named(conditions.manufacturerIds),
    exceptManufacturers: named(conditions.excludeManufacturerIds),
    priceFrom: roubles(conditions.priceFrom),
    priceTo: roubles(conditions.priceTo),
    minQuantity: conditions.minQuantity,
    partners: named(conditions.partnerIds),
    exceptPartners: named(conditions.excludePartnerIds),
    groups: named(conditions.storeGroupIds),
    exceptGroups: named(conditions.excludeStoreGroupIds),
    groupMembership: conditions.groupMembership,
    stores: named(conditions.storeIds),
    exceptStores: named(conditions.excludeStoreIds),
    regions: conditions.regions ?? [],
    exceptRegions: conditions.excludeRegions ?? [],
    positions: named(conditions.positions),
    tenureFrom: conditions.tenureFrom,
    tenureTo: conditions.tenureTo,
    weekdays: conditions.weekdays ?? [],
    timeFrom: clockOf(conditions.timeFrom),
    timeTo: clockOf(conditions.timeTo),
    budget: promotion.budget,
    ...limits,
    stackMode: promotion.stackMode,
    act: null,
    comment: '',
  };
}
