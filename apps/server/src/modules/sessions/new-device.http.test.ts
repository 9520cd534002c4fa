import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { testPassword } from '../../test/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('tells of a sign-in from a new device at once, by night too, and of each device once', async () => {
  t.clock.at = new Date('2026-11-20T23:30:00.000Z');
  const member = await t.loginAs('member', { isPhoneVerified: true });
  const enter = () => t.call('auth.login', { body: { login: member.email ?? '', password: testPassword } });
  expect((await enter()).status).toBe(200);
  expect((await enter()).status).toBe(200);
  const sent = (await t.mail(member.email ?? '')).filter(({ template }) => template === 'session-new-device');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('21.11.2026 в 02:30');
  expect((await t.mail(member.phone ?? '')).map(({ template }) => template)).toContain('session-new-device');
  const { data } = await t.call('notifications.list', { as: member, body: {} });
  expect(data.items.map(({ kind }) => kind)).toEqual(['session.new_device']);
});

it('says nothing at the first sign-in of an account and from a device it knows', async () => {
  const person = await t.loginAs('member');
  await t.database.pool.query('delete from sessions where user_id = $1', [person.id]);
  expect((await t.call('auth.login', { body: { login: person.email ?? '', password: testPassword } })).status).toBe(
    200,
  );
  expect(await t.mail(person.email ?? '')).toEqual([]);
});
