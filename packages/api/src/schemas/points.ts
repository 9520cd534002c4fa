import { Type } from '@sinclair/typebox';

import type { pointsRoutes } from '../routes/points.ts';
import {
  Count,
  DateOnly,
  DateTime,
  Enum,
  IdParams,
  List,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  PageWith,
  Points,
} from './lib/index.ts';
import { memberFilters, totals } from './lib/operation-filters.ts';
import { Balance, Operation, OperationCard } from './lib/points.ts';
import type { SchemaTable } from './types.ts';

const DatedPoints = Obj({ date: DateOnly, points: Points });
/** `yyyy-MM` */
const Month = Type.String({ format: 'month', maxLength: 7 });

export const pointsSchemas = {
  'points.get': {
    data: Obj({
      ...Balance.properties,
      earnedTotal: Points,
      paidTotal: Points,
      expiredTotal: Points,
      nextActivation: Nullable(DatedPoints),
      nextExpiration: Nullable(DatedPoints),
      spendBlocked: Type.Boolean(),
      blockReason: Nullable(LooseText(1000)),
      rateKopecks: Type.Integer({ minimum: 1 }),
    }),
  },
  'points.expiring': {
    data: List(
      Obj({
        month: Month,
        points: Points,
        lots: List(Obj({ expiresAt: DateTime, points: Points }), 200),
      }),
      120,
    ),
  },
  /** Granted points by the day they were earned, oldest first, empty steps included. */
  'points.earned': {
    query: Obj({
      step: Opt(Enum(['week', 'month'])),
      count: Opt(Type.Integer({ minimum: 1, maximum: 60 })),
    }),
    data: Obj({
      rows: List(Obj({ from: DateOnly, sale: Points, promotion: Points, sales: Count }), 60),
      total: Points,
      /** The same number of steps before them. */
      previousTotal: Points,
    }),
  },
  /** Place among the members of one’s shop by the points of the present month; `null` where there is no rating. */
  'points.rating': {
    data: Nullable(
      Obj({
        /** From 1; members with the same points share a place. */
        place: Count,
        /** Confirmed members of the shop, the reader among them. */
        members: Count,
        /** One’s own points of the month. */
        points: Points,
        monthStart: DateOnly,
      }),
    ),
  },
  'operations.list': {
    body: ListQuery(Obj(memberFilters), ['occurredAt']),
    data: PageWith(Operation, totals),
  },
  'operations.get': { params: IdParams, data: OperationCard },
} as const satisfies SchemaTable<keyof typeof pointsRoutes>;
