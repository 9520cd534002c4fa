import type { Actor } from '../../../../http/actor.ts';
import type { Output } from '../../../../http/contract.ts';
import type { BatchAnswer } from '../../../ledger/index.ts';
import type { OperationRecord } from '../../../operations/index.ts';
import { cardOf, type WithdrawalEvent } from '../../queries/card.ts';
import type { FoundFacts } from '../../repository/facts.ts';
import type { WithdrawalRecord } from '../../repository/records.ts';
import type { payloadOf } from './request.ts';

type Payload = ReturnType<typeof payloadOf>;
type Written = Required<Pick<BatchAnswer, 'number' | 'hold'>>;

const recordOf = (asked: Payload, { number }: Written, facts: FoundFacts, now: Date): WithdrawalRecord => ({
  id: asked.id,
  number,
  version: 1,
  memberId: asked.member_id,
  memberName: facts.fullName,
  memberPhone: facts.phone,
  points: asked.points,
  rateKopecks: asked.rate_kopecks,
  grossKopecks: asked.gross_kopecks,
  taxMode: asked.tax_mode,
  taxBaseKopecks: asked.tax_base_kopecks,
  exemptUsedKopecks: asked.exempt_used_kopecks,
  taxKopecks: asked.tax_kopecks,
  netKopecks: asked.net_kopecks,
  method: 'card',
  cardId: asked.card_id,
  cardMask: asked.card_mask,
  cardBrand: facts.cardBrand,
  status: asked.status,
  registryId: null,
  registryNumber: null,
  registryApprovedAt: null,
  providerRef: null,
  failureText: null,
  reasonCode: null,
  comment: null,
  requestedAt: now,
  decidedAt: null,
  decidedBy: null,
  paidAt: null,
});

const eventOf = (asked: Payload, facts: FoundFacts, now: Date): WithdrawalEvent => ({
  at: now,
  toStatus: asked.status,
  comment: null,
  actorId: asked.member_id,
  name: facts.shortName,
});

const operationOf = (asked: Payload, { number, hold }: Written, facts: FoundFacts, now: Date): OperationRecord => ({
  ...hold,
  type: 'WITHDRAWAL_HOLD',
  amount: asked.points,
  dPending: 0,
  dActive: -asked.points,
  dReserved: asked.points,
  dDebt: 0,
  memberId: asked.member_id,
  memberName: facts.fullName,
  memberPhone: facts.phone,
  storeId: null,
  storeName: null,
  partnerId: null,
  partnerName: null,
  saleId: null,
  saleNumber: null,
  saleItemId: null,
  accrualId: null,
  promotionId: null,
  promotionName: null,
  promotionVersionId: null,
  withdrawalId: asked.id,
  withdrawalNumber: number,
  tuningId: null,
  tuningNumber: null,
  tuningComment: null,
  reversesId: null,
  reasonCode: null,
  actorKind: asked.ref.actor_kind,
  actorId: asked.ref.actor_id,
  actorName: facts.shortName,
  at: now,
  expiresOn: null,
});

/** The card of a withdrawal just written, the same as it would be read: reading it back is three wide joins for each. */
export function cardOfWritten(
  asked: Payload,
  { number, hold }: BatchAnswer,
  facts: FoundFacts,
  viewer: Actor,
  now: Date,
): Output<'withdrawals.get'> {
  if (number === undefined || hold === undefined) throw new Error('A new withdrawal without its number');
  const written = { number, hold };
  return cardOf(
    recordOf(asked, written, facts, now),
    { events: [eventOf(asked, facts, now)], operations: [operationOf(asked, written, facts, now)] },
    viewer,
    facts.settings,
  );
}
