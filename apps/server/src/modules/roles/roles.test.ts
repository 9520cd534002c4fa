import { randomUUID } from 'node:crypto';

import { actionIds, groupActions, pages } from '@pribavka/api';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { type Person, testPassword } from '../../test/people.ts';

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
  // The name of a role that may not lose its rights is taken too: nothing is said of the rights.
  const named = await server.call('roles.create', { as: admin, body: { ...body, code: 'admin' } });
  expect([named.status, Object.keys(named.fields)]).toEqual([409, ['code']]);
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
  expect(saved.data.role.updatedBy).toMatch(/[А-Я]/);
  const list = await server.call('logs.list', { as: admin, body: { filters: { entityId: 'support' } } });
  const entry = await server.call('logs.get', { as: admin, params: { id: list.data.items[0]!.id } });
  expect(entry.data).toMatchObject({
    action: 'update',
    entityTypeName: 'Роль',
    entityLabel: 'Поддержка',
    result: 'ok',
  });
  expect(entry.data.changes.find((change) => change.field === 'removed')?.before).toContain('Список продаж: чтение');
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

it('refuses a name longer than the database keeps, at its field', async () => {
  const name = 'р'.repeat(101);
  const made = await server.call('roles.create', {
    as: admin,
    body: { code: 'long_name', name, dataScope: 'all', items: [] },
  });
  expect([made.status, Object.keys(made.fields)]).toEqual([400, ['name']]);
  const body = { name, version: 1 };
  const renamed = await server.call('roles.update', { as: admin, params: { code: 'finance' }, body });
  expect([renamed.status, Object.keys(renamed.fields)]).toEqual([400, ['name']]);
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

const grantsOf = async (code: string): Promise<string[]> => {
  const { rows } = await server.database.pool.query<{ name: string }>(
    "select group_code || ':' || action as name from role_grants where role_code = $1 order by 1",
    [code],
  );
  return rows.map(({ name }) => name);
};
const versionOf = async (code: string): Promise<number> =>
  (await server.database.pool.query<{ version: number }>('select version from roles where code = $1', [code])).rows[0]!
    .version;
/** Somebody with these rights only. */
async function holder(code: string, dataScope: string, ...grants: string[]): Promise<Person> {
  await server.database.pool.query('insert into roles (code, name, data_scope) values ($1, $1, $2)', [code, dataScope]);
  await server.database.pool.query(
    "insert into role_grants (role_code, group_code, action) select $1, split_part(g, ':', 1), split_part(g, ':', 2) from unnest($2::text[]) g",
    [code, grants],
  );
  return server.loginAs(code);
}
const everything = Object.entries(groupActions).flatMap(([group, actions]) => {
  const [page = '', code = ''] = group.split('.');
  return items(page, code, ...actions.map((action) => actionIds[action]));
});
const editRoles = ['roleSystem.detailAccessesRole:read', 'roleSystem.detailAccessesRole:update'];

it('nobody grants an action that he lacks: not to his role, not to another, not to a new one', async () => {
  const editor = await holder(
    'editor',
    'all',
    ...editRoles,
    'roleSystem.showEmptyMatrixAccess:create',
    'logs.logsList:read',
  );
  const save = async (code: string, what: ReturnType<typeof items>) =>
    server.call('roles.updateAccesses', {
      as: editor,
      params: { code },
      body: { items: what, version: await versionOf(code) },
    });
  const before = await grantsOf('editor');
  const own = await save('editor', everything);
  expect([own.status, own.code, Object.keys(own.fields)]).toEqual([403, 'ROLE_BEYOND', ['items']]);
  expect(await grantsOf('editor')).toEqual(before);
  expect((await save('auditor', everything)).code).toBe('ROLE_BEYOND');
  const made = (code: string, what: ReturnType<typeof items>) =>
    server.call('roles.create', { as: editor, body: { code, name: code, dataScope: 'all', items: what } });
  expect((await made('too_much', items('sales', 'sale', 1))).code).toBe('ROLE_BEYOND');
  expect((await made('enough', items('logs', 'logsList', 1))).status).toBe(200);
  // What a role has already it keeps, and what the editor has he may add.
  const moderator = await grantsOf('moderator');
  const now = (await server.call('roles.accesses', { as: editor, params: { code: 'moderator' } })).data.items;
  const withLog = now.map((page) => ({
    code: page.code,
    routeGroups: page.routeGroups.map((group) => ({
      code: group.code,
      urls: group.urls.map(({ actionId, access }) => ({
        actionId,
        access: access || (group.code === 'logsList' && actionId === 1),
      })),
    })),
  }));
  expect((await save('moderator', withLog)).status).toBe(200);
  expect(await grantsOf('moderator')).toEqual([...moderator, 'logs.logsList:read'].sort());
});

it('role admin is edited by an administrator only', async () => {
  const editor = await holder('near_admin', 'all', ...(await grantsOf('admin')));
  const before = await grantsOf('admin');
  const version = await versionOf('admin');
  const cut = await server.call('roles.updateAccesses', {
    as: editor,
    params: { code: 'admin' },
    body: { items: items('roleSystem', 'detailAccessesRole', 1, 2), version },
  });
  expect([cut.status, cut.code]).toEqual([403, 'ROLE_ADMIN_ONLY']);
  const named = await server.call('roles.update', {
    as: editor,
    params: { code: 'admin' },
    body: { name: 'Я', version },
  });
  expect(named.code).toBe('ROLE_ADMIN_ONLY');
  expect(await grantsOf('admin')).toEqual(before);
  // An administrator gives a right up and takes it back; what he lacks meanwhile he gives to nobody.
  const save = async (code: string, what: ReturnType<typeof items>) =>
    server.call('roles.updateAccesses', {
      as: admin,
      params: { code },
      body: { items: what, version: await versionOf(code) },
    });
  const without = everything.filter(({ routeGroups }) => routeGroups[0]?.code !== 'exportMember');
  expect((await save('admin', without)).status).toBe(200);
  const given = await server.call('roles.create', {
    as: admin,
    body: { code: 'exporter', name: 'Выгрузка', dataScope: 'all', items: items('memberPage', 'exportMember', 1) },
  });
  expect(given.code).toBe('ROLE_BEYOND');
  const hired = await server.call('staff.create', {
    as: admin,
    body: { lastName: 'Новая', firstName: 'Анна', email: 'newcomer@example.ru', roleCode: 'finance' },
  });
  expect([hired.code, Object.keys(hired.fields)]).toEqual(['ROLE_BEYOND', ['roleCode']]);
  expect((await save('admin', everything)).status).toBe(200);
  expect(await grantsOf('admin')).toEqual(before);
});

it('a role shows no more rows than its author sees', async () => {
  const editor = await holder('narrow', 'own', ...editRoles, 'roleSystem.showEmptyMatrixAccess:create');
  const body = { code: 'wide', name: 'Широкая', items: [] };
  const made = await server.call('roles.create', { as: editor, body: { ...body, dataScope: 'all' } });
  expect([made.code, Object.keys(made.fields)]).toEqual(['ROLE_BEYOND', ['dataScope']]);
  expect((await server.call('roles.create', { as: editor, body: { ...body, dataScope: 'own' } })).status).toBe(200);
  const widened = await server.call('roles.update', {
    as: editor,
    params: { code: 'wide' },
    body: { name: 'Широкая', dataScope: 'all', version: 1 },
  });
  expect(widened.code).toBe('ROLE_BEYOND');
});

it('a right taken at the same moment is not given on: races leave no right nobody had', async () => {
  const editor = await holder(
    'racer',
    'all',
    ...editRoles,
    'roleSystem.showEmptyMatrixAccess:create',
    'logs.logsList:read',
  );
  const version = await versionOf('racer');
  const [taken, ...made] = await Promise.all([
    server.call('roles.updateAccesses', {
      as: admin,
      params: { code: 'racer' },
      body: { items: items('roleSystem', 'detailAccessesRole', 1, 2), version },
    }),
    ...Array.from({ length: 8 }, (_, i) =>
      server.call('roles.create', {
        as: editor,
        body: { code: `race_${i}`, name: 'Гонка', dataScope: 'all', items: items('logs', 'logsList', 1) },
      }),
    ),
  ]);
  expect(taken.status).toBe(200);
  expect(made.every(({ status }) => [200, 403].includes(status))).toBe(true);
  const after = await server.call('roles.create', {
    as: editor,
    body: { code: 'race_after', name: 'Гонка', dataScope: 'all', items: items('logs', 'logsList', 1) },
  });
  expect(after.status).toBe(403);
  const { rows } = await server.database.pool.query<{ code: string }>(
    "select code from roles where code like 'race\\_%' order by 1",
  );
  expect(rows.length).toBe(made.filter(({ status }) => status === 200).length);
});

it('every change of a role wants a fresh proof of identity, also a replayed one', async () => {
  const person = await server.loginAs('admin');
  const body = { code: 'fresh', name: 'Свежая', dataScope: 'all' as const, items: items('logs', 'logsList', 1) };
  expect((await server.call('roles.create', { as: person, body })).status).toBe(200);
  server.clock.add(11 * 60_000);
  const { tokens } = await server.call('auth.refresh', { headers: { 'x-refresh-token': person.refresh } });
  const as = { ...person, token: tokens!.access };
  const key = randomUUID();
  const params = { code: 'fresh' };
  const changes = () => [
    server.call('roles.create', { as, body: { ...body, code: 'fresh_2' }, key }),
    server.call('roles.update', { as, params, body: { name: 'Другая', version: 1 } }),
    server.call('roles.updateAccesses', { as, params, body: { items: body.items, version: 1 } }),
    server.call('roles.delete', { as, params }),
  ];
  for (const answer of [...(await Promise.all(changes())), ...(await Promise.all(changes()))]) {
    expect([answer.status, answer.code]).toEqual([403, 'REAUTH_REQUIRED']);
  }
  await server.call('auth.reauthenticate', { as, body: { password: testPassword } });
  expect((await server.call('roles.create', { as, body: { ...body, code: 'fresh_2' }, key })).status).toBe(200);
});
