import {
  memberStatuses,
  processKinds,
  processStatuses,
  promotionStatuses,
  saleStatuses,
  supportPriorities,
  supportStatuses,
  withdrawalStatuses,
} from '../codes.ts';
import {
  Code,
  Count,
  DateOnly,
  DateTime,
  Enum,
  Id,
  Kopecks,
  LooseText,
  Nullable,
  Obj,
  Points,
  SignedPoints,
} from './lib/index.ts';

const pointsTypes = [
  'SALE_ACCRUAL',
  'PROMO_ACCRUAL',
  'ACCRUAL_CANCEL',
  'SALE_RETURN',
  'RETURN_DEBT',
  'EXPIRATION',
  'ADJUST_CREDIT',
  'ADJUST_DEBIT',
  'OPENING_BALANCE',
] as const;

/**
 * `data` of every event a system may be notified of: ids, numbers and statuses, never personal data. A receiver reads the
 * rest by an ordinary call with its own rights.
 */
export const webhookEvents = {
  /** A sale was decided, returned, cancelled, asked about. A manufacturer gets no member, points and external id. */
  'sale.status': Obj({
    saleId: Id,
    number: LooseText(32),
    externalId: Nullable(LooseText(64)),
    status: Enum(saleStatuses),
    saleDate: Nullable(DateOnly),
    storeId: Nullable(Id),
    partnerId: Nullable(Id),
    memberId: Nullable(Id),
    points: Nullable(Points),
  }),
  /** Points were accrued (above zero) or written off (below it). */
  'points.posted': Obj({
    operationId: Id,
    number: LooseText(32),
    type: Enum(pointsTypes),
    points: SignedPoints,
    memberId: Id,
    saleId: Nullable(Id),
    promotionId: Nullable(Id),
  }),
  'withdrawal.paid': Obj({
    withdrawalId: Id,
    number: LooseText(32),
    memberId: Id,
    points: Points,
    netKopecks: Kopecks,
  }),
  /** Every step of a withdrawal, from the request to the bank's answer. */
  'withdrawal.status': Obj({
    withdrawalId: Id,
    number: LooseText(32),
    memberId: Id,
    points: Points,
    netKopecks: Kopecks,
    status: Enum(withdrawalStatuses),
  }),
  'promotion.status': Obj({
    promotionId: Id,
    number: LooseText(32),
    status: Enum(promotionStatuses),
    manufacturerId: Nullable(Id),
  }),
  /** A request to support written by the company itself: made, or in another status. */
  'support.status': Obj({
    requestId: Id,
    number: LooseText(32),
    status: Enum(supportStatuses),
    priority: Enum(supportPriorities),
    categoryCode: Code,
  }),
  'member.status': Obj({
    memberId: Id,
    userExternalId: LooseText(64),
    status: Enum(memberStatuses),
    partnerId: Nullable(Id),
    storeId: Nullable(Id),
  }),
  /** An upload or an export this system began has ended. */
  'process.finished': Obj({
    processId: Id,
    number: LooseText(32),
    kind: Enum(processKinds),
    status: Enum(processStatuses),
    counts: Obj({ ok: Count, failed: Count }),
  }),
  /** Sent by `technical.testWebhook`. */
  'webhook.test': Obj({}),
} as const;

export const webhookTypes = Object.keys(webhookEvents) as (keyof typeof webhookEvents)[];

/** What stands around `data` in the body of a delivery. */
export const webhookEnvelope = (type: keyof typeof webhookEvents) =>
  Obj({ id: Id, type: Enum([type]), occurredAt: DateTime, data: webhookEvents[type] });
