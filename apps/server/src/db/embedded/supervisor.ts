import { setTimeout as sleep } from 'node:timers/promises';

import { hasEnded, type Postmaster, stopPostmaster } from './postmaster.ts';

const checkEveryMs = 500;
// What a killed postmaster leaves behind may hold its memory for a while; later attempts come at the last pause.
const pausesMs = [200, 500, 1000, 2000, 5000];

export interface Supervised {
  /** Ends it for good. */
  stop: () => Promise<void>;
}

/**
 * Watches a database and brings it back when it is certain to have ended: `start` brings it up where it was, and tries
 * until it is there. A process that only loses its database would answer 503 until somebody looks.
 */
export function supervise(
  first: Postmaster,
  start: () => Promise<Postmaster>,
  report: (error: unknown) => void,
): Supervised {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server = first;
  const pause = (ms: number): Promise<void> => sleep(ms, undefined, { ref: false, signal }).catch(() => undefined);

  async function restart(): Promise<void> {
    report(new Error('The embedded database ended by itself: it is started again'));
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        server = await start();
        return;
      } catch (error) {
        report(error);
        await pause(pausesMs[Math.min(attempt, pausesMs.length - 1)]!);
      }
    }
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      await pause(checkEveryMs);
      if (!signal.aborted && hasEnded(server)) await restart();
    }
  }

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
      await stopPostmaster(server);
    },
  };
}
