import { Type } from '@sinclair/typebox';

import { promotionMechanics, promotionStatuses } from '../codes.ts';
import type { adminPromotionsRoutes } from '../routes/admin-promotions.ts';
import {
  Count,
  DateOnly,
  DateTime,
  Done,
  Empty,
  Enum,
  FileRef,
  Id,
  IdParams,
  Kopecks,
  List,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  PageWith,
  Period,
  Person,
  Points,
  Ref,
  StatusCounts,
  Text,
  Url,
  Version,
} from './lib/index.ts';
import type { SchemaTable } from './types.ts';

export const AdminPromotionRow = Obj({
  id: Id,
  number: LooseText(32),
  name: LooseText(200),
  mechanic: Enum(promotionMechanics),
  ownerKind: Enum(['programme', 'manufacturer']),
  manufacturer: Nullable(Ref),
  startsAt: DateTime,
  endsAt: DateTime,
  budget: Nullable(Points),
  spent: Points,
  reserved: Points,
  salesCount: Count,
  membersCount: Count,
  priority: Count,
  status: Enum(promotionStatuses),
  version: Version,
});

const promotionActions = [
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

const Ids = Opt(List(Id, 500));
/** Every group present must hold; `exclude…` must not (domain 3.8). */
const Conditions = Obj({
  brandIds: Ids,
  excludeBrandIds: Ids,
  productIds: Ids,
  excludeProductIds: Ids,
  categoryIds: Ids,
  manufacturerIds: Ids,
  partnerIds: Ids,
  excludePartnerIds: Ids,
  storeIds: Ids,
  storeGroupIds: Ids,
  regions: Opt(List(Text(120), 100)),
  minQuantity: Opt(Type.Integer({ minimum: 1, maximum: 999 })),
});

const Some = Type.Integer({ minimum: 1, maximum: 1_000_000 });
/** Which of them a mechanic needs is reported field by field when one is missing. */
const MechanicParams = Obj({
  points: Opt(Some),
  /** 150 is ×1,5 for a multiplier; of the price for `percent_of_price`. */
  percent: Opt(Type.Number({ exclusiveMinimum: 0, maximum: 1000 })),
  every: Opt(Type.Integer({ minimum: 1, maximum: 999 })),
  tiers: Opt(List(Obj({ units: Some, percent: Type.Integer({ minimum: 1, maximum: 1000 }) }), 10)),
  productIds: Opt(List(Id, 10)),
});

/** Most points (units) the promotion gives; `cut` gives the rest at the limit, `refuse` nothing. */
const Limits = Obj({
  memberTotal: Opt(Some),
  memberDay: Opt(Some),
  memberMonth: Opt(Some),
  storeTotal: Opt(Some),
  memberUnits: Opt(Some),
  onLimit: Opt(Enum(['cut', 'refuse'])),
});

const form = {
  name: Text(200),
  shortText: Opt(LooseText(300)),
  description: Opt(LooseText(20_000)),
  imageFileId: Opt(Id),
  rulesFileId: Opt(Id),
  manufacturerId: Opt(Id),
  mechanic: Enum(promotionMechanics),
  params: MechanicParams,
  conditions: Opt(Conditions),
  limits: Opt(Limits),
  stackMode: Opt(Enum(['exclusive', 'best', 'stack'])),
  visibility: Opt(Enum(['all', 'targeted', 'hidden'])),
  priority: Opt(Type.Integer({ minimum: 0, maximum: 10_000 })),
  startsAt: DateTime,
  endsAt: DateTime,
  submitUntil: Opt(DateTime),
  budgetPoints: Opt(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
};

const NoIds = Nullable(List(Id, 500));
const NoSome = Nullable(Some);

/** The rule as it is answered: every field is there, `null` where the promotion sets nothing. */
const Rule = {
  mechanic: Enum(promotionMechanics),
  params: Obj({
    points: NoSome,
    percent: Nullable(Type.Number({ exclusiveMinimum: 0, maximum: 1000 })),
    every: Nullable(Count),
    tiers: Nullable(List(Obj({ units: Some, percent: Count }), 10)),
    productIds: Nullable(List(Id, 10)),
  }),
  conditions: Obj({
    brandIds: NoIds,
    excludeBrandIds: NoIds,
    productIds: NoIds,
    excludeProductIds: NoIds,
    categoryIds: NoIds,
    manufacturerIds: NoIds,
    partnerIds: NoIds,
    excludePartnerIds: NoIds,
    storeIds: NoIds,
    storeGroupIds: NoIds,
    regions: Nullable(List(Text(120), 100)),
    minQuantity: Nullable(Count),
  }),
  limits: Obj({
    memberTotal: NoSome,
    memberDay: NoSome,
    memberMonth: NoSome,
    storeTotal: NoSome,
    memberUnits: NoSome,
    onLimit: Nullable(Enum(['cut', 'refuse'])),
  }),
  stackMode: Enum(['exclusive', 'best', 'stack']),
};

const AdminPromotion = Obj({
  ...AdminPromotionRow.properties,
  ...Rule,
  shortText: LooseText(300),
  description: LooseText(20_000),
  imageFileId: Nullable(Id),
  imageUrl: Nullable(Url),
  rulesFile: Nullable(FileRef),
  visibility: Enum(['all', 'targeted', 'hidden']),
  submitUntil: Nullable(DateTime),
  benefit: LooseText(300),
  ruleVersion: Count,
  allowedActions: List(Enum([...promotionActions, 'edit', 'delete']), 12),
  history: List(
    Obj({
      at: DateTime,
      action: LooseText(40),
      comment: Nullable(LooseText(1000)),
      actorName: Nullable(LooseText(200)),
    }),
    100,
  ),
});

export const adminPromotionsSchemas = {
  'promotions.adminList': {
    body: ListQuery(
      Obj({
        statuses: Opt(List(Enum(promotionStatuses), 10)),
        period: Opt(Period),
        mechanics: Opt(List(Enum(promotionMechanics), 10)),
        brandIds: Opt(List(Id, 100)),
        storeGroupIds: Opt(List(Id, 100)),
        ownerKinds: Opt(List(Enum(['programme', 'manufacturer']), 2)),
      }),
      ['priority', 'startsAt', 'endsAt', 'name', 'status'],
    ),
    data: PageWith(AdminPromotionRow, Obj({ statuses: StatusCounts(promotionStatuses) })),
  },
  'promotions.adminGet': { params: IdParams, data: AdminPromotion },
  'promotions.versions': {
    params: IdParams,
    data: List(Obj({ id: Id, number: Count, ...Rule, createdAt: DateTime, createdBy: Nullable(LooseText(200)) }), 200),
  },
  'promotions.create': { body: Obj(form), data: AdminPromotion },
  'promotions.update': { params: IdParams, body: Obj({ ...form, version: Version }), data: AdminPromotion },
  'promotions.setStatus': {
    params: IdParams,
    body: Obj({ action: Enum(promotionActions), comment: Opt(LooseText(1000)), version: Opt(Version) }),
    data: AdminPromotion,
  },
  'promotions.copy': { params: IdParams, body: Opt(Obj({})), data: AdminPromotion },
  'promotions.delete': { params: IdParams, data: Done },
  'promotions.uploadImage': { body: Empty, data: FileRef },
  'promotions.order': {
    body: Obj({ items: List(Obj({ id: Id, priority: Type.Integer({ minimum: 0, maximum: 10_000 }) }), 200) }),
    data: Done,
  },
  /**
   * The draft over sales of the period that were sent and not refused: how many it touches, what it gives and costs
   * (kopecks, by the present rate of a point), whom most of it goes to, and which promotions paid for the same lines.
   */
  'promotions.simulate': {
    body: Obj({
      promotion: Obj(form),
      /** Days of sales, both inclusive, a year at most. */
      period: Obj({ from: DateOnly, to: DateOnly }),
      /** The promotion being edited: what it gave itself is not an overlap. */
      promotionId: Opt(Id),
    }),
    data: Obj({
      /** Sales of the period the reader sees. */
      salesSeen: Count,
      sales: Count,
      members: Count,
      units: Count,
      points: Points,
      cost: Kopecks,
      /** Day of the sale that spent the budget; `null` while it is enough or there is none. */
      budgetEndsOn: Nullable(DateOnly),
      perMemberTop: List(Obj({ member: Person, sales: Count, points: Points }), 10),
      overlaps: List(Obj({ promotion: Ref, sales: Count, points: Points }), 50),
    }),
  },
  /** What the promotion has given, less cancelled and returned; a company sees its own sales in it. */
  'promotions.stats': {
    params: IdParams,
    data: Obj({
      sales: Count,
      members: Count,
      units: Count,
      points: Points,
      returned: Points,
      cost: Kopecks,
      budget: Nullable(Points),
      spent: Nullable(Points),
      reserved: Nullable(Points),
      byDay: List(Obj({ date: DateOnly, sales: Count, points: Points }), 400),
      topProducts: List(Obj({ product: Ref, units: Count, points: Points }), 10),
      topPartners: List(Obj({ partner: Ref, sales: Count, points: Points }), 10),
    }),
  },
} as const satisfies SchemaTable<keyof typeof adminPromotionsRoutes>;
