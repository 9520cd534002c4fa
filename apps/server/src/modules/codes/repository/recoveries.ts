import type { Work } from '../../../http/context.ts';

type Kept = Pick<Work, 'db' | 'now'>;

/** The row of a one-time link; only the hash of its token is kept. */
export interface NewRecovery {
  id: string;
  /** Nobody's when the address is unknown. */
  userId: string | null;
  targetSealed: Buffer;
  codeHash: Buffer;
  expiresAt: Date;
}

export async function insertRecovery({ db, now }: Kept, made: NewRecovery): Promise<void> {
  const at = now();
  await db
    .insertInto('verificationCodes')
    .values({ ...made, purpose: 'recovery', attemptsLeft: 1, createdAt: at, resendAt: at })
    .execute();
}

/** A link opens once; false when it has been used. */
export async function spendRecovery({ db, now }: Kept, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('verificationCodes')
    .set({ usedAt: now() })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Links sent before open nothing any more: the address has changed, or the account is closed. */
export async function voidRecoveries({ db, now }: Kept, userId: string): Promise<void> {
  await db
    .updateTable('verificationCodes')
    .set({ usedAt: now() })
    .where('userId', '=', userId)
    .where('purpose', '=', 'recovery')
    .where('usedAt', 'is', null)
    .execute();
}
