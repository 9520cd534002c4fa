import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';

import type { RouteKey } from '@pribavka/api';
import type { FastifyInstance } from 'fastify';
import type { PgBoss } from 'pg-boss';

import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { App } from '../http/apps.ts';
import type { MasterKeys } from '../crypto/index.ts';
import type { Services } from '../http/context.ts';
import { createBoss, drainJobs, startQueues } from '../jobs/boss.ts';
import { allJobs } from '../modules/jobs.ts';
import { type MailboxMessage, readMailbox } from '../outbox/mailbox/messages.ts';
import { createProbe } from '../db/probe.ts';
import { createServices } from '../services.ts';
import type { Inside } from '../telemetry/serve.ts';
import type { Tracing } from '../telemetry/tracing/tracing.ts';
import { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './database.ts';
import { createDemoDatabase, demoEnd, demoKeys } from './demo.ts';
import { createUser, type NewUser, type Person, signIn } from './people.ts';
import { type Answer, type Call, callRoute } from './requests.ts';
import type { Output } from '../http/contract.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Ends the process and starts another one over the same database, with other keys if they are given. */
  restart: (keys?: MasterKeys) => Promise<void>;
  readonly keys: MasterKeys;
  boss: PgBoss;
  database: TestDatabase;
  /** The clock of the server; moves only when a test moves it. */
  clock: { at: Date; add: (ms: number) => void };
  call: <K extends RouteKey>(key: K, call?: Call<K> & { as?: Person | undefined }) => Promise<Answer<Output<K>>>;
  /** A new account of the role, confirmed unless given otherwise, with an open session. */
  loginAs: (roleCode: string, user?: NewUser) => Promise<Person>;
  /** Runs everything that waits; returns how many jobs ran. */
  drain: () => Promise<number>;
  /** Messages to a phone or an address, newest first, after the jobs have run. */
  mail: (to: string) => Promise<MailboxMessage[]>;
  close: () => Promise<void>;
}

export interface TestAppOptions {
  config?: Partial<Config> | undefined;
  now?: string | undefined;
  /** Takes the log lines instead of the standard output. */
  logTo?: Writable | undefined;
  /** Built apps to serve; none unless given. */
  apps?: readonly App[] | undefined;
  /** How many connections the server has and how long it waits. */
  database?: TestDatabaseOptions | undefined;
  /** The full demo is in the database and its files in the folder. */
  demo?: boolean | undefined;
  /** The database itself, where there is no suite that gives one. */
  on?: TestDatabase | undefined;
  /** Metrics, made over the services and the database of the test. */
  inside?: ((services: Services, database: TestDatabase) => Promise<Inside>) | undefined;
  tracing?: Tracing | undefined;
  replica?: Services['replica'];
}

/** The real server over a database of its own: same plugins, guard, handlers; a clock that stands still. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'pribavka-app-'));
  const database =
    options.on ??
    (await (options.demo ? createDemoDatabase(options.database, folder) : createTestDatabase(options.database)));
  const config: Config = {
    ...readConfig({
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      PASSWORD_MEMORY_KIB: '64',
      PASSWORD_PASSES: '1',
      RATE_LIMIT_FACTOR: '0',
    }),
    ...options.config,
  };
  const clock = {
    at: new Date(options.now ?? demoEnd),
    add(ms: number) {
      clock.at = new Date(clock.at.getTime() + ms);
    },
  };
  const boss = createBoss({ url: database.url, passive: true, onError: () => undefined });
  await startQueues(boss, allJobs);
  const probe = createProbe(database.url);
  const start = async (keys: MasterKeys) => {
    const services = createServices({
      config,
      keys,
      db: database.db,
      replica: options.replica,
      now: () => clock.at,
      tracing: options.tracing,
    });
    await services.store.blobs.prepare();
    const inside = await options.inside?.(services, database);
    const app = await buildApp({ services, boss, probe, apps: options.apps ?? [], logTo: options.logTo, inside });
    await app.ready();
    return { keys, services, app };
  };
  const ownKeys = { current: 'test', keys: new Map([['test', randomBytes(32)]]), index: randomBytes(32) };
  let process = await start(options.demo ? demoKeys : ownKeys);
  const drain = () => drainJobs(process.services, boss, allJobs);
  return {
    get app() {
      return process.app;
    },
    get services() {
      return process.services;
    },
    get keys() {
      return process.keys;
    },
    async restart(keys = process.keys) {
      await process.app.close();
      process = await start(keys);
    },
    boss,
    database,
    clock,
    drain,
    call: (key, { as, ...call } = {}) => callRoute(process.app, key, { ...call, token: call.token ?? as?.token }),
    async loginAs(roleCode, user = {}) {
      const created = await createUser(process.services, { ...user, roleCode });
      return { ...created, ...(await signIn(process.services, created.id)) };
    },
    async mail(to) {
      await drain();
      return readMailbox(process.services, to);
    },
    async close() {
      await process.app.close();
      await boss.stop({ graceful: false });
      await probe.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
