import type { SecondStep } from '../../sessions/index.ts';
import { createHash, randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import { forgetOld } from '../../../core/forget-old.ts';
import type { Db } from '../../../db/open.ts';
import { problem } from '../../../http/problem.ts';
import { newId } from '../../../ids.ts';

/** Long enough to find the phone and to set an application up. */
export const challengeLifeMs = 10 * 60_000;
export const challengeAttempts = 5;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A sign-in that waits for its second step. The answer carries the token, the row its hash only. */
export async function openChallenge(db: Db, userId: string, purpose: SecondStep, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('signInChallenges')
    .values({
      id: newId(),
      tokenHash: hashOf(token),
      userId,
      purpose,
      attemptsLeft: challengeAttempts,
      createdAt: now,
      expiresAt: new Date(now.getTime() + challengeLifeMs),
    })
    .execute();
  return token;
}

export interface Challenge {
  id: string;
  userId: string;
  attemptsLeft: number;
}

// Blocking, deleting or a change of the password ends every sign-in that was on its way.
const live = (token: string, purpose: SecondStep, now: Date) => sql`
  c.token_hash = ${hashOf(token)} and c.purpose = ${purpose} and c.used_at is null and c.attempts_left > 0
  and c.expires_at > ${now} and u.id = c.user_id and u.status not in ('blocked', 'deleted')
  and (u.password_changed_at is null or u.password_changed_at <= c.created_at)`;

/** Whose sign-in it is; 400 when it is over. */
export async function readChallenge(db: Db, token: string, purpose: SecondStep, now: Date): Promise<Challenge> {
  const { rows } = await sql<Challenge>`select c.id, c.user_id, c.attempts_left
    from sign_in_challenges c, users u where ${live(token, purpose, now)}`.execute(db);
  if (!rows[0]) throw problem('SECOND_STEP_EXPIRED');
  return rows[0];
}

/** Takes one try before the check: parallel guesses get no more than serial ones. */
export async function spendAttempt(db: Db, token: string, purpose: SecondStep, now: Date): Promise<Challenge> {
  const { rows } = await sql<Challenge>`update sign_in_challenges c set attempts_left = c.attempts_left - 1
    from users u where ${live(token, purpose, now)} returning c.id, c.user_id, c.attempts_left`.execute(db);
  if (!rows[0]) throw problem('SECOND_STEP_EXPIRED');
  return rows[0];
}

/** Ends the waiting; 400 when another request has just done so. */
export async function closeChallenge(db: Db, id: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('signInChallenges')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw problem('SECOND_STEP_EXPIRED');
}

export async function forgetChallenges(db: Db, before: Date): Promise<void> {
  await forgetOld(db, { table: 'sign_in_challenges', moment: 'expires_at' }, before);
}
