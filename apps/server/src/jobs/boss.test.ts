import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { allJobs } from '../modules/jobs.ts';
import { processJobs } from '../core/processes/process-kinds.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { eventually } from '../test/eventually.ts';
import { inTransaction } from '../db/tx.ts';
import { deliverMessage } from '../outbox/deliver.ts';
import { RefusedError } from '../outbox/transports.ts';
import { createBoss, createJobContext, startQueues, startWorkers } from './boss.ts';
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

  it('gives the work of a process that gives no sign of life to another', async () => {
    const boss = createBoss({ url: server.database.url, passive: true, onError: () => undefined });
    try {
      const long = defineJob({ name: 'start.long', watched: true, handle: () => Promise.resolve() });
      await startQueues(boss, [long]);
      await boss.send(long.name, { processId: 'x' });
      const [taken] = await boss.fetch(long.name);
      expect(await boss.findJobs(long.name, { id: taken!.id })).toMatchObject([
        { state: 'active', heartbeatSeconds: 30 },
      ]);
      await server.database.pool.query(
        "update pgboss.job set heartbeat_on = now() - interval '31 seconds' where id = $1",
        [taken!.id],
      );
      await boss.supervise(long.name);
      expect(await boss.findJobs(long.name, { id: taken!.id })).toMatchObject([
        { state: 'retry', data: { processId: 'x' } },
      ]);
    } finally {
      await boss.stop({ graceful: false });
    }
  });

  it('gives a queue that was made before the number of attempts it has now', async () => {
    const boss = createBoss({ url: server.database.url, passive: true, onError: () => undefined });
    try {
      const named = (retries: number) => defineJob({ name: 'start.more', retries, handle: () => Promise.resolve() });
      for (const retries of [8, 58]) {
        await startQueues(boss, [named(retries)]);
        expect(await boss.getQueue('start.more')).toMatchObject({ retryLimit: retries });
      }
    } finally {
      await boss.stop({ graceful: false });
    }
  });

  it('a letter waits for the mail server longer than a day, a code no longer than it serves', async () => {
    const { services, boss } = server;
    const { outbox_retries: retries } = (
      await server.database.pool.query<{ outbox_retries: number }>(
        "select retry_limit as outbox_retries from pgboss.queue where name = 'outbox.deliver'",
      )
    ).rows[0]!;
    // The shortest pauses: half of five seconds doubled each time, half an hour at most.
    const shortest = Array.from({ length: retries }, (_, n) => Math.min(2.5 * 2 ** n, 1800));
    expect(shortest.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * 3600);
    const ctx = createJobContext(services, boss, 'outbox.deliver');
    const sent: string[] = [];
    const send = async ({ text }: { text: string }): Promise<void> => void sent.push(text);
    const transports = { ...services.transports, sms: { send } };
    const ids = await ctx.transaction(async (work) => {
      await work.outbox.put([
        { channel: 'sms', template: 'code', to: '79990000000', text: 'code', servesMinutes: 10 },
        { channel: 'sms', template: 'notice', to: '79990000000', text: 'notice' },
      ]);
      return work.db.selectFrom('outboxMessages').select('id').where('channel', '=', 'sms').execute();
    });
    const later = new Date(services.now().getTime() + 11 * 60_000);
    for (const { id } of ids) await deliverMessage.handle({ ...ctx, transports, now: () => later }, { id });
    expect(sent).toEqual(['notice']);
    const { rows } = await server.database.pool.query('select status, last_error from outbox_messages order by 1');
    expect(rows).toEqual([
      { status: 'failed', last_error: 'Late' },
      { status: 'sent', last_error: null },
    ]);
  });

  it('a letter that is refused for good is tried once, an SMS nine times at most', async () => {
    const { services, boss } = server;
    const ctx = createJobContext(services, boss, 'outbox.deliver');
    const message = { template: 'refused', to: 'nobody@example.ru', subject: 'x', text: 'y' };
    const ids = await ctx.transaction(async (work) => {
      await work.outbox.put([
        { channel: 'email', ...message },
        { channel: 'sms', ...message },
      ]);
      const rows = await work.db.selectFrom('outboxMessages').where('template', '=', 'refused').select('id').execute();
      return rows.map(({ id }) => id);
    });
    const queued = await server.database.pool.query(
      `select m.channel, j.retry_limit from outbox_messages m join pgboss.job j on j.data->>'id' = m.id::text
       where m.id = any($1) order by 1`,
      [ids],
    );
    expect(queued.rows).toEqual([
      { channel: 'email', retry_limit: 58 },
      { channel: 'sms', retry_limit: 8 },
    ]);
    const deliver = (failure: Error) => {
      const refuses = { send: () => Promise.reject(failure) };
      const transports = { ...services.transports, email: refuses, sms: refuses };
      return Promise.allSettled(ids.map((id) => deliverMessage.handle({ ...ctx, transports }, { id })));
    };
    const outcomes = async (failure: Error) => (await deliver(failure)).map(({ status }) => status);
    expect(await outcomes(new Error('away'))).toEqual(['rejected', 'rejected']);
    expect(await outcomes(new RefusedError())).toEqual(['fulfilled', 'fulfilled']);
    const left = await server.database.pool.query(
      'select distinct status, attempts, last_error from outbox_messages where id = any($1)',
      [ids],
    );
    expect(left.rows).toEqual([{ status: 'failed', attempts: 2, last_error: 'RefusedError' }]);
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
    await eventually(async () => expect((await output()).rowCount).toBe(1));
    const { text } = (await output()).rows[0]!;
    expect(JSON.parse(text)).toMatchObject({ message: 'no room for •••', code: '23505' });
    expect(text).not.toMatch(/canary|79161234567/);
    expect(reported).toEqual(['fail.once: Error: no room for •••']);
  } finally {
    await boss.stop({ graceful: false });
    await server.close();
  }
});

it('a hundred jobs of a queue go one after another, not one at each look', async () => {
  const server = await createTestApp();
  const boss = createBoss({ url: server.database.url, onError: () => undefined });
  try {
    await boss.start();
    let done = 0;
    const many = defineJob({ name: 'many.at.once', handle: async () => void (done += 1) });
    await startQueues(boss, [many]);
    const jobs = createJobs(boss, server.database.db);
    await jobs.sendAll(
      many,
      Array.from({ length: 100 }, (_, n) => ({ n })),
    );
    await startWorkers(server.services, boss, [many]);
    // A look a second would take a hundred.
    await eventually(() => expect(done).toBe(100));
  } finally {
    await boss.stop({ graceful: false });
    await server.close();
  }
}, 60_000);

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
    let done = 0;
    const watched = defineJob({
      name: 'begin.together',
      watched: true,
      handle: async () => {
        await sleep(50);
        done += 1;
      },
    });
    await startQueues(boss, [watched]);
    await startWorkers(server.services, boss, [watched]);
    await sleep(1500);
    await inTransaction(server.database.db, async (tx) => {
      for (let count = 0; count < 8; count += 1) await createJobs(boss, tx).send(watched, {});
    });
    // The two workers look every ten seconds: without another look at once, eight jobs would take thirty.
    await eventually(() => expect(done).toBe(8), 25_000);
  } finally {
    await boss.stop({ graceful: false });
    await server.close();
  }
}, 60_000);

it('everything somebody waits for is watched: exports and imports', () => {
  const waited = allJobs.filter(({ name }) => /export|import|upload/i.test(name));
  expect(waited.length).toBeGreaterThan(8);
  expect(waited.filter(({ watched }) => !watched)).toEqual([]);
  expect([...processJobs.values()].filter(({ watched }) => !watched).map(({ name }) => name)).toEqual([
    'webhooks.redeliver',
  ]);
});
