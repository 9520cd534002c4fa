import type { Db } from '../db/open.ts';
import type { Actor } from '../http/actor.ts';
import { type Problem, problem } from '../http/problem.ts';

/**
 * Holds an account until the end of the transaction and refuses one that was deleted (domain 3.1, 3.23). Everybody who
 * writes personal data of a member begins with it, before the account of points is locked, and so does the deletion:
 * what was written first is erased, what comes later finds the account gone. Rows that refer to the member do not wait.
 */
export async function lockLivingAccount(tx: Db, id: string, refusal: () => Problem): Promise<void> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('status', '!=', 'deleted')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw refusal();
}

/** The same for the member who makes a request: the session ended with the account. People of the office are not erased. */
export async function lockLivingActor(tx: Db, actor: Actor | undefined): Promise<void> {
  if (actor?.roleCode === 'member') await lockLivingAccount(tx, actor.id, () => problem('UNAUTHORIZED'));
}

/** Of several members at once, in the one order everybody locks in: who is left of them. */
export async function lockLivingAccounts(tx: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('status', '!=', 'deleted')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}
