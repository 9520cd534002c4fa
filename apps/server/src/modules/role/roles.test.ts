import { pages } from '@pribavka/api';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.loginAs('admin');
});
afterAll(() => server.close());

const items = (page: string, code: string, ...actionIds: number[]) => [
  { code: page, routeGroups: [{ code, urls: actionIds.map((actionId) => ({ actionId, access: true })) }] },
];

it('answers with every page, group and action of the specification', async () => {
  const { data } = await server.call('role.accesses', { as: await server.loginAs('member') });
  expect(data.roleCode).toBe('member');
  expect(
    Object.fromEntries(data.items.map((page) => [page.code, page.routeGroups.map((group) => group.code)])),
  ).toEqual(pages);
  const sale = data.items.find((page) => page.code === 'sales')?.routeGroups.find((group) => group.code === 'sale');
  expect(sale?.urls).toEqual([1, 2, 3, 4].map((actionId) => ({ actionId, access: true })));
  const logs = data.items.find((page) => page.code === 'logs')?.routeGroups[0];
  expect(logs?.urls.every((url) => !url.access)).toBe(true);
});

it('makes a role of one right that gives exactly this right', async () => {
  const body = {
    code: 'log_reader',
    name: 'Читатель журнала',
    dataScope: 'all' as const,
    items: items('logs', 'logsList', 1),
  };
  expect((await server.call('roles.create', { as: admin, body })).status).toBe(200);
  const reader = await server.loginAs('log_reader');
  expect((await server.call('logs.list', { as: reader, body: {} })).status).toBe(200);
  expect((await server.call('processes.list', { as: reader, body: {} })).status).toBe(403);
  expect((await server.call('roles.list', { as: reader, body: {} })).status).toBe(403);
  expect((await server.call('roles.create', { as: admin, body })).fields).toEqual({
    code: ['Роль с кодом «log_reader» уже есть'],
  });
});

it('writes a change of rights to the journal as a difference', async () => {
  const card = await server.call('roles.accesses', { as: admin, params: { code: 'support' } });
  const next = items('technicalSupport', 'technicalSupportList', 1);
  const saved = await server.call('roles.updateAccesses', {
    as: admin,
    params: { code: 'support' },
    body: { items: next, version: card.data.role.version },
  });
  expect(saved.data.role.version).toBe(card.data.role.version + 1);
  const list = await server.call('logs.list', { as: admin, body: { filters: { entityId: 'support' } } });
  const entry = await server.call('logs.get', { as: admin, params: { id: list.data.items[0]!.id } });
  expect(entry.data).toMatchObject({
    action: 'update',
    entityTypeName: 'Роль',
    entityLabel: 'Поддержка',
    result: 'ok',
  });
  expect(entry.data.changes.find((change) => change.field === 'removed')?.before).toContain(
    'sales.salesListAdmin:read',
  );
});

it('refuses a change over somebody else’s change and shows the present record', async () => {
  const body = { name: 'Финансовый отдел', version: 99 };
  const answer = await server.app.inject({
    method: 'PUT',
    url: '/api/v1/private/role/roles/finance',
    payload: body,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'VERSION_CONFLICT', current: { code: 'finance', version: 1 } });
});

it('never lets the administrator lose the accesses, nor a system role be deleted', async () => {
  const lost = await server.call('roles.updateAccesses', {
    as: admin,
    params: { code: 'admin' },
    body: { items: items('logs', 'logsList', 1), version: 1 },
  });
  expect(lost.code).toBe('ROLE_LOCKOUT');
  expect((await server.call('roles.delete', { as: admin, params: { code: 'member' } })).code).toBe('ROLE_SYSTEM');
  await server.loginAs('moderator');
  expect((await server.call('roles.delete', { as: admin, params: { code: 'moderator' } })).code).toBe('ROLE_IN_USE');
});

it('refuses an action the group does not have', async () => {
  const body = { code: 'strange', name: 'Странная', dataScope: 'all' as const, items: items('logs', 'logsList', 4) };
  expect((await server.call('roles.create', { as: admin, body })).fields['items']?.[0]).toContain(
    'logs.logsList:delete',
  );
});

it('shows the matrix with what exists and who holds the role', async () => {
  const { data } = await server.call('roles.emptyMatrix', { as: admin });
  const list = data.items.find((page) => page.code === 'logs')?.routeGroups[0];
  expect(list?.urls.map((url) => [url.available, url.access])).toEqual([
    [true, false],
    [false, false],
    [false, false],
    [false, false],
  ]);
  const users = await server.call('roles.users', { as: admin, params: { code: 'admin' }, query: {} });
  expect(users.data.items.map((user) => user.id)).toContain(admin.id);
});
