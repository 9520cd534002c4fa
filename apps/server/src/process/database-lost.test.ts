import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { eventually } from '../test/eventually.ts';
import { type ServerProcess, startMain } from '../test/process/child.ts';
import { giveDatabase } from '../test/process/data-folder.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let folder: string;
let server: ServerProcess;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pribavka-lost-'));
  await giveDatabase(folder);
  server = startMain({
    DATA_DIR: folder,
    PORT: '0',
    DEMO: '0',
    PASSWORD_MEMORY_KIB: '64',
    PASSWORD_PASSES: '1',
    RATE_LIMIT_FACTOR: '0',
  });
});
afterEach(async () => {
  server.child.kill('SIGTERM');
  await server.ended();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

const postmasterPid = (): number =>
  Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

interface Seen {
  status: number;
  code: string | undefined;
  retryAfter: string | null;
}

it.each(['SIGKILL', 'SIGQUIT', 'SIGINT'] as const)(
  'answers 503 to requests in flight and after them when the database ends by %s, and recovers',
  async (signal) => {
    const base = await server.ready();
    const seen: Seen[] = [];
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      while (!stop.signal.aborted) {
        const read = fetch(`${base}/api/v1/public/users/dictionary`);
        const write = fetch(`${base}/api/v1/public/auth/recovery_password`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: `${crypto.randomUUID()}@example.ru` }),
        });
        for (const answer of await Promise.all([read, write])) {
          const { code } = (await answer.json()) as { code?: string };
          // Past forty writes the one address of this test is slowed down: that is an answer of the database as well.
          const status = answer.status === 429 ? 200 : answer.status;
          seen.push({ status, code, retryAfter: answer.headers.get('retry-after') });
        }
      }
    };
    const work = Promise.all(Array.from({ length: 12 }, ask));
    work.catch(() => undefined);
    await sleep(500);
    process.kill(postmasterPid(), signal);
    await eventually(() => expect(seen.some(({ status }) => status === 503)).toBe(true), 30_000);
    await eventually(() => expect(seen.slice(-40).every(({ status }) => status === 200)).toBe(true), 60_000);
    stop.abort();
    await work;
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200, 503]));
    const refused = seen.filter(({ status }) => status === 503);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['UNAVAILABLE']));
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  },
);
