import type { Services } from '../../../http/context.ts';
import type { Db } from '../../../db/open.ts';
import { problem } from '../../../http/problem.ts';
import { enrolmentUri, matchingStep, newSecret, toBase32 } from '../domain/totp.ts';

/** Binds the sealed secret to its row. */
export const secretContext = (userId: string): string => `second_factor:${userId}`;

type Kept = Pick<Services, 'vault' | 'now'>;

/** When the second step was switched on, or undefined while it is off. */
export async function enabledAt(db: Db, userId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('secondFactors')
    .select('confirmedAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.confirmedAt ?? undefined;
}

export async function requireEnabled(db: Db, userId: string): Promise<void> {
  if (!(await enabledAt(db, userId))) throw problem('SECOND_FACTOR_OFF');
}

/** A new secret that waits for its first right code; 409 when the second step is already on. */
export async function startEnrolment(
  { vault, now }: Kept,
  db: Db,
  user: { id: string; account: string },
): Promise<{ secret: string; uri: string }> {
  const secret = newSecret();
  const values = {
    secretSealed: vault.seal(secret.toString('base64'), secretContext(user.id)),
    lastStep: null,
    createdAt: now(),
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('secondFactors')
    .values({ userId: user.id, ...values })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(values).where('secondFactors.confirmedAt', 'is', null),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw problem('SECOND_FACTOR_ON');
  return { secret: toBase32(secret), uri: enrolmentUri(secret, user.account) };
}

export type Verdict = 'ok' | 'wrong' | 'used';

/**
 * Checks a code of the application and spends its step, in one statement: of two requests with one code
 * one is refused. `pending` checks the secret of an unfinished enrolment.
 */
export async function acceptCode(
  { vault, now }: Kept,
  db: Db,
  userId: string,
  code: string,
  { pending = false } = {},
): Promise<Verdict> {
  const row = await db
    .selectFrom('secondFactors')
    .select(['secretSealed', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row || (row.confirmedAt === null) !== pending) return 'wrong';
  const step = matchingStep(Buffer.from(vault.open(row.secretSealed, secretContext(userId)), 'base64'), code, now());
  if (step === undefined) return 'wrong';
  const { numUpdatedRows } = await db
    .updateTable('secondFactors')
    .set({ lastStep: step, ...(pending ? { confirmedAt: now() } : {}) })
    .where('userId', '=', userId)
    .where('secretSealed', '=', row.secretSealed)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .where('confirmedAt', pending ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'ok' : 'used';
}

/** Switches the second step off; false when it was off. */
export async function removeFactor(db: Db, userId: string): Promise<boolean> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  const { numDeletedRows } = await db
    .deleteFrom('secondFactors')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The second step of somebody who leaves. */
export async function eraseFactor(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('secondFactors').where('userId', '=', userId).execute();
}
