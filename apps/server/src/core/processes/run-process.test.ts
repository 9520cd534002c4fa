import { afterAll, beforeAll, expect, it } from 'vitest';

import { createJobContext } from '../../jobs/boss.ts';
import { newId } from '../../ids.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';
import { heartbeat, runProcess } from './run-process.ts';

let t: TestApp;
let admin: Person;
beforeAll(async () => {
  t = await createTestApp();
  admin = await t.loginAs('admin');
});
afterAll(() => t.close());

async function queued(): Promise<string> {
  const id = newId();
  await t.database.pool.query(
    `insert into processes (id, kind, title, status, started_by, queued_at)
     values ($1, 'product_import', 'Импорт товаров', 'queued', $2, $3)`,
    [id, admin.id, t.clock.at],
  );
  return id;
}

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
  await expect(work(stops)).rejects.toThrow('The server stops');
  expect(await read(id)).toMatchObject({ status: 'running', done: 1 });
  await work(ctx);
  expect(await read(id)).toMatchObject({ status: 'completed', done: 2, counts: { ok: 2 } });
});
