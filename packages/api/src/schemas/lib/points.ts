import { Type } from '@sinclair/typebox';

import {
  operationStandings,
  operationTypes,
  payoutOverrideStatuses,
  registryStatuses,
  withdrawalActions,
  withdrawalBlockers,
  withdrawalStatuses,
} from '../../codes.ts';
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
  Points,
  Ref,
  SignedPoints,
  Version,
} from './basic.ts';
import { FormulaParts } from './sale.ts';

export const Balance = Obj({
  pending: SignedPoints,
  active: SignedPoints,
  reserved: SignedPoints,
  debt: SignedPoints,
});

const Numbered = Obj({ id: Id, number: LooseText(32) });
export const MemberRef = Obj({
  id: Id,
  fullName: LooseText(200),
  phone: Nullable(LooseText(20)),
});

const operationFields = {
  id: Id,
  number: LooseText(32),
  type: Enum(operationTypes),
  typeName: LooseText(200),
  /** What has become of it since: an accrual waits until it is active, a withdrawal until it is paid. */
  standing: Enum(operationStandings),
  direction: Enum(['credit', 'debit']),
  /** Always positive; `direction` and the deltas say where they went. */
  points: Points,
  pendingDelta: SignedPoints,
  activeDelta: SignedPoints,
  reservedDelta: SignedPoints,
  debtDelta: SignedPoints,
  balanceAfter: Balance,
  member: MemberRef,
  store: Nullable(Ref),
  partner: Nullable(Ref),
  sale: Nullable(Numbered),
  /** Name of the product of the sale's line whose points they are. */
  product: Nullable(LooseText(300)),
  promotion: Nullable(Ref),
  withdrawal: Nullable(Numbered),
  tuning: Nullable(Numbered),
  reversesId: Nullable(Id),
  reasonCode: Nullable(Code),
  /** The name of that reason, for people. */
  reasonName: Nullable(LooseText(200)),
  comment: Nullable(LooseText(1000)),
  initiator: Obj({
    kind: Enum(['system', 'user', 'technical']),
    id: Nullable(Id),
    name: Nullable(LooseText(200)),
  }),
  occurredAt: DateTime,
  effectiveAt: Nullable(DateTime),
  expiresAt: Nullable(DateTime),
};

export const Operation = Obj(operationFields);

/** «Почему столько»: the formula line by line, the lots it touched and what it belongs to. */
export const OperationCard = Obj({
  ...operationFields,
  explanation: List(Obj({ text: LooseText(1000), points: Nullable(SignedPoints) }), 100),
  formula: FormulaParts,
  lots: List(
    Obj({
      id: Id,
      points: SignedPoints,
      account: Enum(['pending', 'active', 'reserved']),
      activateAt: Nullable(DateTime),
      expiresAt: Nullable(DateTime),
    }),
    200,
  ),
  related: List(
    Obj({
      kind: Enum(['operation', 'sale', 'withdrawal', 'tuning', 'promotion']),
      id: Id,
      title: LooseText(200),
      points: Nullable(SignedPoints),
      at: Nullable(DateTime),
    }),
    100,
  ),
});

const Obstacle = Obj({ code: Enum(withdrawalBlockers), text: LooseText(200) });

/** A payout in spite of conditions: one person asks with a reason, another one decides. */
const PayoutOverride = Obj({
  id: Id,
  status: Enum(payoutOverrideStatuses),
  /** What it lifts once it is approved; a condition that appears later is not among them. */
  obstacles: List(Obstacle, 20),
  reason: LooseText(1000),
  askedAt: DateTime,
  askedBy: LooseText(200),
  decidedAt: Nullable(DateTime),
  decidedBy: Nullable(LooseText(200)),
  comment: Nullable(LooseText(1000)),
});

const withdrawalFields = {
  id: Id,
  number: LooseText(32),
  version: Version,
  member: MemberRef,
  points: Points,
  rateKopecks: Kopecks,
  grossKopecks: Kopecks,
  taxMode: Code,
  taxBaseKopecks: Kopecks,
  taxExemptUsedKopecks: Kopecks,
  taxKopecks: Kopecks,
  /** Until a registry decides it, the tax and what comes to the card are an estimate. */
  taxIsPreliminary: Type.Boolean(),
  /** Why so much is withheld, one sentence. */
  taxNote: Nullable(LooseText(300)),
  netKopecks: Kopecks,
  method: Enum(['card', 'sbp']),
  card: Obj({ id: Nullable(Id), mask: LooseText(24), brand: Nullable(LooseText(24)) }),
  status: Enum(withdrawalStatuses),
  registry: Nullable(Numbered),
  /** When its registry got the second signature: only then it is on its way to the bank. */
  sentAt: Nullable(DateTime),
  failureCode: Nullable(Code),
  failureText: Nullable(LooseText(1000)),
  reasonCode: Nullable(Code),
  reasonText: Nullable(LooseText(1000)),
  requestedAt: DateTime,
  decidedAt: Nullable(DateTime),
  paidAt: Nullable(DateTime),
  /** The day the money is promised by. */
  payoutBy: Nullable(DateOnly),
  /** For staff: conditions of the payout that no longer hold. Such a one is neither approved nor put into a registry. */
  obstacles: List(Obstacle, 20),
  /** For staff: conditions that do not hold either, but two people have allowed to pay in spite of them. */
  lifted: List(Obstacle, 20),
  /** For staff: a second person is asked to pay in spite of conditions since then. */
  overrideAskedAt: Nullable(DateTime),
  allowedActions: List(Enum(withdrawalActions), 10),
};

export const WithdrawalRow = Obj(withdrawalFields);

export const Withdrawal = Obj({
  ...withdrawalFields,
  comment: Nullable(LooseText(1000)),
  approvedBy: List(Obj({ name: LooseText(200), at: DateTime }), 10),
  timeline: List(
    Obj({
      at: DateTime,
      status: Enum(withdrawalStatuses),
      title: LooseText(200),
      text: Nullable(LooseText(1000)),
      actorName: Nullable(LooseText(200)),
    }),
    100,
  ),
  operations: List(Operation, 20),
  /** For staff: asks to pay in spite of conditions, newest first. */
  overrides: List(PayoutOverride, 20),
  /** Why the reader may not decide the one that waits; `null` when he may, or none waits. */
  overrideRefusal: Nullable(LooseText(500)),
  overrideActions: List(Enum(['ask', 'approve', 'reject', 'withdraw']), 4),
});

export const Registry = Obj({
  id: Id,
  number: LooseText(32),
  status: Enum(registryStatuses),
  count: Count,
  paidCount: Count,
  failedCount: Count,
  points: Points,
  grossKopecks: Kopecks,
  taxKopecks: Kopecks,
  netKopecks: Kopecks,
  createdAt: DateTime,
  createdBy: LooseText(200),
  approvedAt: Nullable(DateTime),
  approvedBy: Nullable(LooseText(200)),
  completedAt: Nullable(DateTime),
  /** First download of the file for the bank: from then on the registry is on its way and cannot be disbanded. */
  fileTakenAt: Nullable(DateTime),
  /** Rejected or disbanded: by whom and why. Its requests wait for another registry. */
  closed: Nullable(Obj({ at: DateTime, by: LooseText(200), reason: LooseText(1000) })),
  canApprove: Type.Boolean(),
  /** Waits for the second signature, and was formed by somebody else. */
  canReject: Type.Boolean(),
  /** Formed by this person and waits for the second signature, or signed and not taken to the bank yet. */
  canDisband: Type.Boolean(),
  /** Waits for the second signature and holds more than one request. */
  canTakeOut: Type.Boolean(),
  version: Version,
});

export const Card = Obj({
  id: Id,
  /** `220000••••••1234` */
  mask: LooseText(24),
  brand: Nullable(LooseText(24)),
  isDefault: Type.Boolean(),
  createdAt: DateTime,
});
