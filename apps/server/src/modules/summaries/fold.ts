import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/tx.ts';
import { programmeZone } from '../../http/wire-date.ts';
import { defineJob, type Job } from '../../jobs/jobs.ts';

// A transaction long enough to be worth its start and short enough not to hold up the vacuum.
const daysAtOnce = 20;

/** Sums up to twenty days that are over and have changed; answers how many. */
export const foldDays = (db: Db): Promise<number> =>
  inTransaction(
    db,
    async (tx) => {
      const { rows } = await sql<{ n: number }>`select summary_fold(${programmeZone()}, ${daysAtOnce}) as n`.execute(
        tx,
      );
      return rows[0]?.n ?? 0;
    },
    { isolation: 'repeatable read' },
  );

/** Every minute: days that are over are summed for the dashboards, and those changed afterwards once more. */
export const foldSummaries = defineJob({
  name: 'summaries.fold',
  cron: '* * * * *',
  handle: async (ctx) => {
    while ((await foldDays(ctx.db)) > 0);
  },
});

export const summariesJobs: readonly Job[] = [foldSummaries];
