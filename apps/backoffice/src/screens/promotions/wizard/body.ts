import type { Input, PromotionMechanic } from '@pribavka/api';

import type { Named, Promotion, PromotionValues } from './values.ts';

export type PromotionBody = Input<'promotions.create'>['body'];
export type PromotionDraft = Input<'promotions.describe'>['body']['promotion'];
type Params = PromotionBody['params'];
type Conditions = NonNullable<PromotionBody['conditions']>;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Minutes of «0930»; «2400» is the end of the day; undefined while it is no time. */
export function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d{2})(\d{2})$/.exec(clock) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const all = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && all <= 1440 ? all : undefined;
}

/**
 * A day and a time as the wire has them. What was opened and not touched goes back to the millisecond: another moment
 * would be another promotion.
 */
function momentOf(day: string, time: string, opened: string | null | undefined, whole: boolean): string | undefined {
  if (!isDay(day)) return undefined;
  const digits = minutesOf(time) === undefined ? (whole ? '2359' : '0000') : time;
  const clock = `${digits.slice(0, 2)}:${digits.slice(2)}`;
  if (opened?.slice(0, 10) === day) {
    const was = opened.slice(11, 16);
    if (was === clock || (whole && was === '00:00' && clock === '23:59')) return opened;
  }
  return `${day} ${clock}:${clock === '23:59' ? '59.999' : '00.000'}`;
}

const ids = (list: readonly Named[]): string[] | undefined => (list.length > 0 ? list.map(({ id }) => id) : undefined);
const texts = (list: readonly string[]): string[] | undefined => (list.length > 0 ? [...list] : undefined);
const kopecks = (roubles: number | null): number | undefined =>
  roubles === null ? undefined : Math.round(roubles * 100);
const given = <T>(value: T | null): T | undefined => value ?? undefined;

/** Drops what is not set: the wire has no `null` for it. */
const compact = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;

/** Fields a mechanic is made of; what was typed for another one stays in the form and is not sent. */
export const fieldsOfMechanic: Readonly<Record<PromotionMechanic, readonly (keyof PromotionValues)[]>> = {
  fixed_per_unit: ['points'],
  multiplier: ['factor'],
  percent_of_price: ['percent'],
  step: ['every', 'per', 'points'],
  plan: ['points', 'tiers'],
  first_sale: ['points'],
  bundle: ['bundle', 'points'],
};

function paramsOf(values: PromotionValues): Params {
  const own = new Set(values.mechanic === null ? [] : fieldsOfMechanic[values.mechanic]);
  const tiers = values.tiers.flatMap(({ units, percent }) =>
    units === null || percent === null ? [] : [{ units, percent }],
  );
  return compact<Params>({
    points: own.has('points') ? given(values.points) : undefined,
    percent: own.has('factor')
      ? // A factor has at most four digits after the comma; multiplied as it is, 1.15 would be 114.99999999999999.
        values.factor === null
        ? undefined
        : Math.round(values.factor * 1_000_000) / 10_000
      : own.has('percent')
        ? given(values.percent)
        : undefined,
    every: own.has('every') ? given(values.every) : undefined,
    per: own.has('per') && values.per === 'period' ? values.per : undefined,
    tiers: own.has('tiers') && tiers.length > 0 ? tiers : undefined,
    productIds: own.has('bundle') ? ids(values.bundle) : undefined,
  });
}

const conditionsOf = (values: PromotionValues): Conditions =>
  compact<Conditions>({
    brandIds: ids(values.brands),
    excludeBrandIds: ids(values.exceptBrands),
    productIds: ids(values.products),
    excludeProductIds: ids(values.exceptProducts),
    categoryIds: ids(values.categories),
    excludeCategoryIds: ids(values.exceptCategories),
    manufacturerIds: ids(values.manufacturers),
    excludeManufacturerIds: ids(values.exceptManufacturers),
    partnerIds: ids(values.partners),
    excludePartnerIds: ids(values.exceptPartners),
    storeIds: ids(values.stores),
    excludeStoreIds: ids(values.exceptStores),
    storeGroupIds: ids(values.groups),
    excludeStoreGroupIds: ids(values.exceptGroups),
    groupMembership: given(values.groupMembership),
    regions: texts(values.regions),
    excludeRegions: texts(values.exceptRegions),
    positions: ids(values.positions),
    minQuantity: given(values.minQuantity),
    priceFrom: kopecks(values.priceFrom),
    priceTo: kopecks(values.priceTo),
    weekdays: values.weekdays.length > 0 ? [...values.weekdays].sort((one, other) => one - other) : undefined,
    timeFrom: minutesOf(values.timeFrom),
    timeTo: minutesOf(values.timeTo),
    tenureFrom: given(values.tenureFrom),
    tenureTo: given(values.tenureTo),
  });

/** Whatever of the form can be sent already; the server says in words what it is and counts what it touches. */
export function draftOf(values: PromotionValues, opened: Promotion | undefined): PromotionDraft {
  return compact<PromotionDraft>({
    name: values.name,
    shortText: values.shortText,
    description: values.description,
    imageFileId: values.picture?.id ?? null,
    rulesFileId: values.rulesFile?.id ?? null,
    manufacturerId: values.manufacturer?.id,
    mechanic: given(values.mechanic),
    params: paramsOf(values),
    conditions: conditionsOf(values),
    limits: compact({
      memberTotal: given(values.memberTotal),
      memberDay: given(values.memberDay),
      memberMonth: given(values.memberMonth),
      storeTotal: given(values.storeTotal),
      memberUnits: given(values.memberUnits),
      onLimit: given(values.onLimit),
    }),
    stackMode: values.stackMode,
    visibility: values.visibility,
    priority: given(values.priority),
    startsAt: momentOf(values.startsOn, values.startsTime, opened?.startsAt, false),
    endsAt: momentOf(values.endsOn, values.endsTime, opened?.endsAt, true),
    submitUntil: momentOf(values.submitOn, values.submitTime, opened?.submitUntil, true),
    budgetPoints: given(values.budget),
  });
}

/** The whole form, when what no promotion can do without is there; undefined before. */
export function bodyOf(values: PromotionValues, opened: Promotion | undefined): PromotionBody | undefined {
  const { name, mechanic, startsAt, endsAt, params = {}, ...rest } = draftOf(values, opened);
  if (!name?.trim() || mechanic === undefined || startsAt === undefined || endsAt === undefined) return undefined;
  return { ...rest, name, mechanic, startsAt, endsAt, params };
}
