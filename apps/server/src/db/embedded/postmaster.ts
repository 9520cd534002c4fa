import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { findRunning, probe } from './find-running.ts';
import { freePort } from './free-port.ts';
import { stateOf } from './process-state.ts';
import { spawnUnprivileged } from './spawn-unprivileged.ts';
import { StartupError } from '../../startup-error.ts';

const startLimitMs = 120_000;
const stopLimitMs = 20_000;

/** A running server: its number, port and, when this process started it, its handle. */
export interface Postmaster {
  pid: number;
  port: number;
  child?: ChildProcess | undefined;
}

/** A server that ended while it was starting. */
export class StartFailedError extends StartupError {
  /** What a predecessor left behind is in the way: it goes by itself. */
  readonly isPassing: boolean;

  constructor(cluster: Cluster, report: string) {
    super(`Встроенная база не запустилась. Подробности в ${cluster.log}`);
    this.isPassing = /shared memory block|lock file .* already exists|could not bind/.test(report);
  }
}

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Whether it is certain to have ended: of a child the handle knows, of another one the system. */
export const hasEnded = ({ pid, child }: Postmaster): boolean => (child ? hasExited(child) : stateOf(pid) === 'ended');

const lengthOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

function worksAlready(cluster: Cluster, pid: number): boolean {
  try {
    return findRunning(cluster)?.pid === pid;
  } catch {
    return false;
  }
}

// What answers at the port is this child only while the child lives: another one may have it already.
async function waitUntilUp(cluster: Cluster, server: Required<Postmaster>, logFrom: number): Promise<void> {
  const limit = Date.now() + startLimitMs;
  const failed: unknown[] = [];
  server.child!.once('error', (error) => failed.push(error));
  while (Date.now() < limit && failed.length === 0 && !hasEnded(server)) {
    if ((await probe(cluster, server.port)) === 'up' && worksAlready(cluster, server.pid)) return;
    await sleep(40);
  }
  if (failed.length > 0) throw failed[0];
  throw new StartFailedError(cluster, readFileSync(cluster.log).subarray(logFrom).toString());
}

/** Starts the server on a local port, a free one unless given, and waits until it answers. */
export async function startPostmaster(
  binaries: Binaries,
  cluster: Cluster,
  settings: Record<string, string>,
  known?: number,
): Promise<Postmaster> {
  const port = known ?? (await freePort());
  const logFrom = lengthOf(cluster.log);
  const log = openSync(cluster.log, 'a');
  const flags = Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  try {
    // Its own group: Ctrl-C in the terminal must not stop the database before the server has finished with it.
    const child = spawnUnprivileged(binaries.postgres, ['-D', cluster.data, ...flags], {
      cwd: cluster.data,
      stdio: ['ignore', log, log],
      detached: true,
    });
    child.unref();
    const server = { pid: child.pid ?? 0, port, child };
    await waitUntilUp(cluster, server, logFrom);
    return server;
  } finally {
    closeSync(log);
  }
}

export async function waitUntilGone(server: Postmaster, limitMs = stopLimitMs): Promise<void> {
  const limit = Date.now() + limitMs;
  while (!hasEnded(server) && Date.now() < limit) await sleep(30);
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster(server: Postmaster): Promise<void> {
  if (hasEnded(server)) return;
  process.kill(server.pid, 'SIGINT');
  await waitUntilGone(server);
}
