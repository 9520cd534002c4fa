import { defaultRoles, processKinds } from '@pribavka/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newId } from '../../ids.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { freshPhone, type Person } from '../../test/people.ts';
import { processJobs } from '../../core/processes/process-kinds.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.loginAs('admin');
});
afterAll(() => server.close());

it('shows who did what, with personal values masked and neighbours of the same request', async () => {
  const person = await server.loginAs('member', { lastName: 'Канарейкина' });
  const phone = freshPhone();
  await server.call('users.updatePhone', { as: person, body: { phone } });
  const [sms] = await server.mail(phone);
  await server.call('users.confirmPhoneUpdate', { as: person, body: { code: sms!.code! } });
  const { data } = await server.call('logs.list', {
    as: admin,
    body: { filters: { actorId: person.id, actions: ['update'] } },
  });
  const row = data.items.find((item) => item.entityType === 'member')!;
  expect(row).toMatchObject({ actionName: 'Изменение', entityTypeName: 'Участник', result: 'ok', ip: '127.0.0.1' });
  const card = await server.call('logs.get', { as: admin, params: { id: row.id } });
  const change = card.data.changes.find((item) => item.field === 'phone')!;
  expect(change.label).toBe('Телефон');
  expect(change.after).toBe(`+7 (${phone.slice(1, 4)}) •••-••-${phone.slice(9)}`);
  const { rows } = await server.database.pool.query('select * from audit_entries');
  expect(JSON.stringify(rows)).not.toContain(phone);
});

it('pages by cursor without losing or repeating a row', async () => {
  await server.database.pool.query(
    `insert into audit_entries (id, at, actor_kind, action, entity_type, entity_id)
     select gen_random_uuid(), $1, 'system', 'status', 'process', 'paging' from generate_series(1, 45)`,
    [server.clock.at],
  );
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await server.call('logs.list', {
      as: admin,
      body: { size: 20, cursor, filters: { entityId: 'paging' } },
    });
    expect(data.total).toBe(45);
    seen.push(...data.items.map((item) => item.id));
    cursor = data.nextCursor;
  } while (cursor);
  expect(seen).toHaveLength(45);
  expect(new Set(seen).size).toBe(45);
});

it.each(['%', '_', "'; drop table users; --", '\\', '\u0000', 'ё'.repeat(200)])(
  'searches for %j without harm',
  async (search) => {
    const answer = await server.call('logs.list', { as: admin, body: { search } });
    expect(answer.status).toBeLessThan(500);
  },
);

async function addProcess(status: string, startedBy: string): Promise<string> {
  const id = newId();
  await server.database.pool.query(
    `insert into processes (id, kind, title, status, started_by, done, total, counts, errors, queued_at)
     values ($1, 'product_import', 'Импорт товаров', $2, $3, 5, 10, '{"ok":5}', '[{"row":3,"column":"Артикул","code":"VALIDATION","message":"Обязательное поле"}]', $4)`,
    [id, status, startedBy, server.clock.at],
  );
  return id;
}

it('shows processes and cancels one that still runs, once', async () => {
  const id = await addProcess('running', admin.id);
  const list = await server.call('processes.list', { as: admin, body: {} });
  expect(list.data.items.find((item) => item.id === id)).toMatchObject({
    status: 'running',
    progress: { done: 5, total: 10 },
  });
  expect(list.data.totals?.statuses).toContainEqual({ status: 'running', count: 1 });
  const card = await server.call('processes.get', { as: admin, params: { id } });
  expect(card.data.errors[0]).toMatchObject({ row: 3, column: 'Артикул', message: 'Обязательное поле' });
  expect(card.data.allowedActions).toEqual(['cancel']);
  const cancelled = await server.call('processes.cancel', { as: admin, params: { id }, body: {} });
  expect(cancelled.data.status).toBe('cancelled');
  expect((await server.call('processes.cancel', { as: admin, params: { id }, body: {} })).code).toBe('PROCESS_STATUS');
});

it.each(processKinds)('a failed process of the kind %s is repeated or says why not', async (kind) => {
  const id = await addProcess('failed', admin.id);
  await server.database.pool.query('update processes set kind = $2 where id = $1', [id, kind]);
  const { data } = await server.call('processes.get', { as: admin, params: { id } });
  const offered = data.allowedActions.includes('retry');
  expect(offered).toBe(processJobs.has(kind));
  expect(data.retryRefusal).toEqual(offered ? null : expect.stringMatching(/^[А-Я]/));
  const answer = await server.call('processes.retry', { as: admin, params: { id }, body: {} });
  if (offered) expect(answer.data).toMatchObject({ status: 'queued', attempt: 2 });
  else expect([answer.status, answer.code, answer.messages]).toEqual([409, 'PROCESS_STATUS', [data.retryRefusal]]);
});

it('every upload, export and delivery can be repeated', () => {
  const begun = processKinds.filter((kind) => /_(export|import|mass_upload|delivery)$/.test(kind));
  expect(begun.filter((kind) => !processJobs.has(kind))).toEqual([]);
});

it('a file of a process that has none is not found', async () => {
  const id = await addProcess('completed', admin.id);
  const answer = await server.call('processes.file', { as: admin, params: { id }, query: { kind: 'result' } });
  expect(answer.status).toBe(404);
});

it('keeps a feed of notifications of one person and counts what is unread', async () => {
  const [person, other] = [await server.loginAs('member'), await server.loginAs('member')];
  await server.database.pool.query(
    `insert into notifications (id, user_id, kind, title, created_at)
     select gen_random_uuid(), $1, 'sale.confirmed', 'Продажа подтверждена', $2::timestamptz + make_interval(secs => n) from generate_series(1, 3) n`,
    [person.id, server.clock.at],
  );
  const { data } = await server.call('notifications.list', { as: person, body: {} });
  expect(data.items).toHaveLength(3);
  expect((await server.call('notifications.list', { as: other, body: {} })).data.items).toEqual([]);
  const stolen = await server.call('notifications.markRead', { as: other, body: { ids: [data.items[0]!.id] } });
  expect(stolen.data).toEqual({ count: 0, support: 0 });
  const read = await server.call('notifications.markRead', { as: person, body: { ids: [data.items[0]!.id] } });
  expect(read.data).toEqual({ count: 2, support: 0 });
  expect((await server.call('notifications.unread', { as: person })).data).toEqual({ count: 2, support: 0 });
});

describe('a process is open to the one who started it', () => {
  const startedBy = async (person: Person, status = 'running') => {
    const { rows } = await server.database.pool.query<{ id: string }>(
      `insert into processes (id, kind, title, status, started_by, done, total, counts, errors, queued_at)
       values (gen_random_uuid(), 'sale_import', 'Загрузка продаж', $2, $1, 1, 2, '{}',
         '[{"row": 2, "column": "Товар", "code": "VALIDATION", "message": "Не найден"}]', now()) returning id`,
      [person.id, status],
    );
    return rows[0]!.id;
  };
  const doors = ['processes.get', 'processes.file', 'processes.cancel', 'processes.retry'] as const;
  const knock = (key: (typeof doors)[number], as: Person, id: string) => {
    const query = key === 'processes.file' ? { query: { kind: 'errors' as const } } : {};
    return server.call(key, { as, params: { id }, ...query } as never);
  };

  it.each(Object.keys(defaultRoles))('%s sees and stops his own and meets nobody else’s', async (role) => {
    const [own, other] = [await server.loginAs(role), await server.loginAs('manufacturer')];
    if (role === 'technical') {
      await server.database.pool.query(
        `insert into technical_users (user_id, name, login, secret_hash, secret_prefix, scopes, rate_limit, created_at)
         values ($1, 'Касса', 'kassa-own', 'x', 'x', '["sales.sale:create"]', 1000, now())`,
        [own.id],
      );
    }
    const id = await startedBy(own);
    const card = await server.call('processes.get', { as: own, params: { id } });
    expect(card.status, card.messages.join()).toBe(200);
    expect(card.data).toMatchObject({ status: 'running', progress: { done: 1, total: 2 }, allowedActions: ['cancel'] });
    expect(card.data.errors).toMatchObject([{ row: 2, message: 'Не найден' }]);
    const stopped = await server.call('processes.cancel', { as: own, params: { id } });
    expect(stopped.data.status).toBe('cancelled');
    const foreign = await startedBy(other);
    const grants = defaultRoles[role as 'admin'].grants;
    const may = (action: string) =>
      defaultRoles[role as 'admin'].dataScope === 'all' &&
      ((grants['logs.processList'] as readonly string[] | undefined)?.includes(action) ?? false);
    const found = await knock('processes.get', own, foreign);
    expect(found.status).toBe(may('read') ? 200 : 404);
    if (found.status === 200 && !may('update')) {
      expect((found.data as { allowedActions: string[] }).allowedActions).toEqual([]);
    }
    for (const door of doors.slice(2)) {
      if (!may('update')) expect((await knock(door, own, foreign)).status, door).toBe(404);
    }
    if (!may('read')) expect((await knock('processes.file', own, foreign)).status).toBe(404);
  });

  it('and to nobody without a session, and not again by one who lost the right to begin it', async () => {
    const person = await server.loginAs('member');
    const id = await startedBy(person, 'failed');
    expect((await server.call('processes.get', { params: { id } })).status).toBe(401);
    const offered = async () =>
      (await server.call('processes.get', { as: person, params: { id } })).data.allowedActions;
    expect(await offered()).toContain('retry');
    const right = "role_code = 'member' and group_code = 'sales.sale' and action = 'create'";
    await server.database.pool.query(`delete from role_grants where ${right}`);
    expect(await offered()).not.toContain('retry');
    expect((await server.call('processes.retry', { as: person, params: { id } })).code).toBe('PROCESS_STATUS');
    await server.database.pool.query(
      "insert into role_grants (role_code, group_code, action) values ('member', 'sales.sale', 'create')",
    );
    const twice = await Promise.all([1, 2].map(() => server.call('processes.retry', { as: person, params: { id } })));
    expect(twice.map(({ code }) => code ?? 'ok').sort()).toEqual(['PROCESS_STATUS', 'ok']);
  });
});
