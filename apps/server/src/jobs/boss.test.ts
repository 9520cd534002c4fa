import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { allJobs } from '../modules/jobs.ts';
import { processJobs } from '../core/processes/process-kinds.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { inTransaction } from '../db/tx.ts';
import { createBoss, startQueues, startWorkers } from './boss.ts';
import { createJobs, defineJob, type Job } from './jobs.ts';

const job = (name: string, cron?: string): Job => defineJob({ name, cron, handle: () => Promise.resolve() });

describe('the second start of a process', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  it('makes only the queues that are new and writes only the times that changed', async () => {
    const start = async (jobs: readonly Job[]): Promise<{ queues: string[]; times: string[] }> => {
      const boss = createBoss({ url: server.database.url, passive: true, onError: () => undefined });
      const [createQueue, schedule] = [vi.spyOn(boss, 'createQueue'), vi.spyOn(boss, 'schedule')];
      try {
        await startQueues(boss, jobs);
        await startWorkers(server.services, boss, jobs);
        return {
          queues: createQueue.mock.calls.map(([name]) => name),
          times: schedule.mock.calls.map(([name]) => name),
        };
      } finally {
        await boss.stop({ graceful: false });
      }
    };
    const [hourly, nightly] = [job('start.hourly', '0 * * * *'), job('start.nightly', '0 3 * * *')];
    expect(await start([hourly])).toEqual({ queues: ['start.hourly'], times: ['start.hourly'] });
    expect(await start([hourly])).toEqual({ queues: [], times: [] });
    expect(await start([hourly, nightly])).toEqual({ queues: ['start.nightly'], times: ['start.nightly'] });
    expect(await start([job('start.hourly', '5 * * * *'), nightly])).toEqual({ queues: [], times: ['start.hourly'] });
  });

  it('lets a queue that was made before be watched, and no longer', async () => {
    const notifies = async (watched: boolean): Promise<boolean | undefined> => {
      const boss = createBoss({ url: server.database.url, passive: true, onError: () => undefined });
      try {
        await startQueues(boss, [defineJob({ name: 'start.watched', watched, handle: () => Promise.resolve() })]);
        return (await boss.getQueues(['start.watched']))[0]?.notify;
      } finally {
        await boss.stop({ graceful: false });
      }
    };
    expect([await notifies(false), await notifies(true), await notifies(false)]).toEqual([false, true, false]);
  });
});

it('a job that fails keeps in the queue what happened, not the values', async () => {
  const server = await createTestApp();
  const boss = createBoss({ url: server.database.url, onError: () => undefined });
  try {
    const failure = Object.assign(new Error('no room for 79161234567'), {
      code: '23505',
      detail: 'Key (phone)=(canary)',
    });
    const failing = defineJob({ name: 'fail.once', retries: 0, handle: () => Promise.reject(failure) });
    await startQueues(boss, [failing]);
    const reported: string[] = [];
    const report = (error: unknown, name: string) => void reported.push(`${name}: ${String(error)}`);
    await startWorkers(server.services, boss, [failing], report);
    await inTransaction(server.database.db, (tx) => createJobs(boss, tx).send(failing, {}));
    const output = () =>
      server.database.pool.query<{ text: string }>(
        "select output::text as text from pgboss.job where name = 'fail.once' and state = 'failed'",
      );
    await expect.poll(async () => (await output()).rowCount, { timeout: 20_000 }).toBe(1);
    const { text } = (await output()).rows[0]!;
    expect(JSON.parse(text)).toMatchObject({ message: 'no room for •••', code: '23505' });
    expect(text).not.toMatch(/canary|79161234567/);
    expect(reported).toEqual(['fail.once: Error: no room for •••']);
  } finally {
    await boss.stop({ graceful: false });
    await server.close();
  }
});

it('a watched job begins when its transaction ends', async () => {
  const server = await createTestApp();
  const boss = createBoss({ url: server.database.url, onError: () => undefined });
  try {
    const watched = defineJob({ name: 'begin.watched', watched: true, handle: () => Promise.resolve() });
    await startQueues(boss, [watched]);
    // A worker that is not notified would look into the queue in an hour.
    const hour = { pollingIntervalSeconds: 3600, notifyPollingIntervalSeconds: 3600 };
    const begun = new Promise<void>((resolve, reject) => {
      boss.work(watched.name, hour, () => Promise.resolve(resolve())).catch(reject);
    });
    await inTransaction(server.database.db, (tx) => createJobs(boss, tx).send(watched, {}));
    await begun;
  } finally {
    await boss.stop({ graceful: false });
    await server.close();
  }
});

it('eight watched jobs ordered together begin as soon as a worker is free', async () => {
  const server = await createTestApp();
  const boss = createBoss({ url: server.database.url, onError: () => undefined });
  try {
    const begun: number[] = [];
    const ended: number[] = [];
    const watched = defineJob({
      name: 'begin.together',
      watched: true,
      handle: async () => {
        begun.push(performance.now());
        await sleep(50);
        ended.push(performance.now());
      },
    });
    await startQueues(boss, [watched]);
    await startWorkers(server.services, boss, [watched]);
    await sleep(1500);
    await inTransaction(server.database.db, async (tx) => {
      for (let count = 0; count < 8; count += 1) await createJobs(boss, tx).send(watched, {});
    });
    // Without a worker that looks again they would begin ten seconds apart.
    await expect.poll(() => ended.length, { timeout: 9000, interval: 20 }).toBe(8);
    const waits = begun.slice(2).map((at, index) => at - ended[index]!);
    expect(Math.max(...waits)).toBeLessThan(1500);
  } finally {
    await boss.stop({ graceful: false });
    await server.close();
  }
});

it('everything somebody waits for is watched: exports and imports', () => {
  const waited = allJobs.filter(({ name }) => /export|import|upload/i.test(name));
  expect(waited.length).toBeGreaterThan(8);
  expect(waited.filter(({ watched }) => !watched)).toEqual([]);
  expect([...processJobs.values()].filter(({ watched }) => !watched).map(({ name }) => name)).toEqual([
    'webhooks.redeliver',
  ]);
});
