import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { type Person, signIn } from '../../test/people.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.loginAs('admin');
});
afterAll(() => server.close());

const profile = (token: string) => server.call('users.profile', { token });

it('an administrator sees the sessions of another with the device and ends one or all, at once', async () => {
  const person = await server.loginAs('partner');
  const [phone, tablet] = [await signIn(server.services, person.id), await signIn(server.services, person.id)];
  const params = { id: person.id };
  const list = await server.call('sessions.listOf', { as: admin, params });
  expect(list.data).toHaveLength(3);
  expect(list.data.every((row) => row.device === 'Chrome, Windows' && !row.current)).toBe(true);

  const one = { id: person.id, sessionId: phone.sessionId };
  expect((await server.call('sessions.endOneOf', { as: admin, params: one })).status).toBe(200);
  expect((await profile(phone.token)).status).toBe(401);
  expect((await profile(tablet.token)).status).toBe(200);
  expect((await server.call('sessions.endOneOf', { as: admin, params: one })).status).toBe(404);

  expect((await server.call('sessions.endAllOf', { as: admin, params })).data).toEqual({ ended: 2 });
  for (const { token } of [person, tablet]) expect((await profile(token)).status).toBe(401);
  const refreshed = await server.call('auth.refresh', { headers: { 'x-refresh-token': tablet.refresh } });
  expect(refreshed.code).toBe('SESSION_EXPIRED');
  expect((await profile(admin.token)).status).toBe(200);

  const recorded = await server.services.db
    .selectFrom('auditEntries')
    .select(['action', 'entityType', 'reason'])
    .where('actorId', '=', admin.id)
    .where('entityId', '=', person.id)
    .orderBy('id')
    .execute();
  expect(recorded).toEqual([
    { action: 'logout', entityType: 'session', reason: 'Сеанс завершён администратором' },
    { action: 'logout', entityType: 'session', reason: 'Завершено администратором сеансов: 2' },
  ]);
});

it('does not end a session of a third person under the name of the second', async () => {
  const [person, third] = [await server.loginAs('member'), await server.loginAs('member')];
  const params = { id: person.id, sessionId: third.sessionId };
  expect((await server.call('sessions.endOneOf', { as: admin, params })).status).toBe(404);
  expect((await profile(third.token)).status).toBe(200);
});

it.each(['sessions.listOf', 'sessions.endAllOf', 'sessions.endOneOf'] as const)(
  '%s: is not for other roles and knows no strangers',
  async (key) => {
    const person = await server.loginAs('member');
    const call = (as: Person, id: string) =>
      server.call(key, { as, params: { id, sessionId: person.sessionId } as never });
    for (const role of ['moderator', 'auditor', 'partner', 'member']) {
      expect((await call(await server.loginAs(role), person.id)).status, role).toBe(403);
    }
    expect((await call(admin, '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b')).status).toBe(404);
    expect((await profile(person.token)).status).toBe(200);
  },
);
