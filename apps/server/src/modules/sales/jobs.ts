import { sql } from 'kysely';

import { programmeDay } from '../../http/wire-date.ts';
import { defineJob, type Job } from '../../jobs/jobs.ts';
import { exportSales } from './export.ts';
import { salesUploadJobs } from './imports/import.ts';
import { notifyOverdue } from './notices.ts';

/** Every quarter of an hour: sales that wait for a moderator longer than the programme promises. */
export const warnOfOverdueSales = defineJob({
  name: 'sales.overdue',
  cron: '*/15 * * * *',
  async handle(ctx) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from sales
      where status = 'moderation' and sla_due_at <= ${ctx.now()}`.execute(ctx.db);
    await ctx.transaction((work) => notifyOverdue(work, rows[0]?.n ?? 0, programmeDay(ctx.now())));
  },
});

export const salesJobs: readonly Job[] = [exportSales, warnOfOverdueSales, ...salesUploadJobs] as Job[];
