import { type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { isAlive } from './folder-lock.ts';
import { spawnUnprivileged } from './spawn-unprivileged.ts';

const startLimitMs = 120_000;
const stopLimitMs = 20_000;

/** A running server: its number, port and, when this process started it, its handle. */
export interface Postmaster {
  pid: number;
  port: number;
}

export const urlOf = (cluster: Cluster, port: number, database: string): string =>
  `postgres://pribavka:${cluster.password}@127.0.0.1:${port}/${database}`;

/** `up` answers; `busy` is starting or stopping; `down` does not listen. */
export async function probe(cluster: Cluster, port: number): Promise<'up' | 'busy' | 'down'> {
  const client = new Client({ connectionString: urlOf(cluster, port, 'postgres'), connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return 'up';
  } catch (error) {
    return (error as { code?: string }).code === '57P03' ? 'busy' : 'down';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether this number still is a database server. */
export function isRunning(pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}

/** The server that already works with this cluster, if any; a mark of a dead one is removed. */
export function findRunning(cluster: Cluster): Postmaster | undefined {
  const file = join(cluster.data, 'postmaster.pid');
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (isRunning(pid)) return { pid, port: Number(lines[3]) };
    rmSync(file, { force: true });
  } catch {
    return undefined;
  }
  return undefined;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('port'))));
    });
  });
}

async function waitUntilUp(cluster: Cluster, port: number, child: ChildProcess): Promise<void> {
  const limit = Date.now() + startLimitMs;
  while (Date.now() < limit) {
    if (child.exitCode !== null) break;
    if ((await probe(cluster, port)) === 'up') return;
    await sleep(40);
  }
  throw new Error(`Встроенная база не запустилась. Подробности в ${cluster.log}`);
}

/** Starts the server on a local port, a free one unless given, and waits until it answers. */
export async function startPostmaster(
  binaries: Binaries,
  cluster: Cluster,
  settings: Record<string, string>,
  known?: number,
): Promise<Postmaster> {
  const port = known ?? (await freePort());
  const log = openSync(cluster.log, 'a');
  const flags = Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Its own group: Ctrl-C in the terminal must not stop the database before the server has finished with it.
  const child = spawnUnprivileged(binaries.postgres, ['-D', cluster.data, ...flags], {
    cwd: cluster.data,
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  child.unref();
  await waitUntilUp(cluster, port, child);
  return { pid: child.pid ?? 0, port };
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster({ pid }: Postmaster): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  await waitUntilGone(pid);
}

export async function waitUntilGone(pid: number): Promise<void> {
  const limit = Date.now() + stopLimitMs;
  while (isRunning(pid) && Date.now() < limit) await sleep(30);
}
