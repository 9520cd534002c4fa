import { randomUUID } from 'node:crypto';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createFiles } from '../../core/files/files.ts';
import type { Shelf } from '../../core/files/store/blobs.ts';
import { writeParts } from '../../core/processes/process-parts.ts';
import { createJobContext } from '../../jobs/boss.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { makeParts } from './commands/make-parts.ts';
import { sweepFiles } from './commands/sweep-files.ts';
import { retentionRules, rulesOf } from './domain/retention.ts';
import { cleanUp, sweepFilesJob } from './jobs.ts';
import { readRetention, readUnlimited } from './queries/retention.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const day = 86_400_000;
const run = () => cleanUp.handle(createJobContext(server.services, server.boss, cleanUp.name), {});
const context = () => createJobContext(server.services, server.boss, sweepFilesJob.name);
const sweep = () => sweepFiles(context(), { dryRun: false });

/** When the first part after the table as it was begins: the migration takes it from the real date. */
async function firstPart(table: string): Promise<number> {
  const { rows } = await server.database.pool.query<{ since: Date }>(
    `select since from table_parts where parent = $1 and since > '-infinity' order by since limit 1`,
    [table],
  );
  return rows[0]!.since.getTime();
}

describe('the sweep of files', () => {
  const folder = () => join(server.services.config.dataDir, 'files');
  const pathOf = (key: string, shelf: Shelf = 'files') => join(folder(), shelf === 'files' ? '' : 'aside', key);
  const placeOf = (key: string): Shelf | undefined =>
    (['files', 'aside'] as const).find((shelf) => existsSync(pathOf(key, shelf)));
  /** As if it had been written so many days ago. */
  const age = (path: string, days: number): void => {
    const at = new Date(server.clock.at.getTime() - days * day);
    utimesSync(path, at, at);
  };
  async function bytes(text: string, days: number): Promise<string> {
    const key = await server.services.store.put(Buffer.from(text));
    age(pathOf(key), days);
    return key;
  }
  async function file(days: number): Promise<{ id: string; key: string }> {
    const { db, store } = server.services;
    const at = new Date(server.clock.at.getTime() - days * day);
    const whose = { ownerId: null, purpose: 'document' };
    const files = createFiles(db, store, () => at);
    const { id } = await files.save({ name: 'x.csv', mime: 'text/csv', bytes: Buffer.from('a;b'), ...whose });
    const { storageKey: key } = await db
      .selectFrom('files')
      .select('storageKey')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    age(pathOf(key), days);
    return { id, key };
  }

  it('puts aside what no row knows once it is old, and deletes it a month later', async () => {
    const [orphan, young] = [await bytes('orphan', 8), await bytes('young', 6)];
    const kept = await file(100);
    const parts = ['0a1b2c3d', '4e5f6071'].map((end) => `${pathOf(young)}.${end}.part`);
    for (const part of parts) writeFileSync(part, 'cut');
    age(parts[0]!, 2);
    age(parts[1]!, 0);
    expect(await sweepFiles(context(), { dryRun: true })).toMatchObject({ setAside: 1 });
    expect(placeOf(orphan)).toBe('files');
    expect(await sweep()).toMatchObject({ stored: 3, setAside: 1, deleted: 0, missing: 0, unknownRefused: 0 });
    expect([orphan, young, kept.key].map(placeOf)).toEqual(['aside', 'files', 'files']);
    expect(parts.map((part) => existsSync(part))).toEqual([false, true]);
    age(pathOf(orphan, 'aside'), 29);
    expect(await sweep()).toMatchObject({ deleted: 0 });
    age(pathOf(orphan, 'aside'), 31);
    expect(await sweep()).toMatchObject({ deleted: 1 });
    expect(placeOf(orphan)).toBeUndefined();
  });

  it('removes the bytes of a row a month after it was deleted, once', async () => {
    const { id, key } = await file(100);
    const remove = (days: number) =>
      server.services.db
        .updateTable('files')
        .set({ deletedAt: new Date(server.clock.at.getTime() - days * day) })
        .where('id', '=', id)
        .execute();
    await remove(29);
    expect(await sweep()).toMatchObject({ removed: 0 });
    expect(placeOf(key)).toBe('files');
    await remove(31);
    expect(await sweep()).toMatchObject({ removed: 1, missing: 0 });
    expect(placeOf(key)).toBeUndefined();
    expect(await sweep()).toMatchObject({ removed: 0, missing: 0 });
  });

  it('removes no more in a night than its bound, the rest in the next one', async () => {
    const keys = await Promise.all([1, 2, 3].map(async () => file(100)));
    const ids = keys.map(({ id }) => id);
    const deletedAt = new Date(server.clock.at.getTime() - 31 * day);
    await server.services.db.updateTable('files').set({ deletedAt }).where('id', 'in', ids).execute();
    const night = async () => (await sweepFiles(context(), { dryRun: false, most: 2 })).removed;
    expect([await night(), await night(), await night()]).toEqual([2, 1, 0]);
    expect(keys.map(({ key }) => placeOf(key))).toEqual([undefined, undefined, undefined]);
  });

  it('survives a database restored to an earlier day and then to a later one', async () => {
    const { id, key } = await file(20);
    const { db } = server.services;
    const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await db.deleteFrom('files').where('id', '=', id).execute();
    expect(await sweep()).toMatchObject({ setAside: 1 });
    await db.insertInto('files').values(row).execute();
    expect(await sweep()).toMatchObject({ returned: 1, missing: 0 });
    expect(placeOf(key)).toBe('files');
  });

  it('says of which rows the file is missing, and fails for the log', async () => {
    const { id, key } = await file(1);
    await server.services.store.remove(key);
    const at = { missing: 1, missingIds: [id] };
    expect(await sweep()).toMatchObject(at);
    await expect(sweepFilesJob.handle(context(), {})).rejects.toThrow(`1 rows without their file: ${id}`);
    const rows = await server.services.db.selectFrom('fileSweeps').selectAll().execute();
    expect(rows).toEqual([expect.objectContaining(at)]);
    await createFiles(server.services.db, server.services.store, server.services.now).remove(id);
    expect(await sweep()).toMatchObject({ missing: 0 });
  });

  it('touches nothing where most files have no row, or where the folder is not its own', async () => {
    const orphans = [];
    for (let n = 0; n < 101; n += 1) orphans.push(await bytes(`orphan ${n}`, 40));
    await expect(sweepFilesJob.handle(context(), {})).rejects.toThrow('101 files without a row');
    expect(orphans.filter((key) => placeOf(key) !== 'files')).toEqual([]);
    await server.services.store.remove(orphans.pop()!);
    writeFileSync(join(folder(), 'installation'), 'another\n');
    await expect(sweep()).rejects.toThrow('another installation');
    expect(orphans.filter((key) => placeOf(key) !== 'files')).toEqual([]);
  });
});

describe('calls of systems', () => {
  const user = randomUUID();
  const write = async (at: Date): Promise<void> => {
    await server.database.pool.query(
      `insert into technical_calls (id, user_id, at, route, http_status, duration_ms, request_id, ip)
       values (gen_random_uuid(), $1, $2, 'sales.list', 200, 5, gen_random_uuid(), '127.0.0.1')`,
      [user, at],
    );
  };
  const places = async (): Promise<string[]> => {
    const { rows } = await server.database.pool.query<{ part: string }>(
      'select tableoid::regclass::text as part from technical_calls where user_id = $1 order by at, id',
      [user],
    );
    return rows.map(({ part }) => part);
  };
  const make = () => makeParts.handle(createJobContext(server.services, server.boss, makeParts.name), {});

  it('go to the part of their week, and leave with it once all of it is a month old', async () => {
    const { at } = server.clock;
    const start = await firstPart('technical_calls');
    for (const days of [4, 11, 18]) await write(new Date(start + days * day));
    const before = await places();
    expect(new Set(before).size).toBe(3);
    expect(before.join(' ')).toMatch(
      /^parts\.technical_calls_\d{8} parts\.technical_calls_\d{8} parts\.technical_calls_\d{8}$/,
    );
    await write(new Date('2020-01-01'));
    expect((await places())[0]).toBe('parts.technical_calls_before');
    await run();
    expect(await places()).toEqual(before);
    server.clock.at = new Date(start + 38 * day);
    await run();
    expect(await places()).toEqual(before.slice(1));
    const { rows } = await server.database.pool.query<{ part: string; isOld: boolean }>(
      `select part, upto <= dropped_at - interval '30 days' as "isOld" from dropped_parts`,
    );
    expect(rows).toContainEqual({ part: before[0]?.slice('parts.'.length), isOld: true });
    expect(rows.every(({ isOld }) => isOld)).toBe(true);
    server.clock.at = at;
  });

  it('are never refused: what has no part is stored, reported, and moved when there is one', async () => {
    const far = (await firstPart('technical_calls')) + 200 * day;
    await write(new Date(far));
    expect((await places()).at(-1)).toBe('parts.technical_calls_other');
    // A table after it, which has one too, is looked at all the same.
    const outbox = await server.database.pool.query<{ id: string }>(
      `insert into outbox_messages (id, channel, template, payload_sealed) values (repeat('f', 32)::uuid, 'sms', 'x', '') returning id`,
    );
    await expect(make()).rejects.toThrow(
      'technical_calls: 1 rows without a part of their own; outbox_messages: 1 rows without a part of their own',
    );
    await server.database.pool.query('delete from outbox_messages where id = $1', [outbox.rows[0]!.id]);
    const { at } = server.clock;
    server.clock.at = new Date(far - 7 * day);
    await make();
    server.clock.at = at;
    expect((await places()).at(-1)).toMatch(/^parts\.technical_calls_\d{8}$/);
    await make();
  });
});

it('drops months of the outbox, of which the id of a message alone finds its part', async () => {
  const { db, vault, now } = server.services;
  const { at } = server.clock;
  const put = async (moment: Date): Promise<string> => {
    server.clock.at = moment;
    const [sent, jobs] = [
      [] as string[],
      { sendAll: (_: unknown, data: { id: string }[]) => void sent.push(data[0]!.id) },
    ];
    await createOutbox({ db, vault, now, jobs: jobs as never }).sms({ template: 'old', to: '79000000000', text: 'x' });
    return sent[0]!;
  };
  const start = await firstPart('outbox_messages');
  const ids: string[] = [];
  for (const days of [-40, 1, 40, 41]) ids.push(await put(new Date(start + days * day)));
  const plan = async (id: string): Promise<string> =>
    (await db.selectFrom('outboxMessages').selectAll().where('id', '=', id).explain<{ 'QUERY PLAN': string }>('text'))
      .map((line) => Object.values(line)[0])
      .join();
  expect([await plan(ids[0]!), await plan(ids[1]!)].map((text) => /on (outbox_messages_\w+)/.exec(text)?.[1])).toEqual([
    'outbox_messages_before',
    `outbox_messages_${new Date(start).toISOString().slice(0, 10).replaceAll('-', '')}`,
  ]);
  // All of the first month is ninety days old, of the second a part is.
  server.clock.at = new Date(start + (40.5 + 90) * day);
  await run();
  server.clock.at = at;
  const left = await db.selectFrom('outboxMessages').select('id').where('id', 'in', ids).execute();
  expect(left).toEqual([{ id: ids[3] }]);
  const { rows } = await server.database.pool.query(
    `select part, rows::int from dropped_parts where parent = 'outbox_messages' order by since`,
  );
  expect(rows).toMatchObject([{ part: 'outbox_messages_before' }, { rows: 1 }]);
});

it('drops months of the journal past the term that is set, and nothing without one', async () => {
  const { pool } = server.database;
  const since = new Date(await firstPart('audit_entries'));
  // One that leaves with the first part, one with the first month, one that stays though it is too old.
  const moments = [new Date('2020-01-01'), since, new Date(since.getTime() + 32 * day)];
  for (const [n, at] of moments.entries()) {
    await pool.query(
      `insert into audit_entries (id, at, actor_kind, action, entity_id) values (gen_random_uuid(), $1, 'system', 'status', $2)`,
      [at, `old ${n}`],
    );
  }
  const left = async (): Promise<string[]> =>
    (
      await pool.query<{ id: string }>(
        `select entity_id as id from audit_entries where entity_id like 'old %' order by at`,
      )
    ).rows.map(({ id }) => id);
  const { at } = server.clock;
  server.clock.at = new Date(since.getTime() + (33 + 1095) * day);
  await run();
  expect(await left()).toEqual(['old 0', 'old 1', 'old 2']);
  await cleanUp.handle({ ...context(), config: { ...server.services.config, auditDays: 1095 } }, {});
  const { db, now } = server.services;
  const rules = rulesOf({ auditDays: 1095 });
  expect((await readRetention(db, rules, now())).at(-1)).toMatchObject({
    title: 'Журнал действий',
    days: 1095,
    due: 1,
  });
  const titles = async (of: typeof rules): Promise<string[]> => (await readUnlimited(db, of)).map(({ title }) => title);
  expect((await titles(retentionRules)).filter((title) => title === 'Журнал действий')).toHaveLength(1);
  expect(await titles(rules)).not.toContain('Журнал действий');
  server.clock.at = at;
  expect(await left()).toEqual(['old 2']);
  await expect(pool.query(`delete from audit_entries where entity_id = 'old 2'`)).rejects.toThrow('append-only');
  const { rows } = await pool.query(
    `select parent, rows::int from dropped_parts where parent = 'audit_entries' order by since`,
  );
  expect(rows).toEqual([
    { parent: 'audit_entries', rows: expect.any(Number) },
    { parent: 'audit_entries', rows: 1 },
  ]);
});

it('goes on past a table that is busy and a rule that fails, and says which', async () => {
  const busy = await server.database.pool.connect();
  await busy.query('begin; lock table technical_calls in access share mode');
  // A part to drop: it takes the table for itself.
  const { at } = server.clock;
  server.clock.at = new Date('2027-06-01');
  const night = await run().then(() => 'done', String);
  await busy.query('rollback');
  busy.release();
  expect(night).toBe('done');
  const last = retentionRules.at(-1)!;
  const [first, forget] = [vi.spyOn(retentionRules[0]!, 'forget'), vi.spyOn(last, 'forget')];
  first.mockRejectedValueOnce(new Error('first is broken'));
  await expect(run()).rejects.toThrow('1 of the rules failed: first is broken');
  expect(forget).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
  server.clock.at = at;
});

it('forgets keys, attempts, counts and codes in their time', async () => {
  await server.call('auth.recovery', { body: { email: 'someone@example.ru' } });
  const counted = { scope: 'auth.login', keyHash: Buffer.alloc(32), windowAt: server.clock.at, requests: 3 };
  await server.services.db.insertInto('addressCounts').values(counted).execute();
  const count = async (): Promise<number> =>
    (
      await server.database.pool.query(
        `select (select count(*) from login_attempts) + (select count(*) from verification_codes)
           + (select count(*) from address_counts) as n`,
      )
    ).rows[0].n as number;
  const due = async (): Promise<number> =>
    (await readRetention(server.services.db, retentionRules, server.services.now())).reduce(
      (sum, line) => sum + line.due,
      0,
    );
  await run();
  expect([await count(), await due()]).toEqual([expect.toSatisfy((n: number) => n > 0), 0]);
  server.clock.add(40 * 86_400_000);
  // What the report calls due is exactly what goes.
  const said = await due();
  expect(said).toBeGreaterThanOrEqual(await count());
  await run();
  expect([await count(), await due()]).toEqual([0, 0]);
});

it('forgets what parts did of processes that are over or begun again, and of no other', async () => {
  const processes = [
    ['running', 1],
    ['running', 2],
    ['cancelled', 1],
  ] as const;
  const ids = processes.map(() => randomUUID());
  for (const [index, [status, attempt]] of processes.entries()) {
    const process = {
      id: ids[index]!,
      kind: 'sale_import',
      title: 'Продажи',
      status,
      attempt,
      heartbeatAt: server.clock.at,
    };
    await server.services.db.insertInto('processes').values(process).execute();
    await writeParts(server.services.db, { id: ids[index]!, attempt: 1 }, [{ part: 2, counts: { ok: 1 }, params: {} }]);
  }
  await run();
  const left = await server.services.db.selectFrom('processParts').select('processId').execute();
  expect(left).toEqual([{ processId: ids[0] }]);
});
