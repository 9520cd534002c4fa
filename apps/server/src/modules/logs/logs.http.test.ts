import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';
import { readCsv } from '../../core/tables/testing/read-csv.ts';

let t: TestApp;
let admin: Person;
const requestId = randomUUID();

interface Made {
  hours: number;
  action?: string;
  type?: string;
  entityId?: string;
  label?: string;
  role?: string;
  result?: string;
  ip?: string;
  request?: string;
}

/** An entry of so many hours ago. */
const entry = (made: Made) =>
  t.database.pool.query(
    `insert into audit_entries (id, at, actor_kind, actor_name, actor_role, action, entity_type, entity_id, entity_label,
       result, ip, request_id, before, after)
     values (gen_random_uuid(), $1, 'user', 'Журавлёва Лидия', $2, $3, $4, $5, $6, $7, $8, $9, '{"status":"new"}',
       '{"status":"approved","netKopecks":120000}')`,
    [
      new Date(t.clock.at.getTime() - made.hours * 3_600_000),
      made.role ?? 'finance',
      made.action ?? 'status',
      made.type ?? 'withdrawal',
      made.entityId ?? 'hours',
      made.label ?? '',
      made.result ?? 'ok',
      made.ip ?? null,
      made.request ?? null,
    ],
  );

beforeAll(async () => {
  t = await createTestApp();
  admin = await t.loginAs('admin');
  for (const hours of [1, 23.95, 24.1, 100, 700]) await entry({ hours });
  await entry({ hours: 2, entityId: 'narrow', label: 'В-000777', ip: '203.0.113.24', request: requestId });
  await entry({ hours: 2, entityId: 'narrow', type: 'sale', result: 'denied', request: requestId });
  await entry({ hours: 2, entityId: 'narrow', type: 'sale', action: 'update', role: 'admin' });
});
afterAll(() => t.close());

const listed = async (filters: Record<string, unknown>, search?: string) => {
  const answer = await t.call('logs.list', { as: admin, body: { filters, search, size: 100 } });
  expect([answer.status, answer.messages]).toEqual([200, []]);
  return answer.data.items;
};

it('looks back so many hours by the clock of the server', async () => {
  const within = async (lastHours?: number) => (await listed({ entityId: 'hours', lastHours })).length;
  expect([await within(24), await within(168), await within(720), await within()]).toEqual([2, 4, 5, 5]);
  const wrong = await t.call('logs.list', { as: admin, body: { filters: { lastHours: 0 } } });
  expect(wrong.status).toBe(400);
});

it('is narrowed by every column', async () => {
  const count = async (filters: Record<string, unknown>, search?: string) =>
    (await listed({ entityId: 'narrow', ...filters }, search)).length;
  expect(await count({})).toBe(3);
  expect(await count({ entityTypes: ['sale'] })).toBe(2);
  expect(await count({ actions: ['update'] })).toBe(1);
  expect(await count({ roleCodes: ['finance'] })).toBe(2);
  expect(await count({ results: ['denied', 'error'] })).toBe(1);
  expect(await count({ ip: ' 203.0.113.24 ' })).toBe(1);
  expect(await count({ ip: '203.0.113' })).toBe(0);
  expect(await count({ requestId })).toBe(2);
  expect(await count({ requestId: 'нет такого' })).toBe(0);
  expect(await count({}, requestId.toUpperCase())).toBe(2);
  expect(await count({}, 'журавлева')).toBe(3);
  expect(await count({}, 'в-000777')).toBe(1);
});

it('finds people to narrow by: employees without a word, members by their names, one by id', async () => {
  const member = await t.loginAs('member', { lastName: 'Жаворонкова' });
  const actors = async (query: { search?: string; id?: string }) =>
    (await t.call('logs.actors', { as: admin, query })).data;
  const first = await actors({});
  expect(first.map(({ id }) => id)).toContain(admin.id);
  expect(first.map(({ id }) => id)).not.toContain(member.id);
  const found = await actors({ search: 'жаворонк' });
  expect(found).toEqual([{ id: member.id, name: expect.stringContaining('Жаворонкова'), roleName: 'Участник' }]);
  expect(await actors({ id: member.id })).toEqual(found);
  expect(await actors({ search: "%'; drop table users; --" })).toEqual([]);
  const { data } = await t.call('logs.words', { as: admin });
  expect(data.entityTypes).toContainEqual({ code: 'sale', name: 'Продажа' });
  expect(data.roles).toContainEqual(expect.objectContaining({ code: 'admin' }));
  const support = await t.loginAs('support');
  expect((await t.call('logs.actors', { as: support, query: {} })).status).toBe(403);
});

it('goes into a file as the list shows it, whenever the file is written', async () => {
  const exported = async (filters: Record<string, unknown>, search?: string) => {
    const started = await t.call('logs.exportList', { as: admin, body: { format: 'csv', filters, search } as never });
    expect(started.status, started.messages.join()).toBe(202);
    t.clock.at = new Date(t.clock.at.getTime() + 240_000);
    await t.drain();
    const params = { id: started.data.processId };
    const file = await t.call('processes.file', { as: admin, params, query: { kind: 'result' } });
    return (await readCsv(file.bytes)).slice(1);
  };
  // Four minutes later an entry of 23,95 hours is older than a day; it was not when the file was asked for.
  expect(await exported({ entityId: 'hours', lastHours: 24 })).toHaveLength(2);
  const rows = await exported({ entityTypes: ['sale'], results: ['denied'] }, requestId);
  expect(rows.map((row) => [row[3], row[4], row[6], row[9]])).toEqual([
    ['Смена статуса', 'Продажа', 'Отказано', requestId],
  ]);
});

it('shows the difference in words', async () => {
  const [row] = await listed({ entityId: 'narrow', ip: '203.0.113.24' });
  const { data } = await t.call('logs.get', { as: admin, params: { id: row!.id } });
  expect(data.changes.map(({ label, before, after }) => [label, before, after?.replaceAll(/\s/g, ' ')])).toEqual([
    ['Статус', 'Новая', 'Одобрена'],
    ['К выплате', null, '1 200,00 ₽'],
  ]);
  expect(data.neighbours).toHaveLength(1);
});

it('says whose store an entry is about, and bears one that never was', async () => {
  const { rows } = await t.database.pool.query<{ id: string; partner_id: string }>(
    `with partner as (insert into partners (id, name, legal_name, inn)
       values (gen_random_uuid(), 'Лавка', 'ООО «Лавка»', '0012345678') returning id)
     insert into stores (id, partner_id, name, code, address, city, region)
     select gen_random_uuid(), id, 'Лавка на Мира', 'L1', 'пр. Мира, 1', 'Тверь', 'Тверская область' from partner
     returning id, partner_id`,
  );
  const [store] = rows;
  const partnerOf = async (entityId: string, type = 'store'): Promise<string | null> => {
    await entry({ hours: 1, type, entityId });
    const [row] = await listed({ entityId, entityTypes: [type] });
    return (await t.call('logs.get', { as: admin, params: { id: row!.id } })).data.partnerId;
  };
  expect(await partnerOf(store!.id)).toBe(store!.partner_id);
  expect(await partnerOf(randomUUID())).toBeNull();
  expect(await partnerOf('%00')).toBeNull();
  expect(await partnerOf(store!.id, 'sale')).toBeNull();
});

it('a starter without the right sees his own processes, and no others', async () => {
  const [partner, other] = [await t.loginAs('partner'), await t.loginAs('partner')];
  const start = (by: Person, hours: number) =>
    t.database.pool.query(
      `insert into processes (id, kind, title, status, started_by, queued_at, started_at, finished_at, params)
       values (gen_random_uuid(), 'sales_export', 'Экспорт продаж', 'failed', $1, $2::timestamptz,
         $2::timestamptz, $2::timestamptz + interval '75 s',
         '{"format":"csv","status":"confirmed","columns":"phone:0,points:1","whose":{"id":"x"},"filters":{"statuses":["new"]}}')`,
      [by.id, new Date(t.clock.at.getTime() - hours * 3_600_000)],
    );
  await start(partner, 1);
  await start(partner, 200);
  await start(other, 1);
  expect((await t.call('processes.list', { as: partner, body: {} })).status).toBe(403);
  const { data } = await t.call('processes.own', { as: partner, body: {} });
  expect(data.items).toMatchObject([
    { seconds: 75, allowedActions: ['retry'], status: 'failed' },
    { seconds: 75, allowedActions: ['retry'] },
  ]);
  expect(data.totals?.statuses).toContainEqual({ status: 'failed', count: 2 });
  const week = await t.call('processes.own', {
    as: partner,
    body: { filters: { lastHours: 168, statuses: ['failed', 'completed_with_errors'], kinds: ['sales_export'] } },
  });
  expect(week.data.total).toBe(1);
  const card = await t.call('processes.get', { as: partner, params: { id: data.items[0]!.id } });
  const labels = Object.fromEntries(card.data.parameters.map(({ name, label, value }) => [name, [label, value]]));
  expect(labels['format']).toEqual(['Формат', 'csv']);
  expect(labels['status']).toEqual(['Статус', 'Подтверждена']);
  expect(labels['filters']?.[0]).toBeNull();
  // A note of the machine to itself: people have the columns in their file.
  expect(labels['columns']?.[0]).toBeNull();
  expect(labels['whose']).toBeUndefined();
});

it('names the records a difference speaks of by their ids, and leaves an id nobody has', async () => {
  const made = async (text: string): Promise<string> =>
    (await t.database.pool.query<{ id: string }>(text)).rows[0]?.id ?? '';
  const category = await made(`insert into categories (name) values ('Насосы') returning id`);
  const gone = randomUUID();
  const { rows } = await t.database.pool.query<{ id: string }>(
    `insert into audit_entries (id, at, actor_kind, actor_name, actor_role, action, entity_type, entity_id, entity_label,
       result, before, after)
     values (gen_random_uuid(), now(), 'user', 'Журавлёва Лидия', 'admin', 'update', 'product', 'p1', 'Насос', 'ok', $1, $2)
     returning id`,
    [
      { categoryId: gone, memberId: admin.id },
      { categoryId: category, memberId: null },
    ],
  );
  const { data } = await t.call('logs.get', { as: admin, params: { id: rows[0]?.id ?? '' } });
  expect(data.changes.map(({ label, before, after }) => [label, before, after])).toEqual(
    expect.arrayContaining([
      ['Категория', gone, 'Насосы'],
      ['Участник', expect.stringMatching(/^[А-ЯЁ][а-яё]+ [А-ЯЁ]/), null],
    ]),
  );
});
