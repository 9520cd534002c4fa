import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { publishVersion } from '../../test/documents.ts';
import { testPassword } from '../../test/people.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

it('shows one’s own sign-ins, refused ones among them, and nobody else’s', async () => {
  const member = await server.loginAs('member');
  const enter = (password: string) =>
    server.call('auth.login', {
      body: { login: member.phone!, password },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' },
    });
  await enter('Ne-tot-parol1!');
  server.clock.add(1000);
  await enter(testPassword);
  const { data } = await server.call('sessions.signIns', { as: member });
  expect(data.map(({ result, device }) => [result, device])).toEqual([
    ['ok', 'Chrome, Windows'],
    ['denied', 'Chrome, Windows'],
  ]);
  expect(data[0]).not.toHaveProperty('fingerprint');
  const other = await server.loginAs('member');
  expect((await server.call('sessions.signIns', { as: other })).data).toEqual([]);
  expect((await server.call('sessions.signIns', {})).status).toBe(401);
});

it('an accepted version can be opened after a newer one is published', async () => {
  const member = await server.loginAs('member');
  const { pool } = server.database;
  await publishVersion(pool, 'mailing_info');
  const set = (accepted: boolean) =>
    server.call('consents.update', { as: member, body: { kind: 'mailing_info', accepted } });
  await set(true);
  await publishVersion(pool, 'mailing_info');
  const own = async () => (await server.call('consents.list', { as: member })).data[0];
  expect(await own()).toMatchObject({ version: 1, withdrawnAt: null });
  expect((await own())?.file.url).toMatch(/\/files\//);
  await set(false);
  expect((await own())?.withdrawnAt).not.toBeNull();
  await set(true);
  expect(await own()).toMatchObject({ version: 2, withdrawnAt: null });
});
