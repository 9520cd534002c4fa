import { setTimeout as sleep } from 'node:timers/promises';

import type { IsolationLevel } from 'kysely';

import type { Db } from './open.ts';
import { postgresErrors, sqlState } from './sql-errors.ts';

const retried: ReadonlySet<string> = new Set([postgresErrors.serializationFailure, postgresErrors.deadlockDetected]);
const attempts = 4;

export interface TransactionOptions {
  isolation?: IsolationLevel | undefined;
  /** Called before the work is repeated: puts back what the attempt left outside the database. */
  onRepeat?: (() => void) | undefined;
}

/**
 * Runs `work` in a transaction and repeats it after a deadlock or a serialization failure, so `work`
 * must have no effect outside the database but what `onRepeat` puts back. Inside a transaction it joins that one.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const builder = options.isolation ? db.transaction().setIsolationLevel(options.isolation) : db.transaction();
      return await builder.execute(work);
    } catch (error) {
      const state = sqlState(error);
      if (attempt >= attempts || state === undefined || !retried.has(state)) throw error;
      await sleep(Math.random() * 20 * attempt);
      options.onRepeat?.();
    }
  }
}
