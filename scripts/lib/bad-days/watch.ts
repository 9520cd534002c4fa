import { setTimeout as sleep } from 'node:timers/promises';

import type { Payer } from '../../../apps/server/src/modules/ledger/testing/crash/stream.ts';
import type { Stage } from './stage.ts';

/** What callers were answered over a time. */
export interface Seen {
  /** `GET 200`, `GET 503`, `ready 200` and the like, with how many of each. */
  statuses: Record<string, number>;
  /** Sentences of the envelopes that refused, with their codes. */
  sentences: Set<string>;
  longestMs: number;
}

/** One request that stands for all that are read; each asked every third of a second. */
const reads = ['/api/v1/private/users/users/profile', '/health/ready', '/health/live', '/'] as const;
const names: Record<(typeof reads)[number], string> = {
  '/api/v1/private/users/users/profile': 'чтение',
  '/health/ready': 'ready',
  '/health/live': 'live',
  '/': 'страница',
};
const pauseMs = 330;
const limitMs = 150_000;

/** Notes one answer of the server. */
export function note(seen: Seen, name: string, status: number | undefined, body: unknown, ms: number): void {
  const key = `${name} ${status ?? 'без ответа'}`;
  seen.statuses[key] = (seen.statuses[key] ?? 0) + 1;
  seen.longestMs = Math.max(seen.longestMs, ms);
  const { code, messages } = (body ?? {}) as { code?: string; messages?: string[] };
  if (status !== undefined && status >= 400 && code) seen.sentences.add(`${code}: ${messages?.join(' ') ?? ''}`);
}

export const emptySeen = (): Seen => ({ statuses: {}, sentences: new Set(), longestMs: 0 });

/** Reads all the time, side by side, and notes what came of it. */
export function startReading(stage: Stage, person: Payer, seen: () => Seen): { stop: () => Promise<void> } {
  const control = new AbortController();
  const read = async (path: (typeof reads)[number]): Promise<void> => {
    while (!control.signal.aborted) {
      const token = await stage.tokens.issueAccess({ userId: person.id, sessionId: person.sessionId }, new Date());
      const at = performance.now();
      try {
        const answer = await fetch(stage.server.base + path, {
          headers: { authorization: `Bearer ${token}` },
          signal: AbortSignal.timeout(limitMs),
        });
        const body: unknown = path.startsWith('/api') ? await answer.json() : await answer.text();
        note(seen(), names[path], answer.status, body, performance.now() - at);
      } catch {
        note(seen(), names[path], undefined, undefined, performance.now() - at);
      }
      await sleep(pauseMs);
    }
  };
  const done = Promise.all(reads.map(read));
  return {
    async stop() {
      control.abort();
      await done;
    },
  };
}

/** Parts of the health that are not well, `mail failing: …`, and samples of `/metrics` whose name begins so. */
export async function look(stage: Stage, wanted: readonly string[]): Promise<{ parts: string[]; samples: string[] }> {
  const ask = (path: string): Promise<string> =>
    fetch(stage.server.inside + path, { signal: AbortSignal.timeout(limitMs) }).then(
      (answer) => answer.text(),
      () => '',
    );
  const [health, metrics] = [await ask('/health/ready'), await ask('/metrics')];
  const { parts = [] } = (health ? JSON.parse(health) : {}) as {
    parts?: { name: string; state: string; detail?: string }[];
  };
  return {
    parts: parts
      .filter(({ state }) => state !== 'ok')
      .map(({ name, state, detail }) => `${name} ${state}${detail === undefined ? '' : ` (${detail})`}`),
    samples: metrics.split('\n').filter((line) => wanted.some((name) => line.startsWith(name)) && !line.endsWith(' 0')),
  };
}
