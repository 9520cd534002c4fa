import { defineJob, type Job } from '../../jobs/jobs.ts';
import { reindexAll } from './reindex.ts';
import { resealFiles } from './reseal-files.ts';
import { resealAll } from './reseal.ts';

/** At every start and every night: after it nothing needs an earlier key any more. */
export const rotateKeys = defineJob({
  name: 'keys.rotate',
  cron: '40 3 * * *',
  async handle(ctx) {
    await reindexAll(ctx);
    await resealAll(ctx);
    await resealFiles(ctx);
  },
});

export const keysJobs: readonly Job[] = [rotateKeys];
