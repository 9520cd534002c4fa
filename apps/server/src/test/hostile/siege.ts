import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

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

export async function sendFile(url: string, token: string, bytes: Buffer, mime: string, fields: object = {}) {
  const { type, payload } = multipartOf({ name: 'a', mime, bytes }, fields);
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
  /** How many times it said that it lives while the work went on. */
  signsOfLife: number;
  /** MiB the process held at most, over what it held before. */
  growth: number;
}

/** A thread of its own asks: what the sender of large files is busy with must not count as the server's. */
const asker = `
  const { parentPort, workerData: base } = require('node:worker_threads');
  let isOver = false;
  parentPort.once('message', () => (isOver = true));
  (async () => {
    let signs = 0;
    while (!isOver) {
      const live = await fetch(base + '/health/live');
      await live.text();
      if (!live.ok) throw new Error('/health/live: ' + live.status);
      signs += 1;
      await new Promise((done) => setTimeout(done, 5));
    }
    parentPort.postMessage(signs);
  })();
`;

/** Asks whether the process lives while the work goes on, and how much it holds. */
export async function besiege<T>(base: string, pid: number, work: () => Promise<T>[]): Promise<Siege<T>> {
  const usual = memoryOf(pid) ?? 0;
  let most = usual;
  const clock = setInterval(() => (most = Math.max(most, memoryOf(pid) ?? 0)), 10);
  const thread = new Worker(asker, { eval: true, workerData: base });
  const asked = once(thread, 'message') as Promise<[number]>;
  try {
    await once(thread, 'online');
    const answers = await Promise.all(work());
    thread.postMessage('over', []);
    const [signsOfLife] = await asked;
    return { answers, signsOfLife, growth: most - usual };
  } finally {
    clearInterval(clock);
    await thread.terminate();
  }
}
