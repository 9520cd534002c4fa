import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { headers } from '@pribavka/api';

import { multipartOf } from '../requests.ts';

/** Memory the process holds, in MiB; nothing where the system does not say. */
export function memoryOf(pid: number): number | undefined {
  try {
    const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return line ? Number(line[1]) / 1024 : undefined;
  } catch {
    return undefined;
  }
}

export async function tokenOf(base: string, login: string, password: string): Promise<string> {
  const answer = await fetch(`${base}/api/v1/public/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [headers.idempotencyKey]: randomUUID() },
    body: JSON.stringify({ login, password }),
  });
  const token = answer.headers.get(headers.sessionToken);
  if (!token) throw new Error(`${login}: ${answer.status} ${await answer.text()}`);
  return token;
}

export async function sendFile(url: string, token: string, bytes: Buffer, mime: string) {
  const { type, payload } = multipartOf({ name: 'a', mime, bytes }, { dryRun: 'true' });
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type, [headers.idempotencyKey]: randomUUID() },
    body: new Uint8Array(payload),
  });
  const { code } = (await answer.json()) as { code?: string };
  return { status: answer.status, code };
}

export interface Siege<T> {
  answers: T[];
  /** Milliseconds each question of life waited for its answer, while the work went on. */
  waits: number[];
  /** MiB the process held at most, over what it held before. */
  growth: number;
}

/** Asks whether the process lives while the work goes on, and how much it holds. */
export async function besiege<T>(base: string, pid: number, work: () => Promise<T>[]): Promise<Siege<T>> {
  const usual = memoryOf(pid) ?? 0;
  let most = usual;
  let isOver = false;
  const waits: number[] = [];
  const watch = (async () => {
    while (!isOver) {
      const since = performance.now();
      const live = await fetch(`${base}/health/live`);
      await live.text();
      if (!live.ok) throw new Error(`/health/live: ${live.status}`);
      waits.push(performance.now() - since);
      most = Math.max(most, memoryOf(pid) ?? 0);
      await sleep(5);
    }
  })();
  const answers = await Promise.all(work());
  isOver = true;
  await watch;
  return { answers, waits, growth: most - usual };
}
