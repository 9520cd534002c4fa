import { Type } from '@sinclair/typebox';

import { memberStatuses, operationTypes, withdrawalStatuses } from '../codes.ts';
import type { summariesRoutes } from '../routes/summaries.ts';
import {
  Code,
  Count,
  DateOnly,
  DateTime,
  Enum,
  Id,
  Kopecks,
  List,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Points,
  SignedPoints,
} from './lib/index.ts';
import type { SchemaTable } from './types.ts';

/** The period is inclusive; the one before it of the same length is `previous`. */
const SummaryQuery = Obj({
  from: DateOnly,
  to: DateOnly,
  partnerId: Opt(Id),
  storeGroupId: Opt(Id),
  manufacturerId: Opt(Id),
  brandId: Opt(Id),
});

/** A share between 0 and 1. */
const Share = Type.Number({ minimum: 0, maximum: 1 });

/** «Требует внимания»: the screen knows which list a code opens. */
const attention = List(
  Obj({
    code: Enum([
      'sales_on_moderation',
      'sales_overdue',
      'members_on_moderation',
      'passports_on_check',
      'withdrawals_new',
      'withdrawals_failed',
      'overrides_on_approval',
      'registries_formed',
      'tunings_on_approval',
      'promotions_on_approval',
      'points_on_approval',
      'settings_pending',
      'administrators_waiting',
      'processes_failed',
      'requests_overdue',
    ]),
    /** Counted up to 1 000. */
    count: Count,
    countCapped: Type.Boolean(),
    /** How many of them are late, counted likewise. */
    overdue: Count,
    overdueCapped: Type.Boolean(),
  }),
  20,
);

const productTotals = { units: Count, revenueKopecks: Kopecks, points: Points, returnsShare: Share };
const top = List(Obj({ id: Id, name: LooseText(300), units: Count, revenueKopecks: Kopecks, points: Points }), 50);

const memberTotals = {
  newMembers: Count,
  activeMembers: Count,
  earned: Points,
  activated: Points,
  expired: Points,
};

const transactionTotals = {
  requested: Count,
  requestedKopecks: Kopecks,
  paid: Count,
  paidKopecks: Kopecks,
  taxKopecks: Kopecks,
  failed: Count,
  /** From request to payment, hours. */
  averageHours: Nullable(Type.Number({ minimum: 0 })),
};

export const summariesSchemas = {
  'summaries.products': {
    query: SummaryQuery,
    data: Obj({
      asOf: DateTime,
      ...productTotals,
      previous: Obj(productTotals),
      byProduct: top,
      byBrand: top,
      byRegion: List(Obj({ region: LooseText(120), units: Count, revenueKopecks: Kopecks }), 100),
      series: List(Obj({ date: DateOnly, units: Count, revenueKopecks: Kopecks, points: Points }), 400),
      attention,
    }),
  },
  'summaries.members': {
    query: SummaryQuery,
    data: Obj({
      asOf: DateTime,
      ...memberTotals,
      previous: Obj(memberTotals),
      byStatus: List(Obj({ status: Enum(memberStatuses), count: Count }), 10),
      /** No sale and no login for 90 days. */
      sleepingMembers: Count,
      /** What the programme owes: pending, active and reserved points in roubles. */
      liabilityPoints: Points,
      liabilityKopecks: Kopecks,
      /** Active points that burn within 30 days; an hour old at most. */
      expiringPoints: Points,
      debtPoints: Points,
      series: List(Obj({ date: DateOnly, newMembers: Count, earned: Points, activated: Points, expired: Points }), 400),
      attention,
    }),
  },
  'summaries.transactions': {
    query: SummaryQuery,
    data: Obj({
      asOf: DateTime,
      ...transactionTotals,
      previous: Obj(transactionTotals),
      byType: List(Obj({ type: Enum(operationTypes), name: LooseText(200), count: Count, points: SignedPoints }), 32),
      byStatus: List(Obj({ status: Enum(withdrawalStatuses), count: Count, netKopecks: Kopecks }), 16),
      failures: List(Obj({ code: Code, text: LooseText(500), count: Count }), 50),
      series: List(Obj({ date: DateOnly, requestedKopecks: Kopecks, paidKopecks: Kopecks, operations: Count }), 400),
      attention,
    }),
  },
} as const satisfies SchemaTable<keyof typeof summariesRoutes>;
