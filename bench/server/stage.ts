import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { readConfig } from '../../apps/server/src/config.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../apps/server/src/db/embedded/start.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { type Database, openDatabase } from '../../apps/server/src/db/open.ts';
import type { Services } from '../../apps/server/src/http/context.ts';
import { createServices } from '../../apps/server/src/services.ts';
import { fillDatabase } from '../../apps/server/src/test/fill/fill.ts';
import { cpuSeconds } from '../../scripts/lib/cpu.ts';
import { buildServer } from '../../scripts/lib/builds.ts';
import { root } from '../../scripts/lib/root.ts';
import { builtServer } from '../../scripts/lib/server.ts';

/** A filled database, a server of its own process over it, and the same services here to open sessions. */
export interface Stage {
  url: string;
  port: number;
  database: Database;
  services: Services;
  /** One more process of the server over the same database, with these variables over the usual ones. */
  startAnother: (env?: Readonly<Record<string, string>>) => Promise<{ pid: number; port: number }>;
  /** Seconds of processor time used so far by the server process and by the database. */
  cpu: () => { server: number; database: number };
  /** Megabytes the server process has needed at most. */
  peakMiB: () => number;
  /** Forgets the peak so far. */
  resetPeak: () => void;
  stop: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

// Rows, indexes, WAL and the room a vacuum wants, measured on a filled database.
const bytesPerMember = 12_000;

function refuseSmallDisk(folder: string, members: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const need = members * bytesPerMember;
  if (bavail * bsize < need) {
    throw new Error(`${members} members need ${Math.ceil(need / 2 ** 30)} GiB in ${folder}: give --members=100000`);
  }
}

// Every request may withdraw: what is measured is the call, not the rule that refuses it.
const freeLimits = `insert into points_settings (version, data)
  select version + 1, data || '{"withdrawalPerDay": 100000, "withdrawalPerMonth": 99999999, "withdrawalMin": 1,
    "withdrawalCodeRequired": false, "saleSubmitDays": 365}' from points_settings order by version desc limit 1`;

const memory = (pid: number, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function whenReady(port: number, child: ChildProcess): Promise<void> {
  for (let i = 0; i < 300; i += 1) {
    if (child.exitCode !== null) throw new Error('the server did not start');
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (ready?.ok) return;
    await sleep(200);
  }
  throw new Error('the server is not ready');
}

interface Raised {
  embedded: EmbeddedDatabase;
  database?: Database;
  children: ChildProcess[];
}

async function lower({ embedded, database, children }: Raised, folder: string | undefined): Promise<void> {
  for (const child of children) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await new Promise((done) => child.once('exit', done));
  }
  await database?.close();
  await embedded.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
}

const secrets = {
  SECRET_KEYS: `bench:${randomBytes(32).toString('base64')}`,
  INDEX_KEY: randomBytes(32).toString('base64'),
};

async function fill(raised: Raised, members: number): Promise<Database> {
  const { url } = raised.embedded;
  await migrate(url);
  const started = performance.now();
  const database = openDatabase({ url, max: 10 });
  raised.database = database;
  const known = await database.pool.query<{ n: number }>(
    "select count(*)::int as n from users where role_code = 'member'",
  );
  if (known.rows[0]!.n === 0) {
    console.log(`Filling with ${members} members and ${members * 5} operations`);
    await fillDatabase(url, members);
  } else if (known.rows[0]!.n < members) {
    throw new Error(`The database has ${known.rows[0]!.n} members: fill another folder, or ask for fewer`);
  }
  await database.pool.query(freeLimits);
  const { rows } = await database.pool.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  console.log(`Ready in ${Math.round((performance.now() - started) / 1000)} s, ${rows[0]?.size}`);
  return database;
}

async function serve(raised: Raised, database: Database, folder: string): Promise<Omit<Stage, 'stop'>> {
  const { url } = raised.embedded;
  const env = {
    ...secrets,
    DATA_DIR: folder,
    DATABASE_URL: url,
    DEMO: '0',
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '0',
  };
  await buildServer();
  const start = async (command: readonly string[], more: Readonly<Record<string, string>> = {}) => {
    const port = await freePort();
    const child = spawn(process.execPath, [...builtServer, ...command], {
      cwd: root,
      env: { ...process.env, ...env, ...more, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    raised.children.push(child);
    await whenReady(port, child);
    return { pid: child.pid ?? 0, port };
  };
  const { pid, port } = await start([]);
  const postmaster = Number(readFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const config = readConfig(env);
  if (!config.keys) throw new Error('no keys');
  return {
    url,
    port,
    database,
    startAnother: (more) => start(['web'], more),
    services: createServices({ config, keys: config.keys, db: database.db, now: () => new Date() }),
    cpu: () => ({ server: cpuSeconds(pid), database: cpuSeconds(postmaster, true) }),
    peakMiB: () => memory(pid, 'VmHWM'),
    resetPeak: () => writeFileSync(`/proc/${pid}/clear_refs`, '5'),
  };
}

/** Everything is taken down again, whatever goes wrong on the way up. */
export async function setUpStage(members: number, data?: string): Promise<Stage> {
  const temporary = data ? undefined : mkdtempSync(join(tmpdir(), 'pribavka-bench-'));
  const folder = data ?? temporary ?? '';
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, 'postgres'))) refuseSmallDisk(folder, members);
  const embedded = await startEmbedded({
    folder,
    settings: { shared_buffers: '512MB', max_wal_size: '8GB', max_connections: '100' },
  });
  const raised: Raised = { embedded, children: [] };
  try {
    const database = await fill(raised, members);
    return { ...(await serve(raised, database, folder)), stop: () => lower(raised, temporary) };
  } catch (error) {
    await lower(raised, temporary);
    throw error;
  }
}
