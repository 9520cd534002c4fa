import { sql } from 'kysely';

import type { ProblemCode } from '@pribavka/api';

import type { Db } from '../../../../db/open.ts';
import { fieldProblem, Problem, problem } from '../../../../http/problem.ts';
import { newId } from '../../../../ids.ts';
import { requestWithdrawal, type WithdrawalAnswer } from '../../../ledger/index.ts';
import { bodyHash } from '../../../../core/body-hash.ts';
import { pointsText } from '../../../../core/money.ts';
import { moneyOf } from '../../domain/tax.ts';
import { blockersOf } from '../../domain/blockers.ts';
import { periodStarts, readWithdrawalFacts, type WithdrawalFacts } from '../../repository/facts.ts';

export type WithdrawalRequest = {
  db: Db;
  now: Date;
  memberId: string;
  points: number;
  cardId: string;
  key: string;
  requestId?: string | undefined;
  /** Spends the SMS code; called once everything else is in order. */
  confirm: (facts: WithdrawalFacts) => Promise<void>;
};

const fieldOf: Partial<Record<ProblemCode, string>> = {
  POINTS_NOT_ENOUGH: 'points',
  WITHDRAW_MIN: 'points',
  WITHDRAW_MAX: 'points',
  WITHDRAW_STEP: 'points',
  WITHDRAW_MONTHLY: 'points',
  CARD_REQUIRED: 'cardId',
};

/** The first thing in the way, at its field when it has one. */
export function refuse(code: ProblemCode, params: Record<string, string | number> = {}): Problem {
  const field = fieldOf[code];
  return field ? fieldProblem(code, field, params as never) : problem(code, params as never);
}

/** A card of the member's own that is still there. */
export async function findCard(db: Db, memberId: string, cardId: string): Promise<{ mask: string }> {
  const { rows } = await sql<{ mask: string }>`
    select mask from payout_cards where id = ${cardId} and member_id = ${memberId} and removed_at is null`.execute(db);
  if (!rows[0]) throw refuse('CARD_REQUIRED');
  return rows[0];
}

/** What stands in the way, with its own words. */
export function obstacleTo(facts: WithdrawalFacts, points: number): Problem | undefined {
  const [first] = blockersOf(facts, points);
  if (!first) return undefined;
  const field = fieldOf[first.problem];
  return new Problem(first.problem, first.text, field ? { fields: { [field]: [first.text] } } : {});
}

export function requirePossible(facts: WithdrawalFacts, points: number): void {
  const obstacle = obstacleTo(facts, points);
  if (obstacle) throw obstacle;
}

async function replayOf(request: WithdrawalRequest, hash: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; same: boolean }>`
    select id, req_hash = decode(${hash}, 'hex') as same from withdrawals
    where member_id = ${request.memberId} and idem = ${request.key}`.execute(request.db);
  const known = rows[0];
  if (known && !known.same) throw problem('IDEMPOTENCY_MISMATCH');
  return known?.id;
}

/** What the ledger is asked for, priced by the facts. */
export function payloadOf(
  { memberId, points, cardId, key, requestId }: Omit<WithdrawalRequest, 'db' | 'now' | 'confirm'>,
  facts: WithdrawalFacts,
  cardMask: string,
  now: Date,
) {
  const { settings } = facts;
  const money = moneyOf(points, settings, facts.yearGrossKopecks);
  const starts = periodStarts(now);
  return {
    id: newId(),
    member_id: memberId,
    key,
    hash: bodyHash({ points, cardId }),
    points,
    rate_kopecks: settings.rateKopecks,
    gross_kopecks: money.grossKopecks,
    tax_mode: settings.taxMode,
    exempt_used_kopecks: money.taxExemptUsedKopecks,
    tax_base_kopecks: money.taxBaseKopecks,
    tax_kopecks: money.taxKopecks,
    net_kopecks: money.netKopecks,
    settings_version: settings.version,
    card_id: cardId,
    card_mask: cardMask,
    status: facts.riskLevel === 'high' ? ('on_review' as const) : ('new' as const),
    day_start: starts.day,
    day_max: settings.withdrawalPerDay,
    month_start: starts.month,
    month_points: settings.withdrawalPerMonth,
    year_start: starts.year,
    year_gross_kopecks: facts.yearGrossKopecks,
    ref: { actor_kind: 'user' as const, actor_id: memberId, request_id: requestId },
  };
}

/** What the ledger refuses by, in words. */
export const refusals: Record<
  Exclude<WithdrawalAnswer['outcome'], 'created' | 'replay' | 'requote'>,
  (left: number, facts: WithdrawalFacts) => Problem
> = {
  mismatch: () => problem('IDEMPOTENCY_MISMATCH'),
  debt: (left) => refuse('POINTS_DEBT', { n: pointsText(left) }),
  insufficient: () => refuse('POINTS_NOT_ENOUGH'),
  daily: (_, facts) => refuse('WITHDRAW_DAILY', { n: facts.settings.withdrawalPerDay }),
  monthly: (left) => refuse('WITHDRAW_MONTHLY', { n: pointsText(left) }),
};

/** Holds the points; the request itself remembers the key for ever. Returns the id of the withdrawal. */
export async function holdWithdrawal(request: WithdrawalRequest): Promise<string> {
  const { db, now, memberId, points, cardId } = request;
  const hash = bodyHash({ points, cardId });
  const replay = await replayOf(request, hash);
  if (replay) return replay;
  let facts = await readWithdrawalFacts(db, memberId, now);
  requirePossible(facts, points);
  const card = await findCard(db, memberId, cardId);
  await request.confirm(facts);
  // Another request of the same member may have used the year's exemption meanwhile: price anew.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answer = await requestWithdrawal(db, payloadOf(request, facts, card.mask, now), now);
    if (answer.outcome === 'created' || answer.outcome === 'replay') return answer.id ?? '';
    if (answer.outcome !== 'requote') throw refusals[answer.outcome](answer.left ?? 0, facts);
    facts = await readWithdrawalFacts(db, memberId, now);
  }
  throw problem('UNAVAILABLE');
}
