import { setTimeout as sleep } from 'node:timers/promises';

import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { findRunning, probe } from './find-running.ts';
import { type Postmaster, StartFailedError, startPostmaster, stopPostmaster, waitUntilGone } from './postmaster.ts';
import { hasSetpriv } from './spawn-unprivileged.ts';
import { StartupError } from '../../startup-error.ts';

const passingLimitMs = 30_000;
const passingPauseMs = 300;

export interface Parts {
  binaries: Binaries;
  cluster: Cluster;
  settings: Record<string, string>;
}

/**
 * Makes way after a predecessor that was killed. Its database was asked to stop at that moment and may answer for a
 * while: to go on with it would be to lose it in the middle of the start. Where nothing asks it to stop it is adopted.
 */
async function adoptOrEnd(cluster: Cluster): Promise<Postmaster | undefined> {
  const running = findRunning(cluster);
  if (!running) return undefined;
  if (!hasSetpriv && (await probe(cluster, running.port)) === 'up') return running;
  if (hasSetpriv) await stopPostmaster(running);
  else await waitUntilGone(running);
  if (findRunning(cluster))
    throw new StartupError(
      `Прежняя база данных (PID ${running.pid}) ещё не завершилась. Запустите снова через минуту.`,
    );
  return undefined;
}

/** The first start: over whatever a killed predecessor has left. */
export async function bringUp({ binaries, cluster, settings }: Parts): Promise<Postmaster> {
  const limit = Date.now() + passingLimitMs;
  for (;;) {
    const adopted = await adoptOrEnd(cluster);
    if (adopted) return adopted;
    try {
      return await startPostmaster(binaries, cluster, settings);
    } catch (error) {
      if (!(error instanceof StartFailedError) || !error.isPassing || Date.now() > limit) throw error;
      await sleep(passingPauseMs);
    }
  }
}

/** Another start at the same port: a server that lives is adopted when it answers, and never gets a second one. */
export async function bringBack({ binaries, cluster, settings }: Parts, port: number): Promise<Postmaster> {
  const running = findRunning(cluster);
  if (!running) return startPostmaster(binaries, cluster, settings, port);
  if ((await probe(cluster, running.port)) === 'up') return running;
  throw new Error('The embedded database lives and does not answer yet');
}
