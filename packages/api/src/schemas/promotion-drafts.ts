import { Type } from '@sinclair/typebox';

import { promotionMechanics, promotionStatuses } from '../codes.ts';
import type { promotionDraftsRoutes } from '../routes/promotion-drafts.ts';
import {
  Binary,
  Count,
  DateTime,
  Empty,
  Enum,
  FileRef,
  Id,
  IdParams,
  List,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Points,
} from './lib/index.ts';
import { PromotionDraft, promotionTexts, RuleNames } from './lib/promotion.ts';
import type { SchemaTable } from './types.ts';

const Asked = Obj({
  promotion: PromotionDraft,
  /** The promotion being edited. */
  promotionId: Opt(Id),
});

/** Counted no further than 10 000. */
const Counted = { count: Count, capped: Type.Boolean() };
const Named = Obj({ id: Id, name: LooseText(300), detail: Nullable(LooseText(500)) });

const outcomes = ['adds', 'larger', 'draft_alone', 'other_alone'] as const;

const Overlap = Obj({
  id: Id,
  number: LooseText(32),
  name: LooseText(200),
  status: Enum(promotionStatuses),
  mechanic: Enum(promotionMechanics),
  benefit: LooseText(300),
  stackMode: Enum(['exclusive', 'best', 'stack']),
  priority: Count,
  startsAt: DateTime,
  endsAt: DateTime,
  /** Goods and shops both hold for. */
  products: Obj(Counted),
  stores: Obj(Counted),
  /** Both add up; the larger of the two stays; one of them gives alone. */
  outcome: Enum(outcomes),
  text: LooseText(500),
});

export const promotionDraftsSchemas = {
  'promotions.describe': {
    body: Asked,
    data: Obj({
      ...promotionTexts,
      names: RuleNames,
      /** What is missing or looks odd; nothing of it refuses a draft to be saved. */
      warnings: List(Obj({ field: LooseText(60), text: LooseText(500) }), 50),
      /** Why the reader may not start it without a second person, as the form stands. */
      startRefusal: Nullable(LooseText(500)),
    }),
  },
  'promotions.preview': {
    body: Asked,
    data: Obj({
      /** Each with the first ones by name. */
      products: Obj({ ...Counted, first: List(Named, 10) }),
      stores: Obj({ ...Counted, first: List(Named, 10) }),
      partners: Obj(Counted),
      /** Confirmed members of these shops. */
      members: Obj(Counted),
      overlaps: List(Overlap, 50),
      /** More of them than are answered. */
      overlapsCapped: Type.Boolean(),
      budget: Obj({
        /** Mean of the goods; `null` where the mechanic is no measure of one unit. */
        pointsPerUnit: Nullable(Points),
        unitsCovered: Nullable(Count),
        /** Of the last 30 days, by the goods and shops of the draft. */
        unitsLastMonth: Nullable(Count),
        hints: List(LooseText(500), 10),
      }),
    }),
  },
  'promotions.uploadRules': { body: Empty, data: FileRef },
  'promotions.rulesFile': { params: IdParams, data: Binary },
} as const satisfies SchemaTable<keyof typeof promotionDraftsRoutes>;
