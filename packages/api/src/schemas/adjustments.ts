import { adjustmentStatuses } from '../codes.ts';
import type { adjustmentsRoutes } from '../routes/adjustments.ts';
import {
  Accepted,
  Code,
  Count,
  DateOnly,
  DateTime,
  Empty,
  Enum,
  FileRef,
  Id,
  IdParams,
  List,
  ListExport,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  PageWith,
  Period,
  Person,
  Phone,
  Points,
  StatusCounts,
  Text,
  Version,
} from './lib/index.ts';
import { Balance, MemberRef, Operation } from './lib/points.ts';
import type { SchemaTable } from './types.ts';
import { Type } from '@sinclair/typebox';

const Amount = Type.Integer({ minimum: 1, maximum: 1_000_000 });

const rowFields = {
  id: Id,
  number: LooseText(32),
  version: Version,
  member: MemberRef,
  direction: Enum(['credit', 'debit']),
  points: Points,
  reasonCode: Code,
  reasonName: LooseText(200),
  comment: Nullable(LooseText(1000)),
  status: Enum(adjustmentStatuses),
  createdAt: DateTime,
  createdBy: Person,
  decidedAt: Nullable(DateTime),
  decidedBy: Nullable(Person),
  expiresAt: Nullable(DateOnly),
};

const AdjustmentRow = Obj(rowFields);
const Adjustment = Obj({
  ...rowFields,
  files: List(FileRef, 10),
  decisionComment: Nullable(LooseText(1000)),
  balance: Balance,
  operations: List(Operation, 20),
  /** Why the reader is not the second person for it, while it waits and he decides such ones. */
  decisionRefusal: Nullable(LooseText(500)),
  allowedActions: List(Enum(['approve', 'reject', 'delete']), 5),
});

// Filters of an export are kept with its process as they are; a phone goes by the search, which is sealed.
const keptFilters = {
  statuses: Opt(List(Enum(adjustmentStatuses), 10)),
  direction: Opt(Enum(['credit', 'debit'])),
  memberId: Opt(Id),
  reasonCodes: Opt(List(Code, 50)),
  createdAt: Opt(Period),
  /** Wait for this person’s decision: not his own, neither as author nor as member. */
  waitsForMe: Opt(Type.Boolean()),
};

export const AdjustmentFilters = Obj({ ...keptFilters, phone: Opt(LooseText(20)) });

export const adjustmentsSchemas = {
  'tunings.list': {
    body: ListQuery(AdjustmentFilters, ['createdAt', 'points', 'status']),
    data: PageWith(AdjustmentRow, Obj({ statuses: StatusCounts(adjustmentStatuses), waitsForMe: Count })),
  },
  'tunings.export': { body: ListExport('adjustments', Obj(keptFilters)), data: Accepted },
  'tunings.get': { params: IdParams, data: Adjustment },
  /** The member by phone or by id; above the threshold it waits for another person. */
  'tunings.create': {
    body: Obj({
      phone: Opt(Phone),
      memberId: Opt(Id),
      direction: Enum(['credit', 'debit']),
      points: Amount,
      reasonCode: Code,
      comment: Text(1000),
      expiresAt: Opt(DateOnly),
      fileIds: Opt(List(Id, 10)),
    }),
    data: Adjustment,
  },
  'tunings.uploadFile': { body: Empty, data: FileRef },
  'tunings.decide': {
    params: IdParams,
    body: Obj({
      decision: Enum(['approve', 'reject']),
      comment: Opt(LooseText(1000)),
      version: Version,
    }),
    data: Adjustment,
  },
} as const satisfies SchemaTable<keyof typeof adjustmentsRoutes>;
