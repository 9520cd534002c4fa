import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const save = (as: Person, name: string, search = '?q=1', list = 'participants') =>
  server.call('listViews.create', { as, body: { list, name, search } });

it('brings saved views with the profile, to their owner only', async () => {
  const admin = await server.loginAs('admin');
  const other = await server.loginAs('admin');
  const { data } = await save(admin, ' Тверь ', '?f.region=69&sort=-registeredAt');
  expect(data).toEqual([
    {
      id: expect.any(String),
      list: 'participants',
      name: 'Тверь',
      search: '?f.region=69&sort=-registeredAt',
      isDefault: false,
    },
  ]);
  const { data: own } = await server.call('users.profile', { as: admin });
  expect(own.user.listViews).toEqual(data);
  const { data: foreign } = await server.call('users.profile', { as: other });
  expect(foreign.user.listViews).toEqual([]);
  const params = { id: data[0]!.id };
  const renamed = await server.call('listViews.update', { as: other, params, body: { name: 'Чужой' } });
  const deleted = await server.call('listViews.delete', { as: other, params });
  expect([renamed.status, deleted.status]).toEqual([404, 404]);
});

it('gives members no views: neither in the profile nor by a command', async () => {
  const member = await server.loginAs('member');
  expect((await save(member, 'Мой')).status).toBe(403);
  const { data } = await server.call('users.profile', { as: member });
  expect(data.user.listViews).toEqual([]);
});

it('refuses a name of the same list again, whatever the case, and allows it in another list', async () => {
  const admin = await server.loginAs('admin');
  await save(admin, 'Тверь');
  const again = await save(admin, 'ТВЕРЬ');
  expect(again).toMatchObject({ status: 409, code: 'NAME_TAKEN', fields: { name: ['Название «ТВЕРЬ» уже занято'] } });
  expect((await save(admin, 'Тверь', '', 'sales')).data).toHaveLength(2);
  const { data } = await save(admin, 'Псков');
  const params = { id: data.find(({ name }) => name === 'Псков')!.id };
  const renamed = await server.call('listViews.update', { as: admin, params, body: { name: 'тверь' } });
  expect(renamed.code).toBe('NAME_TAKEN');
  const moved = await server.call('listViews.update', { as: admin, params, body: { name: 'Псков-2', search: '' } });
  expect(moved.data.find(({ id }) => id === params.id)).toMatchObject({ name: 'Псков-2', search: '' });
});

it('keeps one default of a list, even when two are chosen at once', async () => {
  const admin = await server.loginAs('admin');
  for (const name of ['Первый', 'Второй', 'Третий']) await save(admin, name);
  const { data: views } = await save(admin, 'Другой', '', 'sales');
  const choose = (id: string, isDefault = true) =>
    server.call('listViews.update', { as: admin, params: { id }, body: { isDefault } });
  await choose(views.find(({ list }) => list === 'sales')!.id);
  const own = views.filter(({ list }) => list === 'participants');
  const answers = await Promise.all(own.map(({ id }) => choose(id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { data } = await server.call('users.profile', { as: admin });
  const defaults = data.user.listViews.filter(({ isDefault }) => isDefault);
  expect(defaults.map(({ list }) => list).toSorted()).toEqual(['participants', 'sales']);
  const off = await choose(defaults.find(({ list }) => list === 'participants')!.id, false);
  expect(off.data.filter(({ isDefault }) => isDefault).map(({ list }) => list)).toEqual(['sales']);
});

it('stops at twenty views of a list and says so', async () => {
  const admin = await server.loginAs('admin');
  for (let at = 1; at <= 20; at += 1) await save(admin, `Вид ${at}`);
  const surplus = await save(admin, 'Лишний');
  expect(surplus).toMatchObject({ status: 409, code: 'LIST_VIEWS_LIMIT' });
  const { data } = await server.call('users.profile', { as: admin });
  const { id } = data.user.listViews[0]!;
  await server.call('listViews.delete', { as: admin, params: { id } });
  expect((await save(admin, 'Лишний')).status).toBe(200);
});

it.each(['x=1', '?a b', '?q=1#part', `?${'q'.repeat(2000)}`])('refuses %j: it is no query string', async (search) => {
  const admin = await server.loginAs('admin');
  const answer = await save(admin, 'Вид', search);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.fields)).toEqual(['search']);
});

it('views saved at once are twenty of a list, too', async () => {
  const admin = await server.loginAs('admin');
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => save(admin, `Вид ${at}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'LIST_VIEWS_LIMIT']));
  const { data } = await server.call('users.profile', { as: admin });
  expect(data.user.listViews).toHaveLength(20);
});
