import { join } from 'node:path';

import type { Pool } from 'pg';

import type { Config } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import type { Probe } from '../db/probe.ts';
import { readSources } from '../db/sources.ts';
import type { Services } from '../http/context.ts';
import type { Job } from '../jobs/jobs.ts';
import { checksOf } from './health/checks.ts';
import { createHealth, type Health } from './health/health.ts';
import { type Asker, createAsker } from './metrics/ask.ts';
import { createMetrics, type WatchedPool } from './metrics/metrics.ts';
import type { Question } from './metrics/question.ts';
import { activity } from './metrics/questions/activity.ts';
import { connections, reconciliation, waiting } from './metrics/questions/books.ts';
import { parts, storage } from './metrics/questions/parts.ts';
import { jobs as waitingJobs, outbox, processes, webhooks } from './metrics/questions/work.ts';
import { countJob, countMessages } from './metrics/work.ts';
import type { Inside } from './serve.ts';

export interface Watched {
  services: Services;
  /** The pool of requests. */
  pool: WatchedPool | Pool;
  /** Past a pooler: the short limits of these connections are theirs alone. */
  url: string;
  probe: Pick<Probe, 'isUp'>;
  clock: { aheadMs: () => number; toleratedMs: number };
  jobs: readonly Job[];
}

const filesFolder = ({ dataDir, storage: { kind } }: Config): string | undefined =>
  kind === 'disk' ? join(dataDir, 'files') : undefined;

/** Everything that is asked when metrics are scraped. */
export const questionsOf = (folder: string | undefined, health: Health, since: Date): readonly Question[] => [
  parts(health),
  storage(folder),
  connections,
  waitingJobs,
  outbox,
  webhooks,
  processes,
  reconciliation,
  waiting,
  activity(since),
];

/** Starts the counting and the asking; `close` ends the connection of the scrapes. */
export async function startMetrics(watched: Watched): Promise<Inside & { close: Asker['close'] }> {
  const { services, pool, url, probe, clock, jobs } = watched;
  const folder = filesFolder(services.config);
  const jobNames = jobs.map(({ name }) => name);
  const { baseline, migrations } = readSources();
  // One connection, and nothing on it for long: what is looked at may be what is short.
  const open = () => openDatabase({ url, max: 1, statementTimeoutMs: 2000, waitMs: 1000 });
  const asked = open();
  const health = createHealth(
    checksOf({
      db: asked.db,
      isDatabaseUp: probe.isUp,
      now: services.now,
      clockAheadMs: clock.aheadMs,
      toleratedMs: clock.toleratedMs,
      folder,
      blobs: services.store.blobs,
      jobNames,
      migrations: [...baseline, ...migrations].map(({ name }) => name),
    }),
  );
  const { version } = services.config;
  const metrics = await createMetrics({ pool, clockAheadMs: clock.aheadMs, version });
  const questions = questionsOf(folder, health, services.now());
  const asker = await createAsker({ metrics, questions, open, jobNames, now: services.now });
  const close = async (): Promise<void> => {
    await Promise.all([asker.close(), asked.close()]);
  };
  return { metrics, asker, health, close };
}

/** Jobs as they are run where metrics or traces are on. */
export const watchJobs = (jobs: readonly Job[], { tracing }: Services, inside: Inside | undefined): readonly Job[] =>
  jobs.map((job) => {
    const counted = inside ? countJob(inside.metrics, job) : job;
    return tracing ? tracing.job(counted) : counted;
  });

/** Counts and traces what leaves by mail, SMS and messenger. */
export function watchTransports(services: Services, inside: Inside | undefined): void {
  if (inside) services.transports = countMessages(inside.metrics, services.transports);
  if (services.tracing) services.transports = services.tracing.transports(services.transports);
}
