import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import { createBoss, startQueues, startWorkers } from './boss.ts';
import { defineJob, type Job } from './jobs.ts';

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
});
