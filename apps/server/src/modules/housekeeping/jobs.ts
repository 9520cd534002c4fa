import type { JobContext } from '../../jobs/context.ts';
import { failAbandoned } from '../../core/processes/run-process.ts';
import { defineJob, type Job } from '../../jobs/jobs.ts';
import { forgetMessages } from '../../outbox/outbox.ts';
import { forgetCodes } from '../codes/index.ts';
import { forgetMessengerCodes } from '../notifications/index.ts';
import { forgetChallenges } from '../second-factor/index.ts';
import { forgetSaleLists } from '../sales/index.ts';
import { forgetAttempts } from '../sessions/index.ts';
import { forgetTraffic } from '../technical/index.ts';

const day = 24 * 3_600_000;

async function forgetOld(ctx: JobContext): Promise<void> {
  const before = (days: number): Date => new Date(ctx.now().getTime() - days * day);
  await ctx.db.deleteFrom('idempotencyKeys').where('createdAt', '<', before(1)).execute();
  await forgetAttempts(ctx.db, before(2));
  await forgetMessengerCodes(ctx.db, before(1));
  await forgetCodes(ctx, before(30));
  await forgetChallenges(ctx.db, before(1));
  await forgetMessages(ctx.db, before(90));
  await forgetTraffic(ctx.db, before(30));
  await forgetSaleLists(ctx.db, before(14));
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
