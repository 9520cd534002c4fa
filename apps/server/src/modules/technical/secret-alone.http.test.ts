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

const signIn = (login: string, password: string) => server.call('auth.login', { body: { login, password } });
/** Empty when the secret does not open. */
const tokenOf = async (login: string, password: string): Promise<string> =>
  (await signIn(login, password)).tokens?.access ?? '';
const refreshOf = async (login: string, password: string): Promise<string> =>
  (await signIn(login, password)).tokens?.refresh ?? '';
const renew = (refresh = '') => server.call('auth.refresh', { headers: { 'x-refresh-token': refresh } });

// The walk that outlived the rotation: an address, its code, a password by a letter, a sign-in by that.
it('a system gets no address and no password, and its secret dies with the rotation', async () => {
  const body = { name: 'Касса', login: 'kassa-9', scopes: ['sales.sale:create' as const] };
  const { data } = await server.call('technical.register', { as: admin, body });
  const token = await tokenOf('kassa-9', data.secret);
  expect((await server.call('role.accesses', { token })).data.roleCode).toBe('technical');

  const email = 'kassa@shop.ru';
  expect((await server.call('users.updateEmail', { token, body: { email } })).status).toBe(403);
  expect((await server.call('users.profile', { token })).status).toBe(403);
  const change = { oldPassword: data.secret, password: 'Vernost7!kot' };
  expect((await server.call('auth.resetPassword', { token, body: change })).status).toBe(403);
  expect((await server.call('secondFactor.enrol', { token })).status).toBe(403);
  await expect(
    server.database.pool.query(`update users set email = $1 where id = $2`, [email, data.id]),
  ).rejects.toThrow('users_system_has_no_contacts');

  const rotated = await server.call('technical.rotateSecret', {
    as: admin,
    params: { id: data.id },
    body: { graceHours: 0 },
  });
  expect(rotated.status, rotated.messages.join()).toBe(200);
  expect(await tokenOf('kassa-9', data.secret)).toBe('');
  expect((await server.call('role.accesses', { token })).status).toBe(401);
  expect(await tokenOf('kassa-9', rotated.data.secret)).not.toBe('');
});

it('with a grace an old secret and every session it has opened end together', async () => {
  const body = { name: 'Склад', login: 'sklad-1', scopes: ['sales.sale:create' as const] };
  const { data } = await server.call('technical.register', { as: admin, body });
  const rotate = (graceHours: number) =>
    server.call('technical.rotateSecret', { as: admin, params: { id: data.id }, body: { graceHours } });
  const before = await refreshOf('sklad-1', data.secret);
  const { secret } = (await rotate(1)).data;
  const [during, next] = [await refreshOf('sklad-1', data.secret), await refreshOf('sklad-1', secret)];

  server.clock.add(3_600_000 - 1000);
  const [a, b, c] = [await renew(before), await renew(during), await renew(next)];
  expect([a.status, b.status, c.status]).toEqual([200, 200, 200]);
  server.clock.add(2000);
  expect((await renew(a.tokens?.refresh)).code).toBe('SESSION_EXPIRED');
  expect((await renew(b.tokens?.refresh)).code).toBe('SESSION_EXPIRED');
  expect((await renew(c.tokens?.refresh)).status).toBe(200);
  expect(await refreshOf('sklad-1', data.secret)).toBe('');
});
