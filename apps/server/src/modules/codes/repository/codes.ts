import { forgetOld } from '../../../core/forget-old.ts';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

import { prepared } from '../../../db/prepared.ts';
import type { Services, Work } from '../../../http/context.ts';
import { fieldProblem, problem } from '../../../http/problem.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { newId } from '../../../ids.ts';

export type CodePurpose = 'phone' | 'phone_change' | 'email' | 'withdrawal' | 'deletion';

export interface CodeRequest {
  userId: string;
  /** A code that allows an act works only in the session that asked for it. */
  sessionId: string;
  purpose: CodePurpose;
  /** Phone or address the code goes to; what the right code confirms. */
  target: string;
  /** A code that still works is answered with as it stands; none is sent then. */
  reuse?: boolean | undefined;
}

/** As `CodeSent` of the contract. */
export interface CodeSent {
  sentTo: string;
  expiresAt: string;
  resendAfterSeconds: number;
  attemptsLeft: number;
  codeLength: number;
}

export const codeLength = 6;
export const codeLifeMs = 10 * 60_000;
export const resendMs = 60_000;
export const codeAttempts = 5;

/**
 * Codes that confirm the contact of an account work in every session of their person: who leaves and enters again, or
 * opens the letter on another device, has a valid code in hand. Codes that move money, close the account or put another
 * number in the place of a confirmed one stay with the session that was asked for the password.
 */
const ofPerson: ReadonlySet<CodePurpose> = new Set(['phone', 'email']);

/** Codes that go where the person has just typed: a mistyped number or address is corrected within the pause. */
const correctable: ReadonlySet<CodePurpose> = new Set(['phone', 'phone_change', 'email']);

/** Different numbers or addresses a person may ask codes for within one pause. */
const hastyTargets = 3;

/** Under every known key, the present one first: a code sent before a change of keys still fits. */
const hashesOf = ({ ring }: Services, id: string, code: string): Buffer[] =>
  ring.every('code').map((key) => createHmac('sha256', key).update(`${id}:${code}`).digest());

/** Binds the sealed target to its row. */
export const contextOf = (id: string): string => `code:${id}`;

type Asked = Pick<CodeRequest, 'userId' | 'sessionId' | 'purpose'>;

async function latest(work: Work, { userId, sessionId, purpose }: Asked) {
  return (
    work.db
      .selectFrom('verificationCodes')
      .selectAll()
      .where('userId', '=', userId)
      // The link of a registration has no session, and is no code of six digits.
      .where('sessionId', ofPerson.has(purpose) ? 'is not' : '=', ofPerson.has(purpose) ? null : sessionId)
      .where('purpose', '=', purpose)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst()
  );
}

/** The person's code that may still be entered here for this very target. */
async function liveCode(work: Work, request: CodeRequest, now: Date) {
  const row = await latest(work, request);
  if (!row || row.usedAt || row.attemptsLeft <= 0 || row.expiresAt <= now) return undefined;
  return work.vault.open(row.targetSealed, contextOf(row.id)) === request.target ? row : undefined;
}

/** Per person and not per session: a new session does not let anyone send more. */
async function refuseTooSoon(work: Work, { userId, purpose, target }: CodeRequest, now: Date): Promise<void> {
  const recent = await work.db
    .selectFrom('verificationCodes')
    .select(['id', 'targetSealed', 'resendAt'])
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('resendAt', '>', now)
    .orderBy('resendAt', 'desc')
    .execute();
  const most = correctable.has(purpose) ? hastyTargets : 1;
  const same = recent.find((row) => work.vault.open(row.targetSealed, contextOf(row.id)) === target);
  const waitsFor = same ?? recent[most - 1];
  if (!waitsFor) return;
  const seconds = Math.ceil((waitsFor.resendAt.getTime() - now.getTime()) / 1000);
  throw problem('CODE_TOO_SOON', { n: seconds }, { retryAfter: seconds });
}

/**
 * Makes a code and ends the earlier ones; the caller sends it, unless one that still works was to be kept. `sentTo` is
 * what the person may see.
 */
export async function issueCode(
  work: Work,
  request: CodeRequest,
  sentTo: string,
): Promise<{ code: string | undefined; sent: CodeSent }> {
  const now = work.now();
  const { userId, sessionId, purpose, target } = request;
  // One request at a time per person, or two parallel ones would both send.
  await work.db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const live = request.reuse ? await liveCode(work, request, now) : undefined;
  if (live) {
    const pause = Math.max(0, Math.ceil((live.resendAt.getTime() - now.getTime()) / 1000));
    const { attemptsLeft } = live;
    const sent = {
      sentTo,
      expiresAt: wireDateTime(live.expiresAt),
      resendAfterSeconds: pause,
      attemptsLeft,
      codeLength,
    };
    return { code: undefined, sent };
  }
  await refuseTooSoon(work, request, now);
  await work.db
    .updateTable('verificationCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute();
  const id = newId();
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const expiresAt = new Date(now.getTime() + codeLifeMs);
  await work.db
    .insertInto('verificationCodes')
    .values({
      id,
      userId,
      sessionId,
      purpose,
      targetSealed: work.vault.seal(target, contextOf(id)),
      codeHash: hashesOf(work, id, code)[0]!,
      attemptsLeft: codeAttempts,
      createdAt: now,
      resendAt: new Date(now.getTime() + resendMs),
      expiresAt,
    })
    .execute();
  return {
    code,
    sent: {
      sentTo,
      expiresAt: wireDateTime(expiresAt),
      resendAfterSeconds: resendMs / 1000,
      attemptsLeft: codeAttempts,
      codeLength,
    },
  };
}

/** Spends the code and returns what it confirms; a wrong one costs an attempt that stays spent. */
export async function confirmCode(work: Work, asked: Asked, given: string): Promise<string> {
  const row = await latest(work, asked);
  if (!row || row.usedAt) throw fieldProblem('CODE_NOT_SENT', 'code');
  if (row.attemptsLeft <= 0) throw fieldProblem('CODE_EXHAUSTED', 'code');
  if (row.expiresAt <= work.now()) throw fieldProblem('CODE_EXPIRED', 'code');
  if (!hashesOf(work, row.id, given).some((hash) => timingSafeEqual(hash, row.codeHash))) {
    const left = row.attemptsLeft - 1;
    await work.db.updateTable('verificationCodes').set({ attemptsLeft: left }).where('id', '=', row.id).execute();
    const kept = { commitOnFailure: true };
    throw left > 0
      ? fieldProblem('CODE_WRONG', 'code', { n: left }, kept)
      : fieldProblem('CODE_EXHAUSTED', 'code', {}, kept);
  }
  await work.db.updateTable('verificationCodes').set({ usedAt: work.now() }).where('id', '=', row.id).execute();
  return work.vault.open(row.targetSealed, contextOf(row.id));
}

/** The number or address that waits for its code, for the profile. */
export async function pendingTarget(work: Work, userId: string, purpose: CodePurpose): Promise<string | null> {
  const query = work.db
    .selectFrom('verificationCodes')
    .select(['id', 'targetSealed'])
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', work.now())
    .orderBy('createdAt', 'desc')
    .limit(1);
  const [row] = await prepared(work.db, 'codes.pending', query);
  return row ? work.vault.open(row.targetSealed, contextOf(row.id)) : null;
}

/** Codes and links of somebody who leaves open nothing any more. */
export async function eraseCodes({ db }: Pick<Work, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('verificationCodes').where('userId', '=', userId).execute();
}

export async function forgetCodes({ db }: Pick<Work, 'db'>, before: Date): Promise<void> {
  await forgetOld(db, { table: 'verification_codes', moment: 'expires_at' }, before);
}
