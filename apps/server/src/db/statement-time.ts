import { type CompiledQuery, sql } from 'kysely';

import type { Db } from './open.ts';

/** A statement after which those of its transaction may take so long (see `dialect.ts`). */
export interface TimeGivingQuery extends CompiledQuery {
  readonly givesMs: number;
}

export const givesTime = (query: CompiledQuery): query is TimeGivingQuery => 'givesMs' in query;

/**
 * Lets each statement of this transaction take so many ms, and no other transaction: the database does not cancel it
 * before, and the connection waits for its answer longer than that.
 */
export async function giveTime(tx: Db, ms: number): Promise<void> {
  const query: TimeGivingQuery = {
    ...sql`select set_config('statement_timeout', ${String(ms)}, true)`.compile(tx),
    givesMs: ms,
  };
  await tx.executeQuery(query);
}
