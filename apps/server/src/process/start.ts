import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';
import type { PgBoss } from 'pg-boss';

import { buildApp, buildWorkerApp } from '../app.ts';
import { createPasswords } from '../crypto/index.ts';
import { clearPgVariables, type Config } from '../config.ts';
import { isNewerThanCode, migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { createProbe } from '../db/probe.ts';
import { verifySchema } from '../db/schema/verify.ts';
import { createBoss, startQueues, startWorkers, stopWorkers } from '../jobs/boss.ts';
import type { Job } from '../jobs/jobs.ts';
import { rotateKeys } from '../modules/keys/index.ts';
import { allJobs } from '../modules/jobs.ts';
import { startTelegram } from '../modules/notifications/index.ts';
import { startWebhooks } from '../modules/technical/index.ts';
import type { Services } from '../http/context.ts';
import { stopListening } from '../http/draining.ts';
import { useProgrammeZone } from '../http/wire-date.ts';
import { readSettings } from '../modules/points-settings/index.ts';
import { createServices } from '../services.ts';
import { openMetricsPort } from '../telemetry/serve.ts';
import { startMetrics, watchJobs, watchTransports } from '../telemetry/start.ts';
import { startTracing } from '../telemetry/tracing/tracing.ts';
import { type Clock, createClock, sourcesOf, toleratedMs } from './clock.ts';
import { type Closer, findDatabase } from './databases.ts';
import { firstAdministrator } from './first-admin.ts';
import { refuseDemoAccounts } from './demo-accounts.ts';
import { PortTakenError, refuseTakenPort } from './port.ts';
import { watchPressure } from './pressure.ts';
import { verifyKeys } from './key-prints.ts';
import { openReplica } from './replica.ts';
import { createReport, type Report } from './report.ts';
import { answers, type Role, works } from './role.ts';
import { loadKeys } from './secrets.ts';
import { seedOnFirstRun } from './seed.ts';
import { watchClock } from './timetable.ts';
import { waitForSchema } from './wait-for-schema.ts';
import { openWaitingRoom } from './waiting-room.ts';

/** A working server and the one way to stop it. */
export interface RunningServer {
  app: FastifyInstance;
  port: number;
  /** Accounts of the demo, printed on first run. */
  accounts: readonly string[];
  /** How the first administrator enters; empty once there is one. */
  firstAdministrator: readonly string[];
  stop: () => Promise<void>;
}

/** Requests in flight are answered first, then jobs end, then connections, then the embedded database. */
async function closeAll(closers: readonly Closer[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers.toReversed()) await close().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function listen(app: FastifyInstance, config: Config): Promise<number> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new PortTakenError(config.port);
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : config.port;
}

/** Migrates and checks what came of it; where a newer server did, it has checked it. */
async function bringUpToDate(url: string): Promise<void> {
  let isSaid = false;
  const sayOnce = (): void => {
    if (!isSaid) console.log('Ждём миграции базы: её делает другой процесс или таблица занята.');
    isSaid = true;
  };
  await migrate(url, undefined, undefined, sayOnce);
  if (await isNewerThanCode(url)) console.log('База обновлена более новой версией, эта с ней работает.');
  else await verifySchema(url);
}

/** Work that is sent begins at once; the timetable only where the clock is right. Answers the ways to end both. */
async function startWork(
  services: Services,
  boss: PgBoss,
  clock: Clock,
  report: Report,
  jobs: readonly Job[],
): Promise<Closer[]> {
  const start = (some: readonly Job[]) =>
    startWorkers(services, boss, some, (error, job) => report(error, `job:${job}`));
  const timed = jobs.filter(({ cron }) => cron !== undefined);
  await start(jobs.filter(({ cron }) => cron === undefined));
  const endTimetable = await watchClock(
    clock,
    { start: () => start(timed), stop: () => stopWorkers(boss, timed) },
    report,
  );
  // The keys may be new since the last start: without waiting for the night.
  await boss.send(rotateKeys.name, {});
  return [
    () => endTimetable().then(() => stopWorkers(boss, jobs)),
    startWebhooks(services, (error) => report(error, 'webhooks')),
    startTelegram(services, (error) => report(error, 'telegram')),
  ];
}

/** Longer work is taken over by another process. */
const lastWorkMs = 10_000;

/** What waits is left to others at once, people are answered to the end of the time, then nobody is taken any more. */
async function drain(app: FastifyInstance, workers: readonly Closer[], seconds: number): Promise<void> {
  const ended = Promise.all(workers.map((end) => end()));
  await sleep(seconds * 1000);
  await stopListening(app);
  await Promise.race([ended, sleep(lastWorkMs, undefined, { ref: false })]);
}

/** Starts everything in order; whatever was started is stopped when a later step fails. */
export async function startServer(config: Config, role: Role = 'all'): Promise<RunningServer> {
  const closers: Closer[] = [];
  const { report, useLog } = createReport();
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  try {
    clearPgVariables(config.databaseUrl === undefined);
    await refuseTakenPort(config);
    const keys = loadKeys(config);
    const room = openWaitingRoom(config, (error) => report(error, 'waiting'));
    closers.push(room.close);
    const { url, directUrl, pooler } = await findDatabase(config, closers, report);
    room.say('ждёт миграции');
    await (role === 'all' ? bringUpToDate(directUrl) : waitForSchema(directUrl));
    room.say('запускается');
    const { metrics: scraped, tracing: traced } = config.telemetry;
    const tracing = traced && (await startTracing(traced, config.version));
    if (tracing) closers.push(tracing.close);
    const database = openDatabase({ url, pooler, max: config.databasePool, onStatement: tracing?.statement });
    closers.push(database.close);
    if (config.isProduction) await refuseDemoAccounts(database.db, createPasswords(config.passwordCost));
    await verifyKeys(database.db, keys);
    const clock = await createClock(sourcesOf(database.db));
    useProgrammeZone((await readSettings(database.db)).timezone);
    const replica = await openReplica(config, database, closers, report);
    const services = createServices({
      config,
      keys,
      db: database.db,
      replica,
      now: clock.now,
      stopping: stopping.signal,
      tracing,
    });
    await services.store.blobs.prepare();
    const probe = createProbe(url);
    closers.push(probe.close);
    const clockOf = { aheadMs: clock.aheadMs, toleratedMs };
    const inside =
      scraped &&
      (await startMetrics({ services, pool: database.pool, url: directUrl, probe, clock: clockOf, jobs: allJobs }));
    if (inside) closers.push(inside.close);
    watchTransports(services, inside);
    const boss = createBoss({ url: directUrl, sendsOnly: !works(role), onError: (error) => report(error, 'queue') });
    await startQueues(boss, allJobs);
    closers.push(() => boss.stop({ graceful: true, timeout: lastWorkMs }));
    const accounts = answers(role) ? await seedOnFirstRun(services) : [];
    const entrance = answers(role) ? await firstAdministrator(services) : [];
    const app = answers(role)
      ? await buildApp({ services, boss, probe, isStopping, inside })
      : buildWorkerApp({ services, probe, isStopping, inside });
    if (inside && scraped?.port !== undefined) {
      const onError = (error: unknown): void => report(error, 'metrics');
      const isReady = async (): Promise<boolean> => !isStopping() && (await probe.isUp());
      closers.push((await openMetricsPort({ host: config.host, port: scraped.port }, inside, isReady, onError)).close);
    }
    closers.push(() => app.close());
    useLog(app.log);
    await room.close();
    const port = await listen(app, config);
    const jobNames = allJobs.map(({ name }) => name);
    closers.push(
      watchPressure({ db: database.db, log: app.log, jobNames, onError: (error) => report(error, 'pressure') }),
    );
    const workers = works(role)
      ? await startWork(services, boss, clock, report, watchJobs(allJobs, services, inside))
      : [];
    const stop = async (): Promise<void> => {
      stopping.abort();
      await drain(app, workers, config.drainSeconds);
      await closeAll(closers);
    };
    return { app, port, accounts, firstAdministrator: entrance, stop };
  } catch (error) {
    stopping.abort();
    await closeAll(closers).catch(() => undefined);
    throw error;
  }
}
