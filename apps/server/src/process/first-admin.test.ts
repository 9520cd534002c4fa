import { sql } from 'kysely';
import { accessOf, decide } from '@pribavka/api';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import { demoPassword } from '../seed/parts/accounts.ts';
import { createUser } from '../test/people.ts';
import { refuseDemoAccounts } from './demo-accounts.ts';
import { firstAdministrator } from './first-admin.ts';

let server: TestApp;
beforeEach(async () => {
  server = await createTestApp({ config: { demo: false, adminEmail: 'chief@example.ru' } });
});
afterEach(() => server.close());

const lines = () => firstAdministrator(server.services);
const codeIn = (text: readonly string[]): string => /code=(\S+)/.exec(text.join('\n'))?.[1] ?? '';
const password = 'Snegir7!nad-rekoj';
const use = (code: string) => server.call('auth.changePassword', { body: { code, password } });

it('makes one account and one link, however many processes start', async () => {
  const printed = await Promise.all([lines(), lines(), lines()]);
  expect(new Set(printed.map(codeIn)).size).toBe(1);
  const { rows } = await sql<{ role: string; hash: string | null }>`
    select role_code as role, password_hash as hash from users`.execute(server.services.db);
  expect(rows).toEqual([{ role: 'admin', hash: null }]);
  const kept = await sql<{ row: string }>`select t::text as row from verification_codes t`.execute(server.services.db);
  expect(JSON.stringify(kept.rows)).not.toContain(codeIn(printed[0]));
});

it('the link opens once and for a day; a new one is made while nobody has a password', async () => {
  const old = codeIn(await lines());
  server.clock.add(24 * 3_600_000 + 1000);
  expect((await use(old)).code).toBe('AUTH_LINK_EXPIRED');
  const code = codeIn(await lines());
  expect(code).not.toBe(old);
  expect((await use(code)).status).toBe(200);
  expect((await use(code)).code).toBe('AUTH_LINK_EXPIRED');
  expect(await lines()).toEqual([]);
  const entered = await server.call('auth.login', { body: { login: 'chief@example.ru', password } });
  expect(entered.data).toMatchObject({ roleCode: 'admin', status: 'confirmed' });
});

it.each([null, '79261112233'])(
  'lets staff with the phone %s into the back-office: no code is waited for',
  async (phone) => {
    const as = await server.loginAs('moderator', { phone, isPhoneVerified: false });
    const [profile, accesses] = await Promise.all([
      server.call('users.profile', { as }),
      server.call('role.accesses', { as }),
    ]);
    const session = { authorised: true, access: accessOf(accesses.data), user: profile.data.user };
    expect(decide({ screen: 'admin-dashboard', session })).toEqual({ kind: 'allow' });
  },
);

it('gives nobody rights he does not have, and nothing where there is an administrator', async () => {
  await createUser(server.services, { roleCode: 'member', email: 'chief@example.ru' });
  expect((await lines()).join()).toMatch(/не администратор/);
  await createUser(server.services, { roleCode: 'admin', email: 'other@example.ru', password });
  expect(await lines()).toEqual([]);
});

it('knows demo accounts by their common password, not by an address anybody may write', async () => {
  const { db, passwords } = server.services;
  await createUser(server.services, { roleCode: 'admin', email: 'chief@shop.example' });
  await createUser(server.services, { email: 'seller@shop.example' });
  await expect(refuseDemoAccounts(db, passwords)).resolves.toBeUndefined();
  await sql`update users set password_hash = (select password_hash from users limit 1)`.execute(db);
  await expect(refuseDemoAccounts(db, passwords)).rejects.toThrow('chief@shop.example');
  // The last of them: the hash is nobody else's any more.
  const passwordHash = await passwords.hash(demoPassword);
  await db.updateTable('users').set({ passwordHash: null }).execute();
  await db.updateTable('users').set({ passwordHash }).where('email', '=', 'chief@shop.example').execute();
  await expect(refuseDemoAccounts(db, passwords)).rejects.toThrow('chief@shop.example');
});

it('says what to set when there is no address', async () => {
  server.services.config.adminEmail = undefined;
  expect((await lines()).join()).toContain('ADMIN_EMAIL');
});
