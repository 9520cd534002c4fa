import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/tx.ts';
import { programmeZone } from '../../http/wire-date.ts';
import { defineJob, type Job } from '../../jobs/jobs.ts';
import { sumExpiringHourly } from './repository/expiring.ts';

// A transaction long enough to be worth its start and short enough not to hold up the vacuum.
const daysAtOnce = 20;

/**
 * Brings the sums up to now, by twenty days at most, and takes in what was marked; answers whether more is left. The
 * moment is asked for before the transaction that folds has its snapshot: whoever commits between the two is in it.
 */
export async function foldDays(db: Db): Promise<boolean> {
  const { rows } = await sql<{ at: string }>`select summary_horizon()::text as at`.execute(db);
  return inTransaction(
    db,
    async (tx) => {
      const folded = await sql<{ more: boolean }>`
        select summary_refresh(${programmeZone()}, ${rows[0]!.at}::timestamptz, ${daysAtOnce}) as more`.execute(tx);
      return folded.rows[0]?.more ?? false;
    },
    { isolation: 'repeatable read' },
  );
}

/** Every minute: what has grown old enough is summed for the dashboards, and what changed afterwards once more. */
export const foldSummaries = defineJob({
  name: 'summaries.fold',
  cron: '* * * * *',
  handle: async (ctx) => {
    while (await foldDays(ctx.db));
  },
});

export const summariesJobs: readonly Job[] = [foldSummaries, sumExpiringHourly];
