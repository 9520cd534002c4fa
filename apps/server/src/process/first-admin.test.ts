import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import { createUser } from '../test/people.ts';
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
  expect(entered.data).toMatchObject({ roleCode: 'admin' });
});

it('gives nobody rights he does not have, and nothing where there is an administrator', async () => {
  await createUser(server.services, { roleCode: 'member', email: 'chief@example.ru' });
  expect((await lines()).join()).toMatch(/не администратор/);
  await createUser(server.services, { roleCode: 'admin', email: 'other@example.ru', password });
  expect(await lines()).toEqual([]);
});

it('says what to set when there is no address', async () => {
  server.services.config.adminEmail = undefined;
  expect((await lines()).join()).toContain('ADMIN_EMAIL');
});
