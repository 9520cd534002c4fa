import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createKeyRing, createTokens } from '../../../../crypto/index.ts';
import { type ServerProcess, startMain } from '../../../../test/process/child.ts';
import { findDamage } from '../crash/check.ts';
import { preparePayers, withDatabase } from '../crash/rounds.ts';
import type { Operation } from '../crash/stream.ts';
import { type Cluster, createCluster, until } from './cluster.ts';
import type { Host } from './hosts.ts';
import { startMarks } from './marks.ts';
import { startWrites, writesAgainAfter } from './writes.ts';

/** What happens to the primary. */
export type Fault = 'killed' | 'frozen' | 'cut off';

export interface FaultReport {
  fault: Fault;
  acknowledged: number;
  /** From the fault until writes are acknowledged again, ms. */
  writesAgainMs: number;
  /** Marks that clients next to each database wrote, and those that were lost with a second primary. */
  marks: { taken: number; lost: number };
  damage: string[];
}

export interface DrillOptions {
  faults: readonly Fault[];
  servers: number;
  lanes: number;
  /** Seconds of writing before each fault and after the cluster has settled. */
  seconds: number;
  say: (line: string) => void;
}

const strike: Record<Fault, (host: Host) => void> = {
  killed: (host) => host.signal('SIGKILL'),
  frozen: (host) => host.signal('SIGSTOP'),
  'cut off': (host) => host.cut(),
};
const heal: Record<Fault, (host: Host, cluster: Cluster) => void> = {
  killed: (host, cluster) => cluster.revive(host),
  frozen: (host) => host.signal('SIGCONT'),
  'cut off': (host) => host.reconnect(),
};

const takeOverLimitMs = 120_000;

const waitForAnother = (cluster: Cluster, former: Host): Promise<Host> =>
  until('another takes over', takeOverLimitMs, async () => {
    const now = await cluster.primary();
    return now === former ? undefined : now;
  });

async function startServers(count: number, url: string, folder: string) {
  const [key, index] = [randomBytes(32), randomBytes(32)];
  const servers: ServerProcess[] = Array.from({ length: count }, () =>
    startMain({
      DATABASE_URL: url,
      DATABASE_POOL: '12',
      DATA_DIR: folder,
      PORT: '0',
      DEMO: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '0',
      PASSWORD_MEMORY_KIB: '64',
      PASSWORD_PASSES: '1',
      SECRET_KEYS: `drill:${key.toString('base64')}`,
      INDEX_KEY: index.toString('base64'),
    }),
  );
  const bases = await Promise.all(servers.map((server) => server.ready()));
  const tokens = createTokens(createKeyRing({ current: 'drill', keys: new Map([['drill', key]]), index }));
  return { servers, bases, tokens };
}

/**
 * Two databases under Patroni with synchronous replication, several servers, a stream of sales and withdrawals; the
 * primary is struck in each way in turn. Looks for anything acknowledged and lost, done twice or by half, and for a
 * second primary that took writes.
 */
export async function runDrill(options: DrillOptions): Promise<FaultReport[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pribavka-drill-servers-'));
  const cluster = await createCluster();
  let running: ServerProcess[] = [];
  try {
    options.say('Кластер собран, запускаем серверы.');
    const { servers, bases, tokens } = await startServers(options.servers, cluster.url, folder);
    running = servers;
    const { people, productId } = await preparePayers(cluster.url);
    const all: Operation[] = [];
    const reports: FaultReport[] = [];
    for (const fault of options.faults) {
      const primary = await cluster.settled();
      const marks = await startMarks(cluster);
      const writes = startWrites(bases, tokens, people, productId, options.lanes);
      await sleep(options.seconds * 1000);
      const at = performance.now();
      strike[fault](primary);
      await waitForAnother(cluster, primary);
      await sleep(options.seconds * 1000);
      heal[fault](primary, cluster);
      await cluster.settled();
      await sleep(options.seconds * 1000);
      await writes.stop();
      const { taken, lost } = await marks.stop();
      all.push(...writes.operations);
      const report = {
        fault,
        acknowledged: writes.acknowledgedAt.length,
        writesAgainMs: writesAgainAfter(writes.acknowledgedAt, at),
        marks: { taken, lost: lost.length },
        damage: await withDatabase(cluster.url, ({ db }) => findDamage(db, all)),
      };
      reports.push(report);
      options.say(
        `${fault}: ${report.acknowledged} acknowledged, writes again after ${(report.writesAgainMs / 1000).toFixed(1)} s, ` +
          `marks ${taken}, lost ${lost.length}, damage ${report.damage.length}`,
      );
    }
    return reports;
  } finally {
    for (const { child } of running) child.kill('SIGKILL');
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
