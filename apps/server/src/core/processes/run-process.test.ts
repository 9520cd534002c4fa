import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import { createJobContext } from '../../jobs/boss.ts';
import { newId } from '../../ids.ts';
import { processCompleted } from '../notices/of-processes.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';
import { eventually } from '../../test/eventually.ts';
import { problem } from '../../http/problem.ts';
import { startWorkers, startQueues, createBoss } from '../../jobs/boss.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { processJobs } from './process-kinds.ts';
import { failAbandoned, heartbeat, runProcess } from './run-process.ts';
import { lease } from './runner.ts';

let t: TestApp;
let admin: Person;
beforeAll(async () => {
  t = await createTestApp();
  admin = await t.loginAs('admin');
});
afterAll(() => t.close());
afterEach(() => {
  vi.useRealTimers();
});

async function queued(): Promise<string> {
  const id = newId();
  await t.database.pool.query(
    `insert into processes (id, kind, title, status, started_by, queued_at)
     values ($1, 'product_import', 'Импорт товаров', 'queued', $2, $3)`,
    [id, admin.id, t.clock.at],
  );
  return id;
}

/** In how many seconds jobs of the process begin that wait for it. */
const looks = async (id: string): Promise<number[]> =>
  (
    await t.database.pool.query<{ after: number }>(
      `select round(extract(epoch from start_after - created_on))::int as after from pgboss.job
       where data->>'processId' = $1 and state < 'active' order by 1`,
      [id],
    )
  ).rows.map(({ after }) => after);
const notices = async (id: string): Promise<number> =>
  (await t.database.pool.query('select 1 from notifications where entity_id = $1', [id])).rowCount ?? 0;
/** A promise that is kept from outside. */
function gateOf(): { passed: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

/** A run that stands in the middle of its work until it is let go on. */
function standing(id: string) {
  const ctx = createJobContext(t.services, t.boss, 'test');
  const [begun, gate] = [gateOf(), gateOf()];
  const ended = runProcess(ctx, id, async (process, own) => {
    begun.open();
    await gate.passed;
    await own.transaction(({ notify }) => notify(processCompleted, { userId: admin.id, entityId: id, values }));
    expect(process.status).toBe('running');
    return { counts: { ok: 1 } };
  });
  return { begun: begun.passed, goOn: gate.open, ended };
}
const values = { title: 'Готово', text: 'Строк: 1' };
const work = vi.fn<(process: { done: number }) => Promise<{ counts: { ok: number } }>>();
const runNow = (id: string, lastTry = true) =>
  runProcess({ ...createJobContext(t.services, t.boss, 'test'), lastTry }, id, work);

const read = async (id: string) =>
  (await t.database.pool.query('select status, attempt, done, counts from processes where id = $1', [id])).rows[0];
const cancel = (id: string) => t.call('processes.cancel', { as: admin, params: { id }, body: {} });
const retry = (id: string) => t.call('processes.retry', { as: admin, params: { id }, body: {} });

it('a cancelled process stops at the next portion and stays cancelled', async () => {
  const id = await queued();
  const ctx = createJobContext(t.services, t.boss, 'test');
  const done: number[] = [];
  await runProcess(ctx, id, async (process) => {
    for (const portion of [1, 2, 3, 4]) {
      done.push(portion);
      if (portion === 2) expect((await cancel(id)).status).toBe(200);
      if (!(await heartbeat(ctx, process, portion, 4))) return undefined;
    }
    return { counts: { ok: 4 } };
  });
  expect(done).toEqual([1, 2]);
  expect(await read(id)).toMatchObject({ status: 'cancelled', done: 1, counts: {} });
});

it('one cancelled after its last portion is not called done', async () => {
  const id = await queued();
  const ctx = createJobContext(t.services, t.boss, 'test');
  await runProcess(ctx, id, async (process) => {
    expect(await heartbeat(ctx, process, 4, 4)).toBe(true);
    await cancel(id);
    return { counts: { ok: 4 } };
  });
  expect((await read(id)).status).toBe('cancelled');
});

it('an attempt that was cancelled and begun again leaves the new one alone', async () => {
  const id = await queued();
  const ctx = createJobContext(t.services, t.boss, 'test');
  await runProcess(ctx, id, async (process) => {
    await cancel(id);
    expect((await retry(id)).data.attempt).toBe(2);
    await t.database.pool.query("update processes set status = 'running' where id = $1", [id]);
    expect(await heartbeat(ctx, process, 3, 4)).toBe(false);
    throw new Error('too late');
  }).catch(() => undefined);
  expect(await read(id)).toMatchObject({ status: 'running', attempt: 2, done: 0 });
});

it('begun again, it offers nothing of the attempt before', async () => {
  const id = await queued();
  const file = newId();
  await t.database.pool.query(
    `insert into files (id, owner_id, purpose, name, mime, size, sha256, storage_key)
     values ($1, $2, 'export', 'Ошибки.xlsx', 'text/plain', 1, '', $3)`,
    [file, admin.id, file],
  );
  await t.database.pool.query(
    `update processes set status = 'failed', result_file_id = $2, errors_file_id = $2 where id = $1`,
    [id, file],
  );
  const { data } = await retry(id);
  expect(data).toMatchObject({ attempt: 2, hasResult: false, hasErrors: false });
});

it('one whose server stops is no failure: it goes on in another process', async () => {
  const id = await queued();
  const ctx = createJobContext(t.services, t.boss, 'test');
  const stops = { ...ctx, stopping: AbortSignal.abort() };
  const work = (own: typeof ctx) =>
    runProcess(own, id, async (process) => {
      await heartbeat(own, process, 1, 2);
      await heartbeat(own, process, 2, 2);
      return { counts: { ok: 2 } };
    });
  await work(stops);
  expect(await read(id)).toMatchObject({ status: 'running', done: 1 });
  expect(await looks(id)).toEqual([0]);
  await work(ctx);
  expect(await read(id)).toMatchObject({ status: 'completed', done: 2, counts: { ok: 2 } });
});

it('one that is only slow is not run by another, however late its next portion is', async () => {
  const id = await queued();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const slow = standing(id);
  await slow.begun;
  work.mockReset().mockResolvedValue({ counts: { ok: 1 } });
  for (let times = 0; times < 4; times += 1) {
    t.clock.add(20_000);
    await vi.advanceTimersByTimeAsync(lease.renewMs);
    await eventually(async () => {
      const { rows } = await t.database.pool.query('select heartbeat_at from processes where id = $1', [id]);
      expect(rows).toEqual([{ heartbeat_at: t.clock.at }]);
    });
    await runNow(id);
  }
  expect(work).not.toHaveBeenCalled();
  expect(await looks(id)).toEqual([30, 30, 30, 30]);
  slow.goOn();
  await slow.ended;
  await runNow(id);
  expect(work).not.toHaveBeenCalled();
  expect([await read(id), await notices(id)]).toEqual([expect.objectContaining({ status: 'completed' }), 1]);
});

it('one whose server died is taken over, and what that server still does is undone', async () => {
  const id = await queued();
  const dead = standing(id);
  await dead.begun;
  await t.database.pool.query('update processes set done = 2 where id = $1', [id]);
  t.clock.add(lease.seconds * 1000 + 1);
  work.mockReset().mockImplementation(async ({ done }) => ({ counts: { ok: done } }));
  await runNow(id);
  expect(work).toHaveBeenCalledTimes(1);
  const after = await read(id);
  expect(after).toMatchObject({ status: 'completed', counts: { ok: 2 } });
  dead.goOn();
  await dead.ended;
  expect([await read(id), await notices(id)]).toEqual([after, 0]);
});

it('a failure that may pass waits for the next time, the last one stands in it', async () => {
  const id = await queued();
  work.mockReset().mockRejectedValue(new Error('no connection'));
  for (const retries of [1, 2]) {
    await expect(runNow(id, false)).rejects.toThrow('no connection');
    const { rows } = await t.database.pool.query('select status, retries from processes where id = $1', [id]);
    expect([rows[0], await notices(id)]).toEqual([{ status: 'queued', retries }, 0]);
  }
  await expect(runNow(id)).rejects.toThrow('no connection');
  expect([await read(id), await notices(id)]).toEqual([expect.objectContaining({ status: 'failed' }), 1]);
});

it('a refusal is not repeated', async () => {
  const id = await queued();
  work.mockReset().mockRejectedValue(problem('FORBIDDEN'));
  await runNow(id, false);
  expect(await read(id)).toMatchObject({ status: 'failed' });
});

it('one that no job will take up says so', async () => {
  const [waits, lost] = [await queued(), await queued()];
  await t.database.pool.query("update processes set status = 'running', heartbeat_at = $1 where id = any($2)", [
    t.clock.at,
    [waits, lost],
  ]);
  const ctx = createJobContext(t.services, t.boss, 'test');
  await ctx.transaction(({ jobs }) => jobs.send(processJobs.get('product_import')!, { processId: waits }));
  t.clock.add(3_600_001);
  await failAbandoned(ctx);
  expect([(await read(waits)).status, (await read(lost)).status]).toEqual(['running', 'failed']);
});

it('workers do it once where the queue gives it twice, and repeat a failure as often as it has retries', async () => {
  const boss = createBoss({ url: t.database.url, onError: () => undefined });
  const gate = gateOf();
  const runs: string[] = [];
  let refused = 0;
  const job = defineJob({
    name: 'test.long',
    handle: async (ctx, payload) => {
      const { processId, fails } = payload as { processId: string; fails?: boolean };
      refused += 1;
      await runProcess(ctx, processId, async () => {
        refused -= 1;
        runs.push(processId);
        if (fails) throw new Error('no connection');
        await gate.passed;
        return { counts: { ok: 1 } };
      });
    },
  });
  try {
    await startQueues(boss, [job]);
    // Two of them, which look into the queue every second.
    await startWorkers(t.services, boss, [job, job]);
    const long = await queued();
    const jobId = await boss.send(job.name, { processId: long });
    await eventually(() => expect(runs).toEqual([long]));
    await t.database.pool.query("update pgboss.job set heartbeat_on = now() - interval '1 minute' where id = $1", [
      jobId,
    ]);
    await boss.supervise(job.name);
    await t.database.pool.query("update pgboss.job set start_after = now() where id = $1 and state = 'retry'", [jobId]);
    await eventually(() => expect(refused).toBe(1));
    gate.open();
    await eventually(async () => expect((await read(long)).status).toBe('completed'));
    expect(runs).toEqual([long]);
    const failing = await queued();
    await boss.send(job.name, { processId: failing, fails: true });
    await eventually(async () => {
      await t.database.pool.query("update pgboss.job set start_after = now() where name = $1 and state = 'retry'", [
        job.name,
      ]);
      expect((await read(failing)).status).toBe('failed');
    });
    expect(runs.filter((id) => id === failing)).toHaveLength(4);
    expect(await notices(failing)).toBe(1);
  } finally {
    await boss.stop({ graceful: false });
  }
});
