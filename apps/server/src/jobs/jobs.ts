import { fromKysely, type PgBoss } from 'pg-boss';

import type { Db } from '../db/open.ts';
import type { Tracing } from '../telemetry/tracing/tracing.ts';
import type { JobContext } from './context.ts';

/** Attempts after the first of a job that does not say how many. */
export const usualRetries = 3;

/** Work to be done outside the request. The payload carries ids only: it is stored as it is. */
export interface Job<P extends object = object> {
  name: string;
  handle: (ctx: JobContext, payload: P) => Promise<void>;
  /** `minute hour day month weekday`, programme time zone. */
  cron?: string | undefined;
  /** Attempts after the first, with growing pauses; {@link usualRetries} unless given. */
  retries?: number | undefined;
  /** Somebody watches for it: it begins when its transaction ends, not when a worker next looks into the queue. */
  watched?: boolean | undefined;
}

export interface SendOptions {
  /** A moment, or seconds from now. */
  startAfter?: Date | number | undefined;
  /** While a job with this key waits, another is not added. */
  key?: string | undefined;
  /** Instead of those of the job. */
  retries?: number | undefined;
}

/** Sends jobs in the transaction of the change: no change, no job. */
export interface Jobs {
  send: <P extends object>(job: Job<P>, payload: P, options?: SendOptions) => Promise<void>;
  /** One job for each payload, by one statement. */
  sendAll: <P extends object>(
    job: Job<P>,
    payloads: readonly P[],
    options?: Pick<SendOptions, 'retries'>,
  ) => Promise<void>;
}

export function defineJob<P extends object = object>(job: Job<P>): Job<P> {
  return job;
}

const limited = ({ retries }: SendOptions) => (retries === undefined ? {} : { retryLimit: retries });

/** Sends through the connection of `db`; where traces are on a payload takes the trace of its cause along. */
export function createJobs(boss: PgBoss, db: Db, tracing?: Pick<Tracing, 'traceparent'>): Jobs {
  const traced = (payload: object): object => {
    const traceparent = tracing?.traceparent();
    return traceparent === undefined ? payload : { ...payload, traceparent };
  };
  return {
    async send(job, payload, options = {}) {
      // Made when it is needed: most requests send nothing.
      const connection = fromKysely(db.withoutPlugins());
      await boss.send(job.name, traced(payload), {
        db: connection,
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        ...(options.key ? { singletonKey: options.key } : {}),
        ...limited(options),
      });
    },
    async sendAll(job, payloads, options = {}) {
      if (payloads.length === 0) return;
      const connection = fromKysely(db.withoutPlugins());
      await boss.insert(
        job.name,
        payloads.map((data) => ({ data: traced(data), ...limited(options) })),
        { db: connection },
      );
    },
  };
}
