import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { createUser, freshPhone, testPassword } from '../../test/people.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const login = (name: string, password: string, fingerprint = `device-${name}`) =>
  server.call('auth.login', { body: { login: name, password }, headers: { 'x-fingerprint': fingerprint } });

it('lets in by phone in any form and by e-mail, with tokens in the headers', async () => {
  const user = await createUser(server.services, { phone: '79123456789' });
  for (const name of ['79123456789', '+7 (912) 345-67-89', '8 912 345 67 89', user.email!.toUpperCase()]) {
    const answer = await login(name, testPassword);
    expect(answer.data).toEqual({
      roleCode: 'member',
      status: 'confirmed',
      isPhoneVerified: true,
      statusReason: null,
      secondStep: null,
      challenge: null,
    });
    const profile = await server.call('users.profile', { token: answer.tokens?.access });
    expect(profile.data.user.id).toBe(user.id);
  }
});

it.each([
  ['moderation', null],
  ['rejected', 'Не нашли вас в списке сотрудников'],
] as const)('tells where the account stands: %s', async (status, statusReason) => {
  const user = await createUser(server.services, { status, statusReason: statusReason ?? undefined });
  const answer = await login(user.phone!, testPassword);
  expect(answer.data).toMatchObject({ status, statusReason });
  expect(answer.tokens).toBeDefined();
});

it('gives a blocked person the reason and no session', async () => {
  const user = await createUser(server.services, { status: 'blocked', statusReason: 'Чужие чеки' });
  const answer = await login(user.phone!, testPassword);
  expect(answer.status).toBe(200);
  expect(answer.data).toMatchObject({ status: 'blocked', statusReason: 'Чужие чеки' });
  expect(answer.tokens).toBeUndefined();
  const wrong = await login(user.phone!, 'Sovsem9!drugoy');
  expect(wrong.code).toBe('AUTH_BAD_CREDENTIALS');
});

it('answers alike and works alike for a known and an unknown account', async () => {
  const user = await createUser(server.services);
  const runs = async (name: string) => {
    const before = server.services.passwords.runs();
    const { status, code, messages, fields } = await login(name, 'Sovsem9!drugoy');
    return { status, code, messages, fields, runs: server.services.passwords.runs() - before };
  };
  const known = await runs(user.phone!);
  expect(known).toEqual({
    status: 400,
    code: 'AUTH_BAD_CREDENTIALS',
    messages: ['Неверный логин или пароль'],
    fields: {},
    runs: 1,
  });
  expect(await runs(freshPhone())).toEqual(known);
  expect(await runs('nobody@example.ru')).toEqual(known);
  expect(await runs('nobody-technical')).toEqual(known);
});

it('asks the database as often for a known as for an unknown account', async () => {
  const user = await createUser(server.services);
  const asked = async (work: () => Promise<unknown>): Promise<number> => {
    const spy = vi.spyOn(Client.prototype, 'query');
    await work();
    const count = spy.mock.calls.length;
    spy.mockRestore();
    return count;
  };
  const guess = (name: string) => asked(() => login(name, 'Sovsem9!drugoy'));
  const recover = (email: string) => asked(() => server.call('auth.recovery', { body: { email } }));
  // The first of each warms up connections and prepared statements.
  await guess(freshPhone());
  await recover('warm@example.ru');
  const [known, unknown] = [await guess(user.phone!), await guess(freshPhone())];
  expect(known).toBeGreaterThan(3);
  expect(known).toBe(unknown);
  expect(await guess(user.email!)).toBe(await guess('nobody-else@example.ru'));
  const recovery = await recover(user.email!);
  expect(recovery).toBeGreaterThan(3);
  expect(recovery).toBe(await recover('nobody-at-all@example.ru'));
});

const from = (ip: string, name: string, device: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/public/auth/login',
    remoteAddress: ip,
    headers: { 'x-fingerprint': device },
    payload: { login: name, password: 'Sovsem9!drugoy' },
  });

it('devices that are not known yet are not one device', async () => {
  const codes = new Set<string>();
  for (let i = 0; i < 20; i += 1) codes.add((await from(`10.0.4.${i}`, freshPhone(), 'unknown')).json().code as string);
  expect([...codes]).toEqual(['AUTH_BAD_CREDENTIALS']);
});

it('a pause outlives a restart: by account, by address and by device', async () => {
  const [user, bystander] = [await createUser(server.services), await createUser(server.services)];
  for (let i = 0; i < 5; i += 1) await from(`10.0.0.${i}`, user.phone!, `account-${i}`);
  for (let i = 0; i < 15; i += 1) await from(`10.0.1.${i}`, freshPhone(), 'tired-device');
  for (let i = 0; i < 50; i += 1) await from('10.0.2.1', freshPhone(), `address-${i}`);
  await server.restart();
  const code = async (ip: string, name: string, device: string) => (await from(ip, name, device)).json().code as string;
  expect(await code('10.0.9.1', user.phone!, 'new-1')).toBe('AUTH_THROTTLED');
  expect(await code('10.0.9.2', freshPhone(), 'tired-device')).toBe('AUTH_THROTTLED');
  expect(await code('10.0.2.1', freshPhone(), 'new-2')).toBe('AUTH_THROTTLED');
  expect(await code('10.0.9.3', bystander.phone!, 'new-3')).toBe('AUTH_BAD_CREDENTIALS');
});

it('slows guessing down, lets the right password in after the pause, touches nobody else', async () => {
  const user = await createUser(server.services);
  const other = await createUser(server.services);
  for (let i = 0; i < 5; i += 1) expect((await login(user.phone!, `Wrong${i}!pass`, `a${i}`)).status).toBe(400);
  const sixth = await login(user.phone!, testPassword, 'a6');
  expect(sixth.status).toBe(429);
  expect(sixth.code).toBe('AUTH_THROTTLED');
  expect(Number(sixth.headers['retry-after'])).toBe(30);
  expect((await login(other.phone!, testPassword)).status).toBe(200);
  server.clock.add(31_000);
  expect((await login(user.phone!, testPassword, 'a7')).status).toBe(200);
});

it('parallel guesses get no more tries than serial ones', async () => {
  const user = await createUser(server.services);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => login(user.phone!, `Wrong${i}!pass`, `b${i}`)),
  );
  expect(answers.filter((answer) => answer.status === 400)).toHaveLength(5);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15);
});

it('one device trying many accounts is slowed down too', async () => {
  const users = await Promise.all(Array.from({ length: 16 }, () => createUser(server.services)));
  const statuses: number[] = [];
  for (const user of users) statuses.push((await login(user.phone!, 'Sovsem9!drugoy', 'one-device')).status);
  expect(statuses.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 400));
  expect(statuses[15]).toBe(429);
});

it('renews a hash of another cost at sign-in', async () => {
  const { hash } = await import('@node-rs/argon2');
  const user = await createUser(server.services);
  const passwordHash = await hash(testPassword, { memoryCost: 32, timeCost: 2, parallelism: 1 });
  await server.services.db.updateTable('users').set({ passwordHash }).where('id', '=', user.id).execute();
  expect((await login(user.phone!, testPassword)).status).toBe(200);
  const row = await server.services.db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
});

it('leaves a journal of success and failure without the password', async () => {
  const user = await createUser(server.services);
  await login(user.phone!, 'Kanarejka7!tajna');
  await login(user.phone!, testPassword);
  const entries = await server.services.db
    .selectFrom('auditEntries')
    .selectAll()
    .where('entityId', '=', user.id)
    .where('action', '=', 'login')
    .orderBy('at')
    .execute();
  expect(entries.map((entry) => entry.reason)).toEqual(['Неверный логин или пароль', null]);
  expect(JSON.stringify(entries)).not.toContain('Kanarejka');
});

it('guesses of strangers do not lock the owner out on a device he has signed in from', async () => {
  const user = await createUser(server.services);
  const home = `home-${user.id}`;
  expect((await login(user.phone!, testPassword, home)).status).toBe(200);
  for (let i = 0; i < 5; i += 1) await from(`10.1.0.${i}`, user.phone!, `stranger-${i}`);
  expect((await from('10.1.0.9', user.phone!, 'stranger-9')).json().code).toBe('AUTH_THROTTLED');
  expect((await login(user.phone!, testPassword, `other-${user.id}`)).code).toBe('AUTH_THROTTLED');
  expect((await login(user.phone!, testPassword, home)).status).toBe(200);
  // The owner's own success does not give the strangers their tries back.
  expect((await from('10.1.0.10', user.phone!, 'stranger-10')).json().code).toBe('AUTH_THROTTLED');
});

it('a known device has five tries of its own, at once as well, and none of another account', async () => {
  const [user, other] = [await createUser(server.services), await createUser(server.services)];
  const home = `known-${user.id}`;
  await login(user.phone!, testPassword, home);
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => login(user.phone!, `Wrong${i}!pass`, home)));
  expect(answers.filter((answer) => answer.status === 400)).toHaveLength(5);
  expect((await login(user.phone!, testPassword, home)).code).toBe('AUTH_THROTTLED');
  for (let i = 0; i < 5; i += 1) await login(other.phone!, `Wrong${i}!pass`, home);
  expect((await login(other.phone!, testPassword, home)).code).toBe('AUTH_THROTTLED');
});
