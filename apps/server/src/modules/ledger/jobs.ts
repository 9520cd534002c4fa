import { programmeDay } from '../../http/wire-date.ts';
import { defineJob, type Job } from '../../jobs/jobs.ts';
import { activateDue, auditLedger, expireDue } from './repository.ts';
import { sql } from 'kysely';

// `ctx.now()` is the database's time: whatever a node's own clock says, nothing comes alive or lapses early.
const batch = 500;

/** Points whose hold has ended come alive. A killed run simply goes on: the due date is the cursor. */
export const activatePoints = defineJob({
  name: 'points.activate',
  cron: '*/5 * * * *',
  handle: async (ctx) => {
    while ((await activateDue(ctx.db, ctx.now(), batch)) > 0);
  },
});

/** Every night: points whose last day was yesterday lapse. */
export const expirePoints = defineJob({
  name: 'points.expire',
  cron: '10 0 * * *',
  handle: async (ctx) => {
    const now = ctx.now();
    while ((await expireDue(ctx.db, programmeDay(now), now, batch)) > 0);
  },
});

/** P8: the nightly proof that every account is the sum of its postings; a failure stands in the journal. */
export const reconcileLedger = defineJob({
  name: 'points.reconcile',
  cron: '40 3 * * *',
  handle: async (ctx) => {
    await sql`select ledger_reconcile(${ctx.now()})`.execute(ctx.db);
    const problems = await auditLedger(ctx.db);
    if (problems.length === 0) return;
    await ctx.transaction(async (work) => {
      work.audit({
        entityLabel: 'Сверка баллов: есть расхождения',
        action: 'status',
        after: { problems: problems.length },
      });
      return undefined;
    });
    throw new Error(`Ledger does not agree with its postings: ${problems.length} problems`);
  },
});

export const ledgerJobs: readonly Job[] = [activatePoints, expirePoints, reconcileLedger] as Job[];
