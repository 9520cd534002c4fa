import { Type } from '@sinclair/typebox';

import { promotionMechanics } from '../codes.ts';
import type { promotionsRoutes } from '../routes/promotions.ts';
import {
  Code,
  Count,
  DateOnly,
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
  PageWith,
  Points,
  Url,
} from './lib/index.ts';
import { FormulaParts } from './lib/sale.ts';
import type { SchemaTable } from './types.ts';

/** How far the seller has come in one promotion. */
const Progress = Obj({
  units: Count,
  points: Points,
  /** Units the present step asks for; `null` where nothing adds up between sales. */
  target: Nullable(Count),
  /** Most points one member may earn, if there is a limit. */
  limit: Nullable(Points),
  /** What the limits of the member and of his shop still allow; never what is left of the budget. */
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
  /** A spent budget comes before a pause: it is the reason of it. */
  state: Enum(['soon', 'active', 'paused', 'finished', 'budget_spent']),
  /** Less than a tenth is left: a level, the sum is not for sellers. */
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
      /** What has begun and is not over unless said, with what a pause or a spent budget has stopped (rest.md 5.4). */
      tab: Opt(Enum(['active', 'soon', 'finished'])),
    }),
    /** Of each tab under the same brands, mechanics and search. */
    data: PageWith(Obj(cardFields), Obj({ active: Count, soon: Count, finished: Count })),
  },
  'promotions.get': {
    params: IdParams,
    data: Obj({
      ...cardFields,
      description: LooseText(20_000),
      /** Mechanics in words. */
      rule: LooseText(2000),
      /** A worked example by the calculation of a real sale; none where the promotion has no products. */
      example: Nullable(
        Obj({
          productName: LooseText(300),
          quantity: Count,
          formula: FormulaParts,
          points: Points,
        }),
      ),
      /** Where, for what and for whom, a line each; the days stand in their own fields. */
      conditions: List(LooseText(500), 50),
      /** How many products take part; `products` are the first of them. */
      productsCount: Count,
      products: List(
        Obj({
          id: Id,
          name: LooseText(300),
          article: LooseText(64),
          imageUrl: Nullable(Url),
          drawing: Nullable(Code),
          /** Of one unit without the promotion, and with it. */
          basePoints: Points,
          points: Points,
        }),
        200,
      ),
      available: Type.Boolean(),
      unavailableReason: Nullable(LooseText(500)),
      /** The seller’s own shop: whether the promotion holds there and, if not, which condition leaves it out. */
      store: Nullable(Obj({ name: LooseText(300), holds: Type.Boolean(), reason: Nullable(LooseText(500)) })),
      /** The last day a sale of the period can be registered, by the promotion’s own deadline and by the programme’s. */
      lastSubmitDay: DateOnly,
      /** Answers to the usual questions, made of the rule itself. */
      questions: List(Obj({ question: LooseText(200), answer: LooseText(1000) }), 20),
      rulesFile: Nullable(FileRef),
    }),
  },
  'promotions.progress': { params: IdParams, data: Progress },
} as const satisfies SchemaTable<keyof typeof promotionsRoutes>;
