import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createKeyRing, createTokens, type Tokens } from '../../../../crypto/index.ts';
import { findBinaries } from '../../../../db/embedded/binaries.ts';
import { type Cluster, prepareCluster } from '../../../../db/embedded/cluster.ts';
import { findRunning, urlOf } from '../../../../db/embedded/find-running.ts';
import { freePort } from '../../../../db/embedded/free-port.ts';

const main = resolve(import.meta.dirname, '../../../../main.ts');
const startLimitMs = 90_000;

/** The product's own process over a data folder of its own, to be killed and started again. */
export type Victim = {
  base: string;
  tokens: Tokens;
  start: () => Promise<void>;
  databaseUrl: () => string;
  /** The server alone, without a word of warning. */
  killServer: () => Promise<void>;
  /** The database with every process of it, then the server. */
  killDatabase: () => Promise<void>;
  remove: () => Promise<void>;
};

const childrenOf = (pid: number): number[] => {
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .split('\n')
      .map(Number)
      .filter((child) => child > 0);
  } catch {
    return [];
  }
};

const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone already: that is what was wanted.
  }
};

const isOver = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || isOver(child)) return;
  await once(child, 'exit');
}

async function waitReady(base: string, child: ChildProcess, errors: () => string): Promise<void> {
  const limit = Date.now() + startLimitMs;
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${errors()}`);
    const answer = await fetch(`${base}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`The server is not ready after ${startLimitMs} ms: ${errors()}`);
}

export async function createVictim(): Promise<Victim> {
  const folder = mkdtempSync(join(tmpdir(), 'pribavka-crash-'));
  const [key, index] = [randomBytes(32), randomBytes(32)];
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DEMO: '0',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_FACTOR: '0',
    SECRET_KEYS: `crash:${key.toString('base64')}`,
    INDEX_KEY: index.toString('base64'),
    DATABASE_URL: '',
  };
  let child: ChildProcess | undefined;
  let cluster: Cluster | undefined;
  const postmaster = () => {
    const running = cluster && findRunning(cluster);
    if (!running) throw new Error('The database does not run');
    return running;
  };
  const killServer = async (): Promise<void> => {
    if (child?.pid) kill(child.pid);
    await ended(child);
  };
  return {
    base,
    tokens: createTokens(createKeyRing({ current: 'crash', keys: new Map([['crash', key]]), index })),
    async start() {
      const started = spawn(process.execPath, ['--conditions=@pribavka/source', main], {
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let errors = '';
      started.stderr?.on('data', (text: Buffer) => {
        errors = `${errors}${text.toString()}`.slice(-4000);
      });
      child = started;
      await waitReady(base, started, () => errors);
      cluster = await prepareCluster(await findBinaries(), join(folder, 'postgres'));
    },
    databaseUrl: () => urlOf(cluster!, postmaster().port, 'pribavka'),
    killServer,
    async killDatabase() {
      const { pid } = postmaster();
      // The postmaster first, so that it restarts none of its children.
      const family = childrenOf(pid);
      kill(pid);
      family.forEach(kill);
      await sleep(200);
      await killServer();
    },
    async remove() {
      await killServer();
      const running = cluster && findRunning(cluster);
      if (running) {
        const family = childrenOf(running.pid);
        kill(running.pid);
        family.forEach(kill);
      }
      await sleep(200);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
