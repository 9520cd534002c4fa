import { PgBoss } from 'pg-boss';

import { inTransaction } from '../db/tx.ts';
import { programmeZone } from '../http/wire-date.ts';
import { type AuditActor, type AuditDetail, writeAudit } from '../core/audit/audit.ts';
import type { Services } from '../http/context.ts';
import { withoutValues } from '../http/redaction.ts';
import { createWork } from '../http/work.ts';
import type { JobContext } from './context.ts';
import { type Job, usualRetries } from './jobs.ts';
import { workersOf } from './worker.ts';

export interface BossOptions {
  url: string;
  /** Tests run jobs by hand and want no polling, no timers. */
  passive?: boolean | undefined;
  /** Only sends: takes no jobs, keeps no timetable, looks after no queue. */
  sendsOnly?: boolean | undefined;
  onError: (error: unknown) => void;
}

/** The queue over its own small pool; tables in the schema `pgboss`, installed by it. */
export function createBoss({ url, passive = false, sendsOnly = passive, onError }: BossOptions): PgBoss {
  const boss = new PgBoss({
    connectionString: url,
    max: sendsOnly ? 1 : 4,
    schedule: !sendsOnly,
    supervise: !sendsOnly,
    // How soon the work of a process that died is given to another, after its last sign of life.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    // A connection that hears of watched jobs; where a pooler allows none, the workers look every second all the same.
    useListenNotify: !sendsOnly,
    application_name: 'pribavka-jobs',
  });
  boss.on('error', onError);
  return boss;
}

const system = { id: null, name: 'Система', roleCode: null, kind: 'system' } as const;

/** Whom entries of the audit trail name, and by which way the work came. */
export interface Origin {
  actor: AuditActor;
  routeKey: string;
}

/** What work outside of requests gets: transactions whose entries name its origin. */
export function createContext(services: Services, boss: PgBoss, { actor, routeKey }: Origin): JobContext {
  return {
    ...services,
    lastTry: true,
    transaction: (work) =>
      inTransaction(services.db, async (tx) => {
        const details: AuditDetail[] = [];
        const result = await work(createWork(services, boss, tx, (detail) => void details.push(detail)));
        const entries = details.map(({ request, ...detail }) => ({
          ...detail,
          ...request,
          actor: detail.actor ?? actor,
          action: detail.action ?? ('update' as const),
          routeKey,
        }));
        await writeAudit(tx, entries);
        return result;
      }),
  };
}

/** What job handlers get: the entries say «Система». */
export const createJobContext = (services: Services, boss: PgBoss, jobName: string): JobContext =>
  createContext(services, boss, { actor: system, routeKey: `job:${jobName}` });

/**
 * Any work may be long: a worker gives a sign of life while it is at it, and without one for so long another takes it over.
 * An end by the clock alone would begin it again while it goes on.
 */
const lifeOf = ({ watched = false }: Job) => ({
  notify: watched,
  heartbeatSeconds: watched ? 30 : 60,
  expireInSeconds: 23 * 3600,
});

const retriesOf = ({ retries = usualRetries }: Job): number => retries;

const prepare = (boss: PgBoss, job: Job): Promise<void> =>
  boss.createQueue(job.name, {
    retryLimit: retriesOf(job),
    retryBackoff: true,
    retryDelay: 5,
    retryDelayMax: 3600,
    deleteAfterSeconds: 7 * 24 * 3600,
    ...lifeOf(job),
  });

/** Makes the queues that are not there yet; a send before it would have nowhere to go. */
export async function startQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  await boss.start();
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const queue = known.get(job.name);
    const life = lifeOf(job);
    if (!queue) await prepare(boss, job);
    else if (
      (queue.notify ?? false) !== life.notify ||
      queue.heartbeatSeconds !== life.heartbeatSeconds ||
      queue.expireInSeconds !== life.expireInSeconds ||
      queue.retryLimit !== retriesOf(job)
    )
      await boss.updateQueue(job.name, { ...life, retryLimit: retriesOf(job) });
  }
}

/**
 * Starts workers and writes into the timetable what differs from it. What a job fails on is kept in its row, which
 * people who look after the queue read: without the values.
 */
export async function startWorkers(
  services: Services,
  boss: PgBoss,
  jobs: readonly Job[],
  onFailure: (error: unknown, job: string) => void = () => undefined,
): Promise<void> {
  const timetable = new Map((await boss.getSchedules()).map(({ name, cron, timezone }) => [name, { cron, timezone }]));
  const zone = programmeZone();
  for (const job of jobs) {
    const ctx = createJobContext(services, boss, job.name);
    await workersOf(boss, job, async ({ data, retryCount, signal }) => {
      // Who lost the job ends where one that stops does.
      const stopping = AbortSignal.any([services.stopping, signal]);
      try {
        await job.handle({ ...ctx, stopping, lastTry: retryCount >= retriesOf(job) }, data);
      } catch (error) {
        const failure = withoutValues(error);
        onFailure(failure, job.name);
        throw failure;
      }
    });
    const known = timetable.get(job.name);
    if (!job.cron || (known?.cron === job.cron && known.timezone === zone)) continue;
    await boss.schedule(job.name, job.cron, {}, { tz: zone });
  }
}

/** Ends the work of these queues on this process; what is running is finished first. */
export async function stopWorkers(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  await Promise.all(jobs.map(({ name }) => boss.offWork(name, { wait: true })));
}

/** Runs everything that waits now, one by one; for tests and for a clean demo. Returns how many ran. */
export async function drainJobs(services: Services, boss: PgBoss, jobs: readonly Job[]): Promise<number> {
  let ran = 0;
  for (const job of jobs) {
    const ctx = createJobContext(services, boss, job.name);
    for (;;) {
      const [item] = await boss.fetch<object>(job.name);
      if (!item) break;
      await job.handle(ctx, item.data);
      await boss.complete(job.name, item.id);
      ran += 1;
    }
  }
  return ran;
}
