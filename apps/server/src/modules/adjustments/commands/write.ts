import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Body } from '../../../http/contract.ts';
import { fieldProblem, invalid, problem } from '../../../http/problem.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { newId } from '../../../ids.ts';
import { reasons } from '../../dictionary/index.ts';
import { adjust, lockMember } from '../../ledger/index.ts';
import { bodyHash } from '../../../core/body-hash.ts';
import { expiryDay, readSettings, requireWithin } from '../../points-settings/index.ts';
import { lockAuthor, requireSecondPerson } from '../../../core/second-person.ts';
import { pointsOfDay } from '../repository/day-sums.ts';
import { requireOwnFiles } from '../repository/files.ts';
import { refuseRepeated } from './repeated.ts';
import { type AdjustmentRecord, approvalOf, readAdjustment } from '../repository/records.ts';
import type { Trial, TrialAccount } from './trial.ts';

export type Author = { db: Db; now: Date; id: string; key: string; requestId?: string | undefined };

export async function findMember(db: Db, body: Pick<Body<'tunings.create'>, 'memberId' | 'phone'>): Promise<string> {
  if (!body.memberId && !body.phone) throw fieldProblem('MEMBER_NOT_FOUND', 'phone');
  const { rows } = await sql<{ id: string }>`
    select id from users where role_code = 'member' and status <> 'deleted'
      and (id = ${body.memberId ?? null}::uuid or (${body.memberId ?? null}::uuid is null and phone = ${body.phone ?? null}))`.execute(
    db,
  );
  const member = rows[0]?.id;
  if (!member) throw fieldProblem('MEMBER_NOT_FOUND', body.memberId ? 'memberId' : 'phone');
  return member;
}

const notEnough = () => fieldProblem('POINTS_NOT_ENOUGH', 'points');

/** Without what has lapsed, whether or not it is booked; the member's account is held. */
async function readAccount(db: Db, memberId: string, now: Date): Promise<TrialAccount> {
  const { rows } = await sql<TrialAccount>`
    select active - ledger_lapsed(member_id, ${programmeDay(now)}::date) as active, debt from wallets
    where member_id = ${memberId}`.execute(db);
  return rows[0] ?? { active: 0, debt: 0 };
}

/** Books an adjustment that needs no more consent. */
async function apply(author: Author, adjustment: AdjustmentRecord): Promise<void> {
  const { db, now } = author;
  const settings = await readSettings(db);
  const expiresOn = adjustment.expiresOn ?? expiryDay(settings, now);
  const points = adjustment.direction === 'credit' ? adjustment.points : -adjustment.points;
  const ref = {
    tuning_id: adjustment.id,
    actor_kind: 'user' as const,
    actor_id: author.id,
    request_id: author.requestId,
    reason_code: adjustment.reasonCode,
  };
  const answer = await adjust(db, adjustment.memberId, points, expiresOn, ref, now);
  if (answer === 'insufficient') throw notEnough();
}

/**
 * Up to the threshold at once, above it only with a second person: what the author has booked and what the member was
 * booked in this day counts towards it (domain 3.22). Of a file (`fromFile`) nothing is booked that a file has booked some
 * days ago; its check (`trial`) is taken back row by row and remembers the rows before. Returns the id.
 */
export async function createAdjustment(
  author: Author,
  body: Body<'tunings.create'>,
  { fromFile = false, trial }: { fromFile?: boolean; trial?: Trial | undefined } = {},
): Promise<string> {
  const { db, now } = author;
  const hash = bodyHash(body);
  const memberId = await findMember(db, body);
  if (memberId === author.id) throw problem('FORBIDDEN');
  if (!reasons.tuning.some((reason) => reason.code === body.reasonCode)) {
    throw fieldProblem('REASON_REQUIRED', 'reasonCode');
  }
  if (!body.comment.trim()) throw fieldProblem('REASON_REQUIRED', 'comment');
  if (body.expiresAt !== undefined && body.expiresAt < programmeDay(now)) {
    throw invalid({ expiresAt: 'TUNING_EXPIRES_PAST' });
  }
  const fileIds = await requireOwnFiles(db, author.id, body.fileIds);
  await lockAuthor(db, author.id);
  await lockMember(db, memberId);
  const known = await sql<{ id: string; same: boolean }>`
    select id, req_hash = decode(${hash}, 'hex') as same from tunings
    where created_by = ${author.id} and idem = ${author.key}`.execute(db);
  const first = known.rows[0];
  if (first && !first.same) throw problem('IDEMPOTENCY_MISMATCH');
  if (first) return first.id;
  if (fromFile) await refuseRepeated(db, { memberId, hash, now });
  const settings = await readSettings(db);
  // What was given too much can be written off at once.
  const given = body.direction === 'credit' ? body.points : 0;
  requireWithin(settings, [['points', 'maxOperationPoints', given]]);
  const booked = await pointsOfDay(db, author.id, memberId, now, trial?.pointsFor(memberId));
  const waits = booked + body.points > settings.adjustmentApprovalThreshold;
  // What cannot be booked is refused at once: a second person would only find out the same.
  const afterRows = trial?.accountOf(memberId);
  const account = afterRows ?? (await readAccount(db, memberId, now));
  if (body.direction === 'debit' && account.active < body.points) throw notEnough();
  const id = newId();
  await sql`insert into tunings (id, member_id, direction, points, reason_code, comment, expires_on,
      file_ids, status, idem, req_hash, created_at, created_by, decided_at)
    values (${id}, ${memberId}, ${body.direction}, ${body.points},
      ${body.reasonCode}, ${body.comment.trim()}, ${body.expiresAt ?? null}, ${fileIds}::uuid[], ${waits ? 'on_approval' : 'applied'},
      ${author.key}, decode(${hash}, 'hex'), ${now}, ${author.id}, ${waits ? null : now})`.execute(db);
  // The ledger does not hold what the rows before would have booked, so their sum is checked above.
  if (!waits && !afterRows) await apply(author, await readAdjustment(db, id));
  trial?.add(memberId, account, body, waits);
  return id;
}

async function lockAdjustment(db: Db, id: string, version?: number): Promise<AdjustmentRecord> {
  const { memberId } = await readAdjustment(db, id);
  await lockMember(db, memberId);
  const adjustment = await readAdjustment(db, id);
  if (version !== undefined && version !== adjustment.version) throw problem('VERSION_CONFLICT');
  if (adjustment.status !== 'on_approval') throw problem('TUNING_STATUS');
  return adjustment;
}

/** Points are given only now, so the bounds of now decide. */
async function requireGivable(db: Db, { direction, points }: AdjustmentRecord): Promise<void> {
  const { maxOperationPoints: n } = await readSettings(db);
  if (direction === 'credit' && points > n) throw problem('TUNING_BOUND', { n });
}

/** By somebody else than its author, and never on one's own account. */
export async function settleAdjustment(
  author: Author,
  id: string,
  decision: 'approve' | 'reject',
  comment: string | undefined,
  version?: number,
): Promise<void> {
  const adjustment = await lockAdjustment(author.db, id, version);
  await requireSecondPerson(author.db, approvalOf(adjustment, author.id, author.now), 'TUNING_SAME_PERSON');
  if (decision === 'approve' && adjustment.expiresOn !== null && adjustment.expiresOn < programmeDay(author.now)) {
    throw problem('TUNING_EXPIRED');
  }
  if (decision === 'approve') await requireGivable(author.db, adjustment);
  if (decision === 'reject' && !comment?.trim()) throw fieldProblem('REASON_REQUIRED', 'comment');
  await sql`update tunings set status = ${decision === 'approve' ? 'applied' : 'rejected'}, decided_at = ${author.now},
    decided_by = ${author.id}, decision_comment = ${comment?.trim() || null}, version = version + 1
    where id = ${id}`.execute(author.db);
  if (decision === 'approve') await apply(author, adjustment);
}

/** Taken back by its author while nobody has decided. */
export async function cancelAdjustment(author: Author, id: string): Promise<void> {
  const adjustment = await lockAdjustment(author.db, id);
  if (adjustment.createdBy !== author.id) throw problem('FORBIDDEN');
  await sql`update tunings set status = 'cancelled', decided_at = ${author.now}, decided_by = ${author.id},
    version = version + 1 where id = ${id}`.execute(author.db);
}
