import { type Static, type TOptional, type TSchema, type TUnsafe, Type } from '@sinclair/typebox';

import { promotionMechanics } from '../../codes.ts';
import { Code, DateTime, Enum, Id, List, LooseText, Nullable, Obj, Opt, Text } from './basic.ts';

export const promotionActions = [
  'submit',
  'approve',
  'return',
  'reject',
  'activate',
  'pause',
  'resume',
  'finish',
  'cancel',
  'archive',
] as const;

const stackModes = ['exclusive', 'best', 'stack'] as const;
const visibilities = ['all', 'targeted', 'hidden'] as const;
/** `dynamic`: shops that join a group later take part too; `fixed`: the shops of the groups at the start. */
const groupMemberships = ['dynamic', 'fixed'] as const;

const Price = Type.Integer({ minimum: 0, maximum: 100_000_000_000 });
/** Of the programme's day, in minutes. */
const Minute = Type.Integer({ minimum: 0, maximum: 1440 });
/** 1 is Monday. */
const Weekday = Type.Integer({ minimum: 1, maximum: 7 });
const Days = Type.Integer({ minimum: 0, maximum: 36_500 });
const Quantity = Type.Integer({ minimum: 1, maximum: 999 });
const Ids = List(Id, 500);
const Regions = List(Text(120), 100);

const conditionFields = {
  brandIds: Ids,
  excludeBrandIds: Ids,
  productIds: Ids,
  excludeProductIds: Ids,
  categoryIds: Ids,
  excludeCategoryIds: Ids,
  manufacturerIds: Ids,
  excludeManufacturerIds: Ids,
  partnerIds: Ids,
  excludePartnerIds: Ids,
  storeIds: Ids,
  excludeStoreIds: Ids,
  storeGroupIds: Ids,
  excludeStoreGroupIds: Ids,
  groupMembership: Enum(groupMemberships),
  regions: Regions,
  excludeRegions: Regions,
  /** Codes of the dictionary. */
  positions: List(Code, 50),
  minQuantity: Quantity,
  /** Of one unit, both inclusive; a line without a price is outside of any range. */
  priceFrom: Price,
  priceTo: Price,
  weekdays: List(Weekday, 7),
  /** By the time on the receipt, from inclusive, to exclusive; a sale without that time is outside. */
  timeFrom: Minute,
  timeTo: Minute,
  /** Whole days from the member's confirmation to the day of the sale, both inclusive. */
  tenureFrom: Days,
  tenureTo: Days,
} as const;

/** Which of them a mechanic needs is reported field by field when one is missing. */
const Some = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const paramFields = {
  points: Some,
  /** 150 is ×1,5 for a multiplier; of the price for `percent_of_price`. */
  percent: Type.Number({ exclusiveMinimum: 0, maximum: 1000 }),
  every: Quantity,
  /** Steps are counted over one sale (when absent) or over the member's sales of the whole period. */
  per: Enum(['sale', 'period']),
  tiers: List(Obj({ units: Some, percent: Type.Integer({ minimum: 1, maximum: 1000 }) }), 10),
  productIds: List(Id, 10),
} as const;

/** Most points (units) the promotion gives; `cut` gives the rest at the limit, `refuse` nothing. */
const limitFields = {
  memberTotal: Some,
  memberDay: Some,
  memberMonth: Some,
  storeTotal: Some,
  memberUnits: Some,
  onLimit: Enum(['cut', 'refuse']),
} as const;

type Parts = Readonly<Record<string, TSchema>>;
type Given<P extends Parts> = { -readonly [Key in keyof P]: TOptional<TUnsafe<Static<P[Key]> | undefined>> };
type Answered<P extends Parts> = { -readonly [Key in keyof P]: TUnsafe<Static<P[Key]> | null> };

const given = <P extends Parts>(parts: P): Given<P> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, Opt(part)])) as Given<P>;

const answered = <P extends Parts>(parts: P): Answered<P> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, Nullable(part)])) as Answered<P>;

/** Every group present must hold; `exclude…` must not (domain 3.8). */
const Conditions = Obj(given(conditionFields));
const Params = Obj(given(paramFields));
const Limits = Obj(given(limitFields));

/** What is said of a promotion besides its name, mechanic and days. */
const optional = {
  shortText: Opt(LooseText(300)),
  description: Opt(LooseText(20_000)),
  /** `null` takes the file away. */
  imageFileId: Opt(Nullable(Id)),
  rulesFileId: Opt(Nullable(Id)),
  manufacturerId: Opt(Id),
  conditions: Opt(Conditions),
  limits: Opt(Limits),
  stackMode: Opt(Enum(stackModes)),
  visibility: Opt(Enum(visibilities)),
  priority: Opt(Type.Integer({ minimum: 0, maximum: 10_000 })),
  submitUntil: Opt(DateTime),
  budgetPoints: Opt(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
};

export const promotionForm = {
  ...optional,
  name: Text(200),
  mechanic: Enum(promotionMechanics),
  params: Params,
  startsAt: DateTime,
  endsAt: DateTime,
};

/** A form that is being filled in: whatever is there already. */
export const PromotionDraft = Obj({
  ...optional,
  name: Opt(LooseText(200)),
  mechanic: Opt(Enum(promotionMechanics)),
  params: Opt(Params),
  startsAt: Opt(DateTime),
  endsAt: Opt(DateTime),
});

/** The rule as it is answered: every field is there, `null` where the promotion sets nothing. */
export const promotionRule = {
  mechanic: Enum(promotionMechanics),
  params: Obj(answered(paramFields)),
  conditions: Obj(answered(conditionFields)),
  limits: Obj(answered(limitFields)),
  stackMode: Enum(stackModes),
};

export const Visibility = Enum(visibilities);

/** The rule in plain Russian: one sentence, and the same as lines. */
export const promotionTexts = {
  sentence: LooseText(8000),
  lines: List(Obj({ title: LooseText(100), text: LooseText(2000) }), 60),
};

/** Names of everything the rule refers to by an id or a code; `detail` is an article, a partner or an address. */
export const RuleNames = List(
  Obj({ id: LooseText(64), name: LooseText(300), detail: Nullable(LooseText(500)) }),
  10_000,
);
