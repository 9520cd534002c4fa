import { defineJob, type Job } from '../../jobs/jobs.ts';
import { reindexCards, reindexPassports } from './commands/reindex.ts';
import { reencryptFiles } from './commands/reencrypt-files.ts';
import { reencryptAll } from './commands/reencrypt.ts';
import { retireKeys } from './commands/retire.ts';
import { throwAll } from './domain/undecryptable.ts';

const steps = [reindexPassports, reindexCards, reencryptAll, reencryptFiles];

/**
 * At every start and every night: after it nothing needs an earlier key any more. What one step cannot open does not
 * keep the others from theirs; the job has failed all the same.
 */
export const rotateKeys = defineJob({
  name: 'keys.rotate',
  cron: '40 3 * * *',
  async handle(ctx) {
    const failures: Error[] = [];
    for (const step of steps) await step(ctx).catch((error: Error) => failures.push(error));
    throwAll(failures);
    await retireKeys(ctx);
  },
});

export const keysJobs: readonly Job[] = [rotateKeys];
