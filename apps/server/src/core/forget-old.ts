import { sql } from 'kysely';

import type { Db } from '../db/open.ts';

const usual = { portion: 10_000, rounds: 500 };

/**
 * Deletes the rows of a table whose moment is older, in statements far below the limit of one, however many there are.
 * What a night does not get through is left to the next.
 */
export async function forgetOld(
  db: Db,
  { table, moment }: { table: string; moment: string },
  before: Date,
  { portion, rounds } = usual,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(moment)} < ${before} and ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.ref(moment)} < ${before} limit ${portion}))`.execute(db);
    if (numAffectedRows < portion) return;
  }
}
