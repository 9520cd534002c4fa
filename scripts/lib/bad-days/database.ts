import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { Client } from 'pg';

import { findBinaries } from '../../../apps/server/src/db/embedded/binaries.ts';
import { prepareCluster } from '../../../apps/server/src/db/embedded/cluster.ts';
import { urlOf } from '../../../apps/server/src/db/embedded/find-running.ts';
import { freePort } from '../../../apps/server/src/db/embedded/free-port.ts';
import {
  hasEnded,
  type Postmaster,
  startPostmaster,
  stopPostmaster,
} from '../../../apps/server/src/db/embedded/postmaster.ts';

/** A PostgreSQL of the drill alone. */
export interface OwnDatabase {
  port: number;
  /** Folder of the cluster. */
  data: string;
  /** Of the role the server works as, which is no superuser. */
  password: string;
  /** Its address for the superuser, past any gate. */
  adminUrl: string;
  /** Runs statements as the superuser; gives the rows of the last one. */
  ask: <T extends object>(sql: string, values?: unknown[]) => Promise<T[]>;
  /** Starts it, also after it ended by itself. */
  start: (settings?: Record<string, string>) => Promise<void>;
  /** Also one that was frozen. */
  stop: () => Promise<void>;
  /** To every process of it. */
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
}

const startLimitMs = 30_000;

const familyOf = (pid: number): number[] => {
  // It ends with 1 where there are none.
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [
    pid,
    ...stdout
      .split('\n')
      .map(Number)
      .filter((child) => child > 0),
  ];
};

function signalAll(pid: number, signal: NodeJS.Signals): void {
  for (const one of familyOf(pid)) {
    try {
      process.kill(one, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Makes and starts a database in a folder, with a role and a database `pribavka`. */
export async function createOwnDatabase(folder: string): Promise<OwnDatabase> {
  const binaries = await findBinaries();
  const cluster = await prepareCluster(binaries, join(folder, 'postgres'));
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const usual = { max_connections: '60', shared_buffers: '64MB', log_min_messages: 'warning' };
  let running: Postmaster | undefined;
  const adminUrl = urlOf(cluster, port, 'pribavka');
  const askAt = async <T extends object>(url: string, sql: string, values?: unknown[]): Promise<T[]> => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: startLimitMs });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<T>(sql, values)).rows;
    } finally {
      await client.end();
    }
  };
  const start = async (settings: Record<string, string> = {}): Promise<void> => {
    running = await startPostmaster(binaries, cluster, { ...usual, ...settings }, port);
  };
  const stop = async (): Promise<void> => {
    if (!running || hasEnded(running)) return;
    signalAll(running.pid, 'SIGCONT');
    await stopPostmaster(running);
  };
  await start();
  try {
    const postgres = urlOf(cluster, port, 'postgres');
    await askAt(postgres, `create role app login password '${password}'`);
    await askAt(postgres, 'create database pribavka owner app');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    data: cluster.data,
    password,
    adminUrl,
    ask: (sql, values) => askAt(adminUrl, sql, values),
    start,
    stop,
    signal(signal) {
      if (running && !hasEnded(running)) signalAll(running.pid, signal);
    },
  };
}
