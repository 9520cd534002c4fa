import { sql } from 'kysely';

import type { JobContext } from '../../jobs/context.ts';
import { notifyFailed } from '../../core/notices/of-processes.ts';
import { defineJob, type Job } from '../../jobs/jobs.ts';

const day = 24 * 3_600_000;

async function forgetOld(ctx: JobContext): Promise<void> {
  const before = (days: number): Date => new Date(ctx.now().getTime() - days * day);
  await ctx.db.deleteFrom('idempotencyKeys').where('createdAt', '<', before(1)).execute();
  await ctx.db.deleteFrom('loginAttempts').where('lastAt', '<', before(2)).execute();
  await ctx.db.deleteFrom('messengerCodes').where('expiresAt', '<', before(1)).execute();
  await ctx.db.deleteFrom('verificationCodes').where('expiresAt', '<', before(30)).execute();
  await ctx.db.deleteFrom('signInChallenges').where('expiresAt', '<', before(1)).execute();
  // Letters carry personal data: they are kept only as long as a complaint about them is likely.
  await ctx.db.deleteFrom('outboxMessages').where('createdAt', '<', before(90)).execute();
  await ctx.db.deleteFrom('technicalCalls').where('at', '<', before(30)).execute();
  await ctx.db.deleteFrom('webhookDeliveries').where('occurredAt', '<', before(30)).execute();
}

// A row that was rolled back leaves its bytes; a deleted file keeps them for a month in case of a mistake.
async function sweepFiles(ctx: JobContext): Promise<void> {
  const deleted = await ctx.db
    .selectFrom('files')
    .select('storageKey')
    .where('deletedAt', '<', new Date(ctx.now().getTime() - 30 * day))
    .execute();
  for (const { storageKey } of deleted) await ctx.store.remove(storageKey);
  const yesterday = new Date(ctx.now().getTime() - day);
  await ctx.store.sweepParts(yesterday);
  for await (const key of ctx.store.list(yesterday)) {
    const row = await ctx.db.selectFrom('files').select('id').where('storageKey', '=', key).executeTakeFirst();
    if (!row) await ctx.store.remove(key);
  }
}

// A process whose server died says so instead of running for ever.
async function failAbandoned(ctx: JobContext): Promise<void> {
  await ctx.transaction(async (work) => {
    const failed = await work.db
      .updateTable('processes')
      .set({ status: 'failed', finishedAt: ctx.now() })
      .where('status', '=', 'running')
      .where(sql<Date>`coalesce(heartbeat_at, started_at, queued_at)`, '<', new Date(ctx.now().getTime() - 3_600_000))
      .returning(['id', 'title', 'attempt', 'startedBy'])
      .execute();
    for (const process of failed) await notifyFailed(work, process, 'Сервер остановился, не закончив работу.');
  });
}

/** Every night: what has served its time is removed. */
export const cleanUp = defineJob({
  name: 'housekeeping.tidy-up',
  cron: '20 4 * * *',
  async handle(ctx) {
    await forgetOld(ctx);
    await sweepFiles(ctx);
    await failAbandoned(ctx);
  },
});

export const housekeepingJobs: readonly Job[] = [cleanUp];
