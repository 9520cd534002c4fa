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
  Url,
  Version,
} from './lib/index.ts';
import {
  promotionActions,
  promotionForm,
  promotionRule,
  promotionTexts,
  RuleNames,
  Visibility,
} from './lib/promotion.ts';
import type { SchemaTable } from './types.ts';

export const AdminPromotionRow = Obj({
  id: Id,
  number: LooseText(32),
  name: LooseText(200),
  mechanic: Enum(promotionMechanics),
  /** What one gets, in one line. */
  benefit: LooseText(300),
  ownerKind: Enum(['programme', 'manufacturer']),
  manufacturer: Nullable(Ref),
  startsAt: DateTime,
  endsAt: DateTime,
  /** Null without one, and for a partner, who reads nothing of what it costs. */
  budget: Nullable(Points),
  spent: Nullable(Points),
  reserved: Nullable(Points),
  /** A partner’s own sales alone, and who made them. */
  salesCount: Count,
  membersCount: Count,
  priority: Count,
  status: Enum(promotionStatuses),
  /** Waits for a decision the reader may make. */
  waitsForMe: Type.Boolean(),
  version: Version,
});

const AdminPromotion = Obj({
  ...AdminPromotionRow.properties,
  ...promotionRule,
  ...promotionTexts,
  names: RuleNames,
  shortText: LooseText(300),
  description: LooseText(20_000),
  imageFileId: Nullable(Id),
  imageUrl: Nullable(Url),
  rulesFile: Nullable(FileRef),
  visibility: Visibility,
  submitUntil: Nullable(DateTime),
  ruleVersion: Count,
  /** Whose the rule and the budget are, and who has let them run. */
  author: Nullable(Person),
  approver: Nullable(Person),
  /** Why the last person who looked at it gave it back; only of a draft. */
  returned: Nullable(Obj({ at: DateTime, by: Nullable(LooseText(200)), comment: LooseText(1000) })),
  updatedAt: DateTime,
  /** `null` when the clock or the budget did it. */
  updatedBy: Nullable(LooseText(200)),
  /** When the shops of its groups were written down; `null` while it follows the groups. */
  groupsFixedAt: Nullable(DateTime),
  /** Why the reader may not let it run as it stands: the sentence a start would be refused with. */
  startRefusal: Nullable(LooseText(500)),
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

export const PromotionFilters = Obj({
  statuses: Opt(List(Enum(promotionStatuses), 10)),
  period: Opt(Period),
  mechanics: Opt(List(Enum(promotionMechanics), 10)),
  brandIds: Opt(List(Id, 100)),
  storeGroupIds: Opt(List(Id, 100)),
  ownerKinds: Opt(List(Enum(['programme', 'manufacturer']), 2)),
  manufacturerIds: Opt(List(Id, 100)),
  waitsForMe: Opt(Type.Boolean()),
});

export const adminPromotionsSchemas = {
  'promotions.adminList': {
    body: ListQuery(PromotionFilters, ['priority', 'startsAt', 'endsAt', 'name', 'status', 'budget']),
    data: PageWith(AdminPromotionRow, Obj({ statuses: StatusCounts(promotionStatuses), waitsForMe: Count })),
  },
  'promotions.adminGet': { params: IdParams, data: AdminPromotion },
  'promotions.versions': {
    params: IdParams,
    data: List(
      Obj({
        id: Id,
        number: Count,
        ...promotionRule,
        ...promotionTexts,
        names: RuleNames,
        /** What this version changed in the one before it, in words; none of the first. */
        changes: List(
          Obj({
            field: LooseText(60),
            title: LooseText(100),
            before: Nullable(LooseText(4000)),
            after: Nullable(LooseText(4000)),
          }),
          60,
        ),
        createdAt: DateTime,
        createdBy: Nullable(LooseText(200)),
      }),
      200,
    ),
  },
  'promotions.create': { body: Obj(promotionForm), data: AdminPromotion },
  'promotions.update': { params: IdParams, body: Obj({ ...promotionForm, version: Version }), data: AdminPromotion },
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
      promotion: Obj(promotionForm),
      /** Days of sales, both inclusive, a year at most; the calendar month before this one unless said. */
      period: Opt(Obj({ from: DateOnly, to: DateOnly })),
      /** The promotion being edited: what it gave itself is not an overlap. */
      promotionId: Opt(Id),
    }),
    data: Obj({
      period: Obj({ from: DateOnly, to: DateOnly }),
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
