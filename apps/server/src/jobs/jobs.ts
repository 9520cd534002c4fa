import { fromKysely, type PgBoss } from 'pg-boss';

import type { Db } from '../db/open.ts';
import type { JobContext } from './context.ts';

/** Work to be done outside the request. The payload carries ids only: it is stored as it is. */
export interface Job<P extends object = object> {
  name: string;
  handle: (ctx: JobContext, payload: P) => Promise<void>;
  /** `minute hour day month weekday`, programme time zone. */
  cron?: string | undefined;
  /** Attempts after the first, with growing pauses. */
  retries?: number | undefined;
  /** Somebody watches for it: it begins when its transaction ends, not when a worker next looks into the queue. */
  watched?: boolean | undefined;
}

export interface SendOptions {
  /** A moment, or seconds from now. */
  startAfter?: Date | number | undefined;
  /** While a job with this key waits, another is not added. */
  key?: string | undefined;
}

/** Sends jobs in the transaction of the change: no change, no job. */
export interface Jobs {
  send: <P extends object>(job: Job<P>, payload: P, options?: SendOptions) => Promise<void>;
  /** One job for each payload, by one statement. */
  sendAll: <P extends object>(job: Job<P>, payloads: readonly P[]) => Promise<void>;
}

export function defineJob<P extends object = object>(job: Job<P>): Job<P> {
  return job;
}

export function createJobs(boss: PgBoss, db: Db): Jobs {
  return {
    async send(job, payload, options = {}) {
      // Made when it is needed: most requests send nothing.
      const connection = fromKysely(db.withoutPlugins());
      await boss.send(job.name, payload, {
        db: connection,
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        ...(options.key ? { singletonKey: options.key } : {}),
      });
    },
    async sendAll(job, payloads) {
      if (payloads.length === 0) return;
      const connection = fromKysely(db.withoutPlugins());
      await boss.insert(
        job.name,
        payloads.map((data) => ({ data })),
        { db: connection },
      );
    },
  };
}
