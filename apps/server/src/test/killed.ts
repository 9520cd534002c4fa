import { sql } from 'kysely';

import type { Db } from '../db/open.ts';
import type { JobContext } from '../jobs/context.ts';

/**
 * What a job has whose server is killed when so many of its transactions are committed: no later one begins, not even
 * the one that would say that it failed.
 */
export function killedAfter(ctx: JobContext, commits: number): JobContext {
  let left = commits;
  return {
    ...ctx,
    async transaction(work) {
      if (left === 0) throw new Error('killed');
      const result = await ctx.transaction(work);
      left -= 1;
      return result;
    },
  };
}

/** Servers that run processes now have given no sign of life for so long that others take over. */
export async function silentForLong(db: Db): Promise<void> {
  await sql`update processes set heartbeat_at = heartbeat_at - interval '1 minute' where status = 'running'`.execute(
    db,
  );
}
