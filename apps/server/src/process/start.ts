import { resolve } from 'node:path';

import type { FastifyInstance } from 'fastify';
import type { PgBoss } from 'pg-boss';

import { buildApp } from '../app.ts';
import { clearPgVariables, type Config } from '../config.ts';
import { startEmbedded } from '../db/embedded/start.ts';
import { migrate } from '../db/migrate.ts';
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
import { useProgrammeZone } from '../http/wire-date.ts';
import { readSettings } from '../modules/points-settings/index.ts';
import { createServices } from '../services.ts';
import { type Clock, createClock, sourcesOf } from './clock.ts';
import { firstAdministrator } from './first-admin.ts';
import { refuseDemoAccounts } from './demo-accounts.ts';
import { PortTakenError, refuseTakenPort } from './port.ts';
import { watchPressure } from './pressure.ts';
import { verifyKeys } from './key-prints.ts';
import { createReport, type Report } from './report.ts';
import { loadKeys } from './secrets.ts';
import { seedOnFirstRun } from './seed.ts';
import { watchClock } from './timetable.ts';

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

type Closer = () => Promise<void>;

/** Requests in flight are answered first, then jobs end, then connections, then the embedded database. */
async function closeAll(closers: readonly Closer[]): Promise<void> {
  for (const close of closers.toReversed()) await close();
}

async function openDatabaseServer(config: Config, closers: Closer[], report: Report): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  const embedded = await startEmbedded({
    folder: resolve(config.dataDir),
    onLost: (error) => report(error, 'database'),
  });
  closers.push(embedded.stop);
  return embedded.url;
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

/** Work that is sent begins at once; the timetable only where the clock is right. */
async function startWork(services: Services, boss: PgBoss, clock: Clock, report: Report): Promise<Closer> {
  const start = (jobs: readonly Job[]) =>
    startWorkers(services, boss, jobs, (error, job) => report(error, `job:${job}`));
  const timed = allJobs.filter(({ cron }) => cron !== undefined);
  await start(allJobs.filter(({ cron }) => cron === undefined));
  return watchClock(clock, { start: () => start(timed), stop: () => stopWorkers(boss, timed) }, report);
}

/** Starts everything in order; whatever was started is stopped when a later step fails. */
export async function startServer(config: Config): Promise<RunningServer> {
  const closers: Closer[] = [];
  const { report, useLog } = createReport();
  let stopping = false;
  try {
    clearPgVariables(config.databaseUrl === undefined);
    await refuseTakenPort(config);
    const keys = loadKeys(config);
    const url = await openDatabaseServer(config, closers, report);
    await migrate(url);
    await verifySchema(url);
    const database = openDatabase({ url, max: config.databasePool });
    closers.push(database.close);
    if (config.isProduction) await refuseDemoAccounts(database.db);
    await verifyKeys(database.db, keys);
    const clock = await createClock(sourcesOf(database.db));
    useProgrammeZone((await readSettings(database.db)).timezone);
    const services = createServices({ config, keys, db: database.db, now: clock.now });
    const probe = createProbe(url);
    closers.push(probe.close);
    const boss = createBoss({ url, onError: (error) => report(error, 'queue') });
    await startQueues(boss, allJobs);
    closers.push(() => boss.stop({ graceful: true, timeout: 10_000 }));
    const accounts = await seedOnFirstRun(services);
    const entrance = await firstAdministrator(services);
    const app = await buildApp({ services, boss, probe, isStopping: () => stopping });
    closers.push(() => app.close());
    useLog(app.log);
    const port = await listen(app, config);
    const jobNames = allJobs.map(({ name }) => name);
    closers.push(
      watchPressure({ db: database.db, log: app.log, jobNames, onError: (error) => report(error, 'pressure') }),
    );
    closers.push(await startWork(services, boss, clock, report));
    closers.push(startWebhooks(services, (error) => report(error, 'webhooks')));
    closers.push(startTelegram(services, (error) => report(error, 'telegram')));
    // The keys may be new since the last start: without waiting for the night.
    await boss.send(rotateKeys.name, {});
    const stop = async (): Promise<void> => {
      stopping = true;
      await closeAll(closers);
    };
    return { app, port, accounts, firstAdministrator: entrance, stop };
  } catch (error) {
    await closeAll(closers).catch(() => undefined);
    throw error;
  }
}
