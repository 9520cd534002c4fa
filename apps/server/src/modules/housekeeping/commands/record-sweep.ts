import type { JobContext } from '../../../jobs/context.ts';
import { type SweepReport, sweepFiles } from './sweep-files.ts';

/** Sweeps and leaves a line of it in `file_sweeps`. */
export async function sweepAndRecord(ctx: JobContext): Promise<SweepReport> {
  const report = await sweepFiles(ctx, { dryRun: false });
  await ctx.db
    .insertInto('fileSweeps')
    .values({ at: ctx.now(), ...report })
    .execute();
  return report;
}
