import { sql } from 'kysely';

import type { Db } from '../db/open.ts';

/** The job that has waited longest past its time; undefined where none is due. */
export async function oldestJob(
  db: Db,
  names: readonly string[],
): Promise<{ name: string; seconds: number } | undefined> {
  const { rows } = await sql<{ name: string; seconds: number }>`
    select name, extract(epoch from now() - start_after)::int as seconds from pgboss.job
    where state < 'active' and start_after <= now() and name = any(${names})
    order by start_after limit 1`.execute(db);
  return rows[0];
}
