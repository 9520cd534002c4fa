import { monitorEventLoopDelay } from 'node:perf_hooks';

import type { Db } from '../db/open.ts';
import { oldestJob } from '../jobs/oldest.ts';

interface Watched {
  db: Db;
  log: { warn: (fields: object, text: string) => void };
  /** Queues that have a worker: nobody takes what waits in the queue of an earlier version. */
  jobNames: readonly string[];
  onError: (error: unknown) => void;
  bounds?: Partial<typeof usual> | undefined;
}

const usual = {
  lookEveryMs: 15_000,
  /** Nobody was answered for so long. */
  loopDelayMs: 500,
  /** A worker looks every ten seconds at the latest: what waits longer has none that is free. */
  jobAgeSeconds: 60,
};

/** Writes into the log how long the event loop stood still and how old the oldest waiting job is, when they are bad. */
export function watchPressure({ db, log, jobNames, onError, bounds }: Watched): () => Promise<void> {
  const { lookEveryMs, loopDelayMs, jobAgeSeconds } = { ...usual, ...bounds };
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let looking = Promise.resolve();
  const lookAtLoop = (): void => {
    const [longest, usualMs] = [delay.max / 1e6, delay.percentile(99) / 1e6].map(Math.round);
    delay.reset();
    if (longest! >= loopDelayMs) log.warn({ longestMs: longest, p99Ms: usualMs }, 'event loop stood still');
  };
  const lookAtJobs = async (): Promise<void> => {
    const oldest = await oldestJob(db, jobNames);
    if (oldest && oldest.seconds >= jobAgeSeconds) {
      log.warn({ job: oldest.name, ageSeconds: oldest.seconds }, 'a job waits for too long');
    }
  };
  const look = (): void => {
    lookAtLoop();
    looking = looking.then(lookAtJobs).catch(onError);
  };
  // After the timers of this turn: the monitor counts a stall by a timer of its own, and a reset before it loses the stall.
  let due: NodeJS.Immediate | undefined;
  const timer = setInterval(() => (due = setImmediate(look)), lookEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    clearImmediate(due);
    delay.disable();
    await looking;
  };
}
