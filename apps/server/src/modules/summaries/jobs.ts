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
 * time is read before the snapshot of the folding transaction, so what commits between the two is included.
 */
export async function refreshDays(db: Db): Promise<boolean> {
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
export const refreshRollups = defineJob({
  name: 'summaries.fold',
  cron: '* * * * *',
  handle: async (ctx) => {
    while (await refreshDays(ctx.db));
  },
});

export const summariesJobs: readonly Job[] = [refreshRollups, sumExpiringHourly];
