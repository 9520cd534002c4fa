import { programmeDay } from '../../http/wire-date.ts';
import type { JobContext } from '../../jobs/context.ts';
import { defineJob, type Job } from '../../jobs/jobs.ts';
import {
  type Lapsing,
  notifyActivated,
  notifyExpired,
  notifyExpiredBetween,
  notifyLapsing,
  notifyReconciliation,
  readLapsing,
} from './notices.ts';
import { serveEverybody } from './commands/serve-due.ts';
import { recordExpiry } from './commands/record-expiry.ts';
import { proveChanges } from './commands/proof/prove.ts';

// `ctx.now()` is the database's time: whatever a node's own clock says, nothing comes alive or lapses early.
const batch = 200;

const activateEverybody = (ctx: JobContext, at: Date): Promise<number> =>
  serveEverybody(ctx, 'activation', { at, notify: (work) => notifyActivated(work, at) });

/** Points whose hold has ended come alive; those of an account that is held come with the next run, in five minutes. */
export const activatePoints = defineJob({
  name: 'points.activate',
  cron: '*/5 * * * *',
  handle: async (ctx) => {
    await activateEverybody(ctx, ctx.now());
  },
});

/**
 * Every night: points whose last day was yesterday lapse, after those that are due have come alive, so that the order of
 * the two never decides a sum. What the run leaves stands in its process, and the queue begins it again.
 */
export const expirePoints = defineJob({
  name: 'points.expire',
  cron: '10 0 * * *',
  handle: async (ctx) => {
    const at = ctx.now();
    const asleep = await activateEverybody(ctx, at);
    const left = await serveEverybody(ctx, 'expiry', { at, notify: (work) => notifyExpired(work, at) });
    while ((await ctx.transaction((work) => notifyExpiredBetween(work, at, batch))) > 0);
    await recordExpiry(ctx.db, at, left);
    if (asleep + left > 0) throw new Error(`Expiry left ${left} held accounts, activation ${asleep}`);
  },
});

/** Every morning: who has points that lapse within 30, 7 days or a day learns of it, once each; a missed day is caught up. */
export const warnOfExpiry = defineJob({
  name: 'points.warn',
  cron: '0 10 * * *',
  handle: async (ctx) => {
    const today = programmeDay(ctx.now());
    for (let after: Lapsing | undefined; ;) {
      const lapsing = await readLapsing(ctx.db, today, after, batch);
      await ctx.transaction((work) => notifyLapsing(work, today, lapsing));
      after = lapsing.at(-1);
      if (lapsing.length < batch) return;
    }
  },
});

/** Under the quarter of an hour after which the queue takes a job for dead. */
const proofLimitMs = 10 * 60_000;

/**
 * P8: the nightly proof that every account that has changed is the sum of its postings, and a share of all others, so
 * that each is proved within a week (ADR 61); a failure stands in the journal. What the time was too short for is proved
 * by the next attempt.
 */
export const reconcileLedger = defineJob({
  name: 'points.reconcile',
  cron: '40 3 * * *',
  handle: async (ctx) => {
    const { problems, isFinished } = await proveChanges(ctx.db, ctx.now(), proofLimitMs);
    if (problems.length > 0) {
      await ctx.transaction(async (work) => {
        work.audit({
          entityLabel: 'Сверка баллов: есть расхождения',
          action: 'status',
          after: { problems: problems.length },
        });
        await notifyReconciliation(work, problems.length);
        return undefined;
      });
      throw new Error(`Ledger does not agree with its postings: ${problems.length} problems`);
    }
    if (!isFinished) throw new Error('The proof of the ledger is not finished: the next attempt goes on');
  },
});

export const ledgerJobs: readonly Job[] = [activatePoints, expirePoints, warnOfExpiry, reconcileLedger] as Job[];
