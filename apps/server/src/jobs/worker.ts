import type { Job as Item, PgBoss } from 'pg-boss';

import type { Job } from './jobs.ts';

// A long export of one person must not hold up the short one of another.
const watchedAtOnce = 2;

// How often a worker looks into its queue. A watched job is announced, one of the timetable nobody waits for.
const secondsBetweenLooks = ({ watched, cron }: Job) =>
  cron
    ? { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5 }
    : { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: watched ? 10 : 1 };

async function startWorker(boss: PgBoss, job: Job, work: (item: Item) => Promise<void>): Promise<void> {
  let id = '';
  id = await boss.work<object>(job.name, { ...secondsBetweenLooks(job), batchSize: 1 }, async ([item]) => {
    try {
      if (item) await work(item);
    } finally {
      // Several jobs wait where one did: without another look at once each would wait for the next look of the clock.
      boss.notifyWorker(id);
    }
  });
}

/** Starts the workers of a job; each takes one at a time and the next as soon as it is free. */
export async function workersOf(boss: PgBoss, job: Job, work: (item: Item) => Promise<void>): Promise<void> {
  for (let count = 0; count < (job.watched ? watchedAtOnce : 1); count += 1) await startWorker(boss, job, work);
}
