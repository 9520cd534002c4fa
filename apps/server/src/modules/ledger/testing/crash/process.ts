import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createKeyRing, createTokens, type Tokens } from '../../../../crypto/index.ts';
import { findBinaries } from '../../../../db/embedded/binaries.ts';
import { type Cluster, prepareCluster } from '../../../../db/embedded/cluster.ts';
import { findRunning, urlOf } from '../../../../db/embedded/find-running.ts';
import { type ServerProcess, startMain } from '../../../../test/process/child.ts';

/** The product's own process over a data folder of its own, to be killed and started again. */
export type Victim = {
  /** The address of the last start. */
  readonly base: string;
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

export async function createVictim(): Promise<Victim> {
  const folder = mkdtempSync(join(tmpdir(), 'pribavka-crash-'));
  const [key, index] = [randomBytes(32), randomBytes(32)];
  const variables = {
    NODE_ENV: 'development',
    DEMO: '0',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_FACTOR: '0',
    SECRET_KEYS: `crash:${key.toString('base64')}`,
    INDEX_KEY: index.toString('base64'),
  };
  let server: ServerProcess | undefined;
  let base = '';
  let cluster: Cluster | undefined;
  const postmaster = () => {
    const running = cluster && findRunning(cluster);
    if (!running) throw new Error('The database does not run');
    return running;
  };
  const killServer = async (): Promise<void> => {
    server?.child.kill('SIGKILL');
    await server?.ended();
  };
  return {
    get base() {
      return base;
    },
    tokens: createTokens(createKeyRing({ current: 'crash', keys: new Map([['crash', key]]), index })),
    async start() {
      server = startMain(variables);
      base = await server.ready();
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
