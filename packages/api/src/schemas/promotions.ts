import { Type } from '@sinclair/typebox';

import { promotionMechanics } from '../codes.ts';
import type { promotionsRoutes } from '../routes/promotions.ts';
import {
  Count,
  DateTime,
  Enum,
  FileRef,
  Id,
  IdParams,
  List,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Page,
  Points,
  Url,
} from './lib/index.ts';
import type { SchemaTable } from './types.ts';

/** How far the seller has come in one promotion. */
const Progress = Obj({
  units: Count,
  points: Points,
  /** Units or points the present step asks for. */
  target: Nullable(Count),
  /** Most points one member may earn, if there is a limit. */
  limit: Nullable(Points),
  left: Nullable(Points),
  nextStep: Nullable(LooseText(300)),
});

const cardFields = {
  id: Id,
  name: LooseText(200),
  shortText: LooseText(300),
  /** What one gets, in one line. */
  benefit: LooseText(300),
  /** «×1,5», «+300». */
  badge: LooseText(20),
  imageUrl: Nullable(Url),
  startsAt: DateTime,
  endsAt: DateTime,
  submitUntil: Nullable(DateTime),
  daysLeft: Nullable(Count),
  budgetLow: Type.Boolean(),
  mechanic: Enum(promotionMechanics),
  brands: List(LooseText(120), 50),
  progress: Nullable(Progress),
};

export const promotionsSchemas = {
  'promotions.list': {
    body: Obj({
      ...ListQuery(Obj({ brandIds: Opt(List(Id, 100)), mechanics: Opt(List(Enum(promotionMechanics), 10)) }), [
        'endsAt',
        'startsAt',
        'name',
      ]).properties,
      /** What runs now unless said (rest.md 5.4). */
      tab: Opt(Enum(['active', 'soon', 'finished'])),
    }),
    data: Page(Obj(cardFields)),
  },
  'promotions.get': {
    params: IdParams,
    data: Obj({
      ...cardFields,
      description: LooseText(20_000),
      /** Mechanics in words and a worked example. */
      rule: LooseText(2000),
      example: List(Obj({ text: LooseText(500), points: Nullable(Points) }), 20),
      conditions: List(LooseText(500), 50),
      products: List(Obj({ id: Id, name: LooseText(300), article: LooseText(64), points: Points }), 200),
      available: Type.Boolean(),
      unavailableReason: Nullable(LooseText(500)),
      state: Enum(['soon', 'active', 'paused', 'finished', 'budget_spent']),
      rulesFile: Nullable(FileRef),
    }),
  },
  'promotions.progress': { params: IdParams, data: Progress },
} as const satisfies SchemaTable<keyof typeof promotionsRoutes>;
