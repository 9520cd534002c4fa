import { afterAll, beforeAll, expect, it } from 'vitest';

import { newId } from '../../ids.ts';
import type { Body } from '../../http/contract.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let server: TestApp;
let admin: Person;
let partnerId: string;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.loginAs('admin', { lastName: 'Орлов', firstName: 'Пётр' });
  const { rows } = await server.database.pool.query(
    `insert into partners (id, name, legal_name, inn) values (gen_random_uuid(), 'Лавка', 'ООО Лавка', '0000000017') returning id`,
  );
  partnerId = rows[0].id;
});
afterAll(() => server.close());

const password = 'Vernost7!kot';
let made = 0;
const form = (extra: Record<string, unknown> = {}) => {
  made += 1;
  return {
    lastName: 'Соколова',
    firstName: 'Ирина',
    email: `sokolova${made}@pribavka.example`,
    roleCode: 'moderator',
    ...extra,
  };
};
const create = (extra: Record<string, unknown> = {}, as = admin) =>
  server.call('staff.create', { as, body: form(extra) });
const update = (id: string, body: Record<string, unknown> & { version: number }, as = admin) =>
  server.call('staff.update', { as, params: { id }, body });
const linkOf = async (email: string) => {
  const [letter] = await server.mail(email);
  return /code=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
};
const setPassword = (code: string) => server.call('auth.changePassword', { body: { code, password } });
const signIn = (login: string) => server.call('auth.login', { body: { login, password } });

it('an administrator gives a role, and the person sets a password and works with it', async () => {
  const sent = form({ phone: '79031234567', middleName: 'Олеговна' });
  const { data, status, messages } = await server.call('staff.create', { as: admin, body: sent });
  expect(status, messages.join()).toBe(200);
  expect(data).toMatchObject({
    lastName: 'Соколова',
    email: sent.email,
    phone: '79031234567',
    role: { code: 'moderator', name: 'Модератор' },
    company: null,
    status: 'confirmed',
    hasSecondFactor: false,
    lastLoginAt: null,
    updatedBy: expect.stringMatching(/[А-Я]/),
  });
  expect((await signIn(sent.email)).code).toBe('AUTH_BAD_CREDENTIALS');
  // The page of the link meets an invited person as one.
  expect((await server.mail(sent.email))[0]?.text).toContain('/restore-password?invited=1&code=');
  expect((await setPassword(await linkOf(sent.email))).status).toBe(200);
  const entered = await signIn(sent.email);
  expect(entered.data).toMatchObject({ roleCode: 'moderator', status: 'confirmed' });
  expect((await server.call('staff.get', { as: admin, params: { id: data.id } })).data.lastLoginAt).not.toBeNull();
});

it('a custom role works as soon as it is given and stops as soon as it is taken', async () => {
  const items = [{ code: 'logs', routeGroups: [{ code: 'logsList', urls: [{ actionId: 1, access: true }] }] }];
  await server.call('roles.create', { as: admin, body: { code: 'reader', name: 'Читатель', dataScope: 'all', items } });
  const person = await server.loginAs('support');
  const read = async () => (await server.call('logs.list', { as: person, body: {} })).status;
  expect(await read()).toBe(403);
  expect((await update(person.id, { version: 1, roleCode: 'reader' })).data.role.code).toBe('reader');
  expect(await read()).toBe(200);
  expect((await server.call('roles.delete', { as: admin, params: { code: 'reader' } })).code).toBe('ROLE_IN_USE');
  expect((await update(person.id, { version: 2, roleCode: 'support' })).status).toBe(200);
  expect(await read()).toBe(403);
  const recorded = await server.call('logs.list', { as: admin, body: { filters: { entityId: person.id } } });
  const entry = await server.call('logs.get', { as: admin, params: { id: recorded.data.items[0]!.id } });
  expect(entry.data).toMatchObject({ entityType: 'staff', entityTypeName: 'Сотрудник', action: 'update' });
  expect(entry.data.changes).toEqual([{ field: 'roleCode', label: 'Роль', before: 'Читатель', after: 'Поддержка' }]);
});

it('a role of a company wants the company, and sees its rows', async () => {
  const items = [{ code: 'partner', routeGroups: [{ code: 'partnerList', urls: [{ actionId: 1, access: true }] }] }];
  const body = { code: 'lavka_hr', name: 'Кадры партнёра', dataScope: 'partner' as const, items };
  await server.call('roles.create', { as: admin, body });
  expect(Object.keys((await create({ roleCode: 'lavka_hr' })).fields)).toEqual(['partnerId']);
  expect(Object.keys((await create({ roleCode: 'lavka_hr', partnerId: admin.id })).fields)).toEqual(['partnerId']);
  expect(Object.keys((await create({ partnerId })).fields)).toEqual(['partnerId']);
  const { data } = await create({ roleCode: 'lavka_hr', partnerId });
  expect(data.company).toEqual({ id: partnerId, name: 'Лавка' });
  const moved = await update(data.id, { version: 1, roleCode: 'support' });
  expect(moved.data).toMatchObject({ company: null, role: { code: 'support' } });
  expect(Object.keys((await update(data.id, { version: 2, roleCode: 'lavka_hr' })).fields)).toEqual(['partnerId']);
});

it('roles with a door of their own are not given here, nor are their people staff', async () => {
  for (const roleCode of ['member', 'partner', 'manufacturer', 'technical', 'nobody']) {
    const { code, fields } = await create({ roleCode });
    expect([code, ...Object.keys(fields)], roleCode).toEqual(['ROLE_NOT_STAFF', 'roleCode']);
  }
  const member = await server.loginAs('member');
  expect((await server.call('staff.get', { as: admin, params: { id: member.id } })).status).toBe(404);
  expect((await update(member.id, { version: 1, roleCode: 'admin' })).status).toBe(404);
});

it('only an administrator gives roles, after a fresh proof, and nobody changes himself', async () => {
  const items = [
    {
      code: 'roleSystem',
      routeGroups: [{ code: 'detailAccessesRole', urls: [1, 2].map((actionId) => ({ actionId, access: true })) }],
    },
  ];
  await server.call('roles.create', {
    as: admin,
    body: { code: 'keeper', name: 'Хранитель', dataScope: 'all', items },
  });
  const storekeeper = await server.loginAs('keeper');
  expect((await create({}, storekeeper)).status).toBe(403);
  expect((await update(admin.id, { version: 1, roleCode: 'support' }, storekeeper)).status).toBe(403);
  expect((await server.call('staff.list', { as: storekeeper, body: {} })).status).toBe(200);
  expect((await update(admin.id, { version: 1, roleCode: 'support' })).code).toBe('STAFF_SELF');
  const stale = await server.loginAs('admin');
  await server.database.pool.query(`update sessions set auth_at = auth_at - interval '1 hour' where user_id = $1`, [
    stale.id,
  ]);
  expect((await create({}, stale)).code).toBe('REAUTH_REQUIRED');
  expect((await update(stale.id, { version: 1, roleCode: 'support' })).status).toBe(200);
});

it('a block ends sessions and links at once, says why, and can be taken back', async () => {
  const sent = form();
  const { data } = await server.call('staff.create', { as: admin, body: sent });
  const link = await linkOf(sent.email);
  expect((await update(data.id, { version: 1, status: 'blocked' })).code).toBe('REASON_REQUIRED');
  const blocked = await update(data.id, { version: 1, status: 'blocked', reasonText: 'Уволена' });
  expect(blocked.data).toMatchObject({ status: 'blocked', statusReason: 'Уволена' });
  expect((await setPassword(link)).code).toBe('AUTH_LINK_EXPIRED');
  const person = await server.loginAs('support');
  const sessions = async () =>
    (await server.call('staff.get', { as: admin, params: { id: person.id } })).data.sessionsCount;
  expect(await sessions()).toBe(1);
  await update(person.id, { version: 1, status: 'blocked', reasonText: 'Уволен' });
  expect(await sessions()).toBe(0);
  expect((await server.call('users.profile', { as: person })).status).toBe(401);
  expect((await update(person.id, { version: 2, status: 'confirmed' })).data).toMatchObject({
    status: 'confirmed',
    statusReason: null,
  });
});

it('an invitation is sent again until the password is set, and only the newest link opens', async () => {
  const sent = form();
  const { data } = await server.call('staff.create', { as: admin, body: sent });
  expect(data.isInvited).toBe(true);
  const again = (as = admin) => server.call('staff.invite', { as, params: { id: data.id } });
  const old = await linkOf(sent.email);
  expect((await again()).status).toBe(200);
  const link = await linkOf(sent.email);
  expect(link).not.toBe(old);
  expect((await setPassword(old)).code).toBe('AUTH_LINK_EXPIRED');
  expect((await setPassword(link)).status).toBe(200);
  expect((await again()).code).toBe('STAFF_NO_INVITE');
  const seen = await server.call('staff.get', { as: admin, params: { id: data.id } });
  expect(seen.data.isInvited).toBe(false);
  const other = (await server.call('staff.create', { as: admin, body: form() })).data;
  await update(other.id, { version: 1, status: 'blocked', reasonText: 'Не вышла' });
  expect((await server.call('staff.invite', { as: admin, params: { id: other.id } })).code).toBe('STAFF_NO_INVITE');
  expect((await server.call('staff.invite', { as: admin, params: { id: newId() } })).status).toBe(404);
  const support = await server.loginAs('support');
  expect((await again(support)).status).toBe(403);
  const role = await server.call('roles.users', { as: admin, params: { code: 'moderator' }, query: { size: 200 } });
  expect(role.data.items.filter(({ isInvited }) => isInvited).map(({ id }) => id)).toContain(other.id);
});

it('a changed address gets a new link, and the old one opens nothing', async () => {
  const sent = form();
  const { data } = await server.call('staff.create', { as: admin, body: sent });
  const old = await linkOf(sent.email);
  const email = `moved-${sent.email}`;
  expect((await update(data.id, { version: 1, email: email.toUpperCase() })).data.email).toBe(email);
  expect((await setPassword(old)).code).toBe('AUTH_LINK_EXPIRED');
  expect((await setPassword(await linkOf(email))).status).toBe(200);
  expect((await signIn(email)).data).toMatchObject({ roleCode: 'moderator' });
});

it('addresses and phones are of one account', async () => {
  const { data } = await create({ phone: '79031112233' });
  expect((await create({ email: data.email })).fields).toEqual({ email: ['Этот адрес уже зарегистрирован'] });
  expect(Object.keys((await create({ phone: '79031112233' })).fields)).toEqual(['phone']);
  expect((await update(data.id, { version: 1, phone: null })).data.phone).toBeNull();
});

it('the list is found by name, address, role, and comes page by page', async () => {
  const one = await create({ lastName: 'Яровой', firstName: 'Лев', roleCode: 'auditor' });
  await create({ lastName: 'Ёлкин', firstName: 'Лев', roleCode: 'auditor' });
  const names = async (body: Body<'staff.list'>) =>
    (await server.call('staff.list', { as: admin, body })).data.items.map(({ lastName }) => lastName);
  expect(await names({ search: 'елкин' })).toEqual(['Ёлкин']);
  expect(await names({ search: one.data.email ?? '' })).toEqual(['Яровой']);
  expect(await names({ filters: { roleCodes: ['auditor'] } })).toEqual(['Ёлкин', 'Яровой']);
  expect(await names({ filters: { roleCodes: ['member'] } })).toEqual([]);
  for (const field of ['name', 'createdAt', 'lastLoginAt'] as const) {
    const whole = (
      await server.call('staff.list', { as: admin, body: { size: 200, sort: [{ field, direction: 'asc' }] } })
    ).data.items;
    const walked: string[] = [];
    for (let cursor: string | undefined, page = 0; page < 50; page += 1) {
      const { data } = await server.call('staff.list', {
        as: admin,
        body: { size: 3, sort: [{ field, direction: 'asc' }], ...(cursor ? { cursor } : {}) },
      });
      walked.push(...data.items.map(({ id }) => id));
      cursor = data.nextCursor;
      if (!cursor) break;
    }
    expect(walked, field).toEqual(whole.map(({ id }) => id));
  }
});

it('somebody else’s change in between is a conflict with the record', async () => {
  const { data } = await create();
  await update(data.id, { version: 1, firstName: 'Инна' });
  const answer = await server.app.inject({
    method: 'PUT',
    url: `/api/v1/private/role/users/${data.id}`,
    payload: { version: 1, firstName: 'Ольга' },
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.json()).toMatchObject({ code: 'VERSION_CONFLICT', current: { firstName: 'Инна', version: 2 } });
});

it('two administrators who take each other’s role at once leave one', async () => {
  const fresh = await createTestApp();
  try {
    for (let round = 0; round < 5; round += 1) {
      await fresh.database.pool.query(`update users set role_code = 'support' where role_code = 'admin'`);
      const [a, b] = [await fresh.loginAs('admin'), await fresh.loginAs('admin')];
      const take = (as: Person, from: Person) =>
        fresh.call('staff.update', { as, params: { id: from.id }, body: { version: 1, roleCode: 'support' } });
      const answers = await Promise.all([take(a, b), take(b, a)]);
      const { rows } = await fresh.database.pool.query(`select id from users where role_code = 'admin'`);
      expect(rows).toHaveLength(1);
      const codes = answers
        .map(({ status, code }) => (status === 200 ? 'ok' : (code ?? '')))
        .toSorted((x, y) => (x < y ? -1 : 1));
      expect([
        ['ROLE_LOCKOUT', 'ok'],
        ['FORBIDDEN', 'ok'],
      ]).toContainEqual(codes);
    }
  } finally {
    await fresh.close();
  }
});
