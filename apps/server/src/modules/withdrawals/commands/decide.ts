import { sql } from 'kysely';

import type { WithdrawalStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Ctx } from '../../../http/context.ts';
import { fieldProblem, problem } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { reasons } from '../../dictionary/index.ts';
import { type HeldStatus, lockMember, type Resolution, resolveWithdrawal } from '../../ledger/index.ts';
import { addDays } from '../../../core/calendar.ts';
import { withdrawalNumber } from '../../../core/numbers.ts';
import { readSettings } from '../../points-settings/index.ts';
import { obstaclesText } from '../domain/obstacles.ts';
import { readOne } from '../queries/card.ts';
import { addWithdrawalEvent } from '../repository/events.ts';
import { closeOverrides } from '../repository/overrides.ts';
import type { WithdrawalRecord } from '../repository/records.ts';
import { estimateTax } from './decide-tax.ts';

export type Decider = { db: Db; now: Date; actor: Pick<Actor, 'id'>; scope: Scope; requestId?: string | undefined };
export type DeciderContext = Pick<Ctx<'withdrawals.decide'>, 'db' | 'now' | 'actor' | 'scope' | 'requestId'>;

export const deciderOf = (ctx: DeciderContext): Decider => ({
  db: ctx.db,
  now: ctx.now(),
  actor: ctx.actor,
  scope: ctx.scope,
  requestId: ctx.requestId,
});
export type Note = { reasonCode?: string | undefined; comment?: string | undefined };
/** What the history says of a step that is nobody's decision about this request alone. */
export type Step = { reasonCode?: undefined; comment?: undefined; remark: string | undefined };

/** The withdrawal under the account's lock, fresh; 404 outside the scope, 409 when it has changed. */
export async function lockWithdrawal(decider: Decider, id: string, version?: number): Promise<WithdrawalRecord> {
  const { memberId } = await readOne(decider.db, id, decider.scope);
  await lockMember(decider.db, memberId);
  const record = await readOne(decider.db, id, decider.scope);
  if (version !== undefined && version !== record.version) throw problem('VERSION_CONFLICT');
  return record;
}

const remember = (decider: Decider, record: WithdrawalRecord, to: WithdrawalStatus, note: Note | Step) =>
  addWithdrawalEvent(decider.db, {
    withdrawalId: record.id,
    at: decider.now,
    from: record.status,
    to,
    actorId: decider.actor.id,
    reasonCode: note.reasonCode,
    comment: 'remark' in note ? note.remark : note.comment,
  });

/** Between held states: no points move. */
export async function moveTo(
  decider: Decider,
  record: WithdrawalRecord,
  to: HeldStatus,
  note: Note | Step = {},
): Promise<void> {
  const { db, now, actor } = decider;
  await sql`update withdrawals set status = ${to}, decided_by = ${actor.id}, decided_at = ${now},
    comment = coalesce(${note.comment ?? null}, comment), version = version + 1 where id = ${record.id}`.execute(db);
  await remember(decider, record, to, note);
}

/** Paid or released: the ledger and the document in one call, and only once. */
export async function resolve(
  decider: Decider,
  record: WithdrawalRecord,
  to: Resolution,
  note: Note = {},
): Promise<void> {
  const { db, now, actor } = decider;
  const { graceDays } = await readSettings(db);
  const today = programmeDay(now);
  const ref = {
    actor_kind: 'user' as const,
    actor_id: actor.id,
    request_id: decider.requestId,
    reason_code: note.reasonCode,
  };
  const days = { today, grace: addDays(today, graceDays) };
  const done = await resolveWithdrawal(db, record.id, [record.status as HeldStatus], to, days, ref, now);
  if (!done) throw problem('WITHDRAW_STATUS');
  await sql`update withdrawals set decided_by = coalesce(decided_by, ${actor.id}), decided_at = coalesce(decided_at, ${now}),
    reason_code = ${note.reasonCode ?? null}, comment = coalesce(${note.comment ?? null}, comment) where id = ${record.id}`.execute(
    db,
  );
  await closeOverrides(db, [record.id], now);
  await remember(decider, record, to, note);
  // What is paid has had its part of the exemption since its registry.
  if (to !== 'paid') await estimateTax(decider, [record.memberId]);
}

function requireReason(note: Note): void {
  if (!reasons.withdrawalReject.some((reason) => reason.code === note.reasonCode)) {
    throw fieldProblem('REASON_REQUIRED', 'reasonCode');
  }
  if (note.reasonCode === 'other' && !note.comment?.trim()) throw fieldProblem('REASON_REQUIRED', 'comment');
}

/** Conditions are asked again before money leaves: they may have changed since the request (domain 3.23). */
export function requirePayable(records: readonly WithdrawalRecord[]): void {
  const stopped = records.filter(({ obstacles }) => obstacles.length > 0);
  if (stopped.length === 0) return;
  const names = stopped
    .slice(0, 5)
    .map((record) => `${withdrawalNumber(record.number)} — ${obstaclesText(record.obstacles, record.debt)}`);
  throw problem('WITHDRAW_CONDITIONS', { names: names.join('; ') });
}

const require = (record: WithdrawalRecord, ...allowed: WithdrawalStatus[]): void => {
  if (!allowed.includes(record.status)) throw problem('WITHDRAW_STATUS');
};

export type Decision = 'approve' | 'reject' | 'retry' | 'return';

/** Finance decides; never on one's own money. */
export async function decideWithdrawal(
  decider: Decider,
  id: string,
  decision: Decision,
  note: Note,
  version?: number,
): Promise<void> {
  const record = await lockWithdrawal(decider, id, version);
  if (record.memberId === decider.actor.id) throw problem('FORBIDDEN');
  switch (decision) {
    case 'approve':
      require(record, 'new', 'on_review');
      requirePayable([record]);
      return moveTo(decider, record, 'approved', note);
    case 'reject':
      requireReason(note);
      require(record, 'new', 'on_review', 'approved');
      return resolve(decider, record, 'rejected', note);
    case 'retry':
      require(record, 'failed');
      requirePayable([record]);
      await sql`update withdrawals set registry_id = null, failure_text = null where id = ${id}`.execute(decider.db);
      await moveTo(decider, record, 'approved', note);
      return estimateTax(decider, [record.memberId]);
    case 'return':
      require(record, 'failed');
      return resolve(decider, record, 'returned', note);
  }
}

/** By the member, until finance has formed a registry; a second press finds it done. */
export async function cancelWithdrawal(decider: Decider, id: string, version?: number): Promise<void> {
  const record = await lockWithdrawal(decider, id);
  if (record.memberId !== decider.actor.id) throw problem('NOT_FOUND');
  if (record.status === 'cancelled') return;
  if (version !== undefined && version !== record.version) throw problem('VERSION_CONFLICT');
  require(record, 'new', 'on_review', 'approved');
  await resolve(decider, record, 'cancelled');
}
