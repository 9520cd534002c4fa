import { sql } from 'kysely';

import type { Db } from './open.ts';
import { inTransaction } from './tx.ts';

let next = 0;

/** Runs `work` so that its failure leaves the surrounding transaction usable. */
export const inSavepoint = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    const name = sql.id(`s${(next += 1)}`);
    await sql`savepoint ${name}`.execute(tx);
    try {
      const result = await work(tx);
      await sql`release savepoint ${name}`.execute(tx);
      return result;
    } catch (error) {
      await sql`rollback to savepoint ${name}`.execute(tx);
      throw error;
    }
  });
