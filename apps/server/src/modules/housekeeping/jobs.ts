import { forgetIdleParts } from '../../core/processes/process-parts.ts';
import { defineJob, type Job } from '../../jobs/jobs.ts';
import { makeParts } from './commands/make-parts.ts';
import { sweepAndRecord } from './commands/record-sweep.ts';
import { dueBefore, rulesOf } from './domain/retention.ts';

/** Every night: what has served its time is removed. A rule that fails does not hold up the others. */
export const cleanUp = defineJob({
  name: 'housekeeping.tidy-up',
  cron: '20 4 * * *',
  async handle(ctx) {
    const errors: unknown[] = [];
    const attempt = (work: Promise<void>): Promise<void> => work.catch((error: unknown) => void errors.push(error));
    for (const rule of rulesOf(ctx.config)) await attempt(rule.forget(ctx, dueBefore(rule, ctx.now())));
    await attempt(forgetIdleParts(ctx.db));
    if (errors.length === 0) return;
    const reasons = errors.map((error) => (error instanceof Error ? error.message : String(error)));
    throw new Error(`${errors.length} of the rules failed: ${reasons.join('; ')}`, { cause: errors[0] });
  },
});

/** Every night. It fails, so that the log says so, where files are missing or the database is not the one of the files. */
export const sweepFilesJob = defineJob({
  name: 'housekeeping.files',
  cron: '50 4 * * *',
  retries: 0,
  async handle(ctx) {
    const { missing, missingIds, unknownRefused } = await sweepAndRecord(ctx);
    if (unknownRefused > 0) throw new Error(`${unknownRefused} files without a row: nothing was swept`);
    if (missing > 0) throw new Error(`${missing} rows without their file: ${missingIds.join(', ')}`);
  },
});

export const housekeepingJobs: readonly Job[] = [cleanUp, makeParts, sweepFilesJob];
