import { Type } from '@sinclair/typebox';

import { ceilings } from '../ceilings.ts';
import { pointsStates, saleSources, saleStatuses } from '../codes.ts';
import type { moderationRoutes } from '../routes/moderation.ts';
import {
  AskedKopecks,
  AskedPoints,
  Code,
  Count,
  DateOnly,
  DateTime,
  Done,
  Enum,
  Id,
  IdParams,
  Kopecks,
  List,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  PageNamed,
  Pasted,
  Period,
  Person,
  Points,
  Ref,
  StatusCounts,
  Version,
} from './lib/index.ts';
import { Sale, SaleFlag, SaleProduct } from './lib/sale.ts';
import type { SchemaTable } from './types.ts';

/** A row of AdminSales. */
const AdminSaleRow = Obj({
  id: Id,
  number: LooseText(32),
  version: Version,
  saleDate: Nullable(DateOnly),
  submittedAt: Nullable(DateTime),
  updatedAt: DateTime,
  /** `id` is null and the name says nothing for a manufacturer. */
  member: Person,
  partner: Nullable(Ref),
  store: Nullable(Ref),
  firstProduct: Nullable(SaleProduct),
  itemsCount: Count,
  serialNumbers: List(LooseText(64), ceilings.items),
  filesCount: Count,
  totalKopecks: Kopecks,
  points: Points,
  pointsState: Enum(pointsStates),
  flags: List(SaleFlag, 50),
  status: Enum(saleStatuses),
  source: Enum(saleSources),
  disputed: Type.Boolean(),
  reasonCode: Nullable(Code),
  moderator: Nullable(Person),
  lockedBy: Nullable(Person),
  lockedUntil: Nullable(DateTime),
  slaDueAt: Nullable(DateTime),
  overdue: Type.Boolean(),
});

export const AdminSaleFilters = Obj({
  /** Numbers of sales and serial numbers. */
  pasted: Opt(Pasted),
  statuses: Opt(List(Enum(saleStatuses), 10)),
  saleDate: Opt(Period),
  submittedAt: Opt(Period),
  partnerIds: Opt(List(Id, 200)),
  storeIds: Opt(List(Id, 200)),
  storeGroupIds: Opt(List(Id, 200)),
  memberId: Opt(Id),
  brandIds: Opt(List(Id, 200)),
  productIds: Opt(List(Id, 200)),
  promotionIds: Opt(List(Id, 200)),
  serialNumber: Opt(LooseText(64)),
  flags: Opt(List(Code, 20)),
  hasFlags: Opt(Type.Boolean()),
  sources: Opt(List(Enum(saleSources), 5)),
  moderatorId: Opt(Id),
  reasonCodes: Opt(List(Code, 50)),
  overdue: Opt(Type.Boolean()),
  pointsFrom: Opt(AskedPoints),
  pointsTo: Opt(AskedPoints),
  totalFromKopecks: Opt(AskedKopecks),
  totalToKopecks: Opt(AskedKopecks),
  /** Put off by the reader, or not. */
  postponed: Opt(Type.Boolean()),
  /** The seller does not agree with a refusal, of the whole sale or of a line. */
  disputed: Opt(Type.Boolean()),
  /** Only what the reader may decide: not his own, not of his shop, no dispute about his own refusal. */
  checkable: Opt(Type.Boolean()),
});

export const moderationSchemas = {
  'sales.adminList': {
    body: ListQuery(AdminSaleFilters, [
      'submittedAt',
      'saleDate',
      'updatedAt',
      'number',
      'slaDueAt',
      'points',
      'totalKopecks',
      'status',
    ]),
    data: PageNamed(
      AdminSaleRow,
      Obj({ statuses: StatusCounts(saleStatuses), points: Nullable(Points), overdue: Count }),
    ),
  },
  'sales.reasons': {
    data: List(
      Obj({
        code: Code,
        name: LooseText(200),
        /** What the seller will read. */
        text: LooseText(1000),
        kind: Enum(['reject', 'return']),
      }),
      50,
    ),
  },
  'sales.moderators': { data: List(Ref, 500) },
  'sales.lock': {
    params: IdParams,
    body: Opt(
      Obj({
        /** Only a lock one still holds is prolonged: a renewal overtaken by its release takes nothing. */
        renew: Opt(Type.Boolean()),
        /** The tab or device that checks; a second one of the same person is refused. */
        tab: Opt(Id),
        /** Takes the person's own lock from the other tab. */
        takeOver: Opt(Type.Boolean()),
      }),
    ),
    data: Obj({ lockedUntil: DateTime }),
  },
  'sales.unlock': {
    params: IdParams,
    /** With `tab` only a lock of that tab is given back. */
    query: Obj({ tab: Opt(Id) }),
    data: Done,
  },
  'sales.postpone': { params: IdParams, body: Opt(Obj({})), data: Done },
  'sales.resume': { params: IdParams, data: Done },
  'sales.ownShift': {
    data: Obj({
      /** Decisions of the programme's day that stand. */
      decided: Count,
      /** Between one decision and the next, pauses left out; `null` before the second one. */
      averageSeconds: Nullable(Count),
      postponed: Count,
      /** Decisions the reader may still take back, the last one first. */
      undoable: List(Obj({ id: Id, number: LooseText(32), version: Version, decidedAt: DateTime }), 100),
    }),
  },
  /** Every line is decided, or the whole sale is sent back with a question (`clarify`). */
  'sales.moderate': {
    params: IdParams,
    body: Obj({
      items: Opt(
        List(
          Obj({
            id: Id,
            decision: Enum(['approve', 'reject']),
            reasonCode: Opt(Code),
            reasonText: Opt(LooseText(1000)),
          }),
          50,
        ),
      ),
      decision: Opt(Enum(['clarify'])),
      message: Opt(LooseText(2000)),
      version: Version,
    }),
    data: Sale,
  },
  'sales.undoModeration': { params: IdParams, body: Obj({ version: Version }), data: Sale },
} as const satisfies SchemaTable<keyof typeof moderationRoutes>;
