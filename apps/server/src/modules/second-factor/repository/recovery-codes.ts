import { randomInt } from 'node:crypto';

import type { Passwords } from '../../../crypto/index.ts';
import type { Db } from '../../../db/open.ts';

// No I, O, 0, 1: people copy these by hand.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groupLength = 4;
const groups = 3;

export const recoveryCodeCount = 10;

interface Made {
  /** As shown to the person, `XXXX-XXXX-XXXX`. */
  code: string;
  hint: string;
  codeHash: string;
}

const group = (): string => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');

/** The same code however it was typed: without spaces and hyphens, in capitals. */
export const normalizeRecoveryCode = (text: string): string => text.replaceAll(/[\s–—-]/g, '').toUpperCase();

/** Ten codes with different beginnings; slow, so it is done before the transaction. */
export async function makeRecoveryCodes(passwords: Passwords): Promise<Made[]> {
  const byHint = new Map<string, string>();
  while (byHint.size < recoveryCodeCount) {
    const parts = Array.from({ length: groups }, group);
    byHint.set(parts[0] ?? '', parts.join('-'));
  }
  return Promise.all(
    [...byHint].map(async ([hint, code]) => ({
      code,
      hint,
      codeHash: await passwords.hash(normalizeRecoveryCode(code)),
    })),
  );
}

/** Replaces all codes of the person; returns what to show this once. */
export async function saveRecoveryCodes(db: Db, userId: string, made: readonly Made[], at: Date): Promise<string[]> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await db
    .insertInto('recoveryCodes')
    .values(made.map(({ hint, codeHash }) => ({ userId, hint, codeHash, createdAt: at })))
    .execute();
  return made.map(({ code }) => code);
}

/** Codes that still open. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<string>().as('left'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Checks a code without spending it: argon2 runs once whether or not there is such a code. */
export async function findRecoveryCode(
  db: Db,
  passwords: Passwords,
  userId: string,
  given: string,
): Promise<string | undefined> {
  const code = normalizeRecoveryCode(given);
  const hint = code.slice(0, groupLength);
  const row = await db
    .selectFrom('recoveryCodes')
    .select('codeHash')
    .where('userId', '=', userId)
    .where('hint', '=', hint)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  const { ok } = await passwords.check(row?.codeHash, code);
  return ok ? hint : undefined;
}

/** False when another request has just spent it. */
export async function spendRecoveryCode(db: Db, userId: string, hint: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: at })
    .where('userId', '=', userId)
    .where('hint', '=', hint)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
