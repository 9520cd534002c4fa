import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { signIn, testPassword, type Person } from '../../test/people.ts';
import { absoluteLimitMs } from '../sessions/repository/sessions.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const refresh = (token: string) => server.call('auth.refresh', { headers: { 'x-refresh-token': token } });
const profile = (token: string | undefined) => server.call('users.profile', { token });
const second = async (person: Person): Promise<Person> => ({
  ...person,
  ...(await signIn(server.services, person.id)),
});

describe('refresh', () => {
  it('gives the next pair, and the new access token works', async () => {
    const person = await server.loginAs('member');
    server.clock.add(11 * 60_000);
    expect((await profile(person.token)).status).toBe(401);
    const next = await refresh(person.refresh);
    expect(next.tokens?.refresh).not.toBe(person.refresh);
    expect((await profile(next.tokens?.access)).status).toBe(200);
  });

  it('fifty at once with one token get the same successor', async () => {
    const person = await server.loginAs('member');
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(person.refresh)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(new Set(answers.map((answer) => answer.tokens?.refresh)).size).toBe(1);
  });

  it('the previous token still works within the grace and is a replay after it: the session ends', async () => {
    const person = await server.loginAs('member');
    const next = await refresh(person.refresh);
    server.clock.add(29_000);
    expect((await refresh(person.refresh)).tokens?.refresh).toBe(next.tokens?.refresh);
    server.clock.add(2_000);
    expect((await refresh(person.refresh)).code).toBe('REFRESH_REPLAYED');
    expect((await refresh(next.tokens!.refresh)).code).toBe('SESSION_EXPIRED');
    expect((await profile(next.tokens?.access)).status).toBe(401);
  });

  it('the previous token from another address and device is refused within the grace and recorded', async () => {
    const person = await server.loginAs('member');
    const at = (token: string, remoteAddress: string, device?: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/v1/public/auth/refresh',
        remoteAddress,
        headers: { 'x-refresh-token': token, ...(device ? { 'x-fingerprint': device } : {}) },
      });
    const next = (await at(person.refresh, '10.3.0.1', 'test-device')).headers['x-refresh-token'] as string;
    const codes = async (address: string, device?: string) =>
      (await at(person.refresh, address, device)).json<{ code?: string }>().code ?? 'ok';
    expect(await codes('10.3.0.9', 'test-device')).toBe('ok');
    expect(await codes('10.3.0.1', 'other-device')).toBe('ok');
    expect(await codes('127.0.0.1')).toBe('ok');
    expect(await Promise.all([codes('10.3.0.9', 'other-device'), codes('10.3.0.9')])).toEqual([
      'SESSION_EXPIRED',
      'SESSION_EXPIRED',
    ]);
    const entries = await server.services.db
      .selectFrom('auditEntries')
      .select(['reason', 'result', 'code', 'actorId'])
      .where('entityId', '=', person.sessionId)
      .execute();
    const entry = {
      reason: 'Прежний токен с другого адреса и устройства',
      result: 'denied',
      code: 'SESSION_EXPIRED',
      actorId: person.id,
    };
    expect(entries).toEqual([entry, entry]);
    // The owner goes on with what he has.
    expect((await at(next, '10.3.0.1', 'test-device')).statusCode).toBe(200);
  });

  it('a token older than the previous one is a replay at once', async () => {
    const person = await server.loginAs('member');
    const next = await refresh(person.refresh);
    await refresh(next.tokens!.refresh);
    expect((await refresh(person.refresh)).code).toBe('REFRESH_REPLAYED');
  });

  it.each(['', 'nonsense', 'test.00000000-0000-7000-8000-000000000000.0.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'refuses a forged token: %s',
    async (token) => {
      expect((await refresh(token)).code).toBe('SESSION_EXPIRED');
    },
  );

  it('nothing in the session row can be used as a token', async () => {
    const person = await server.loginAs('member');
    const row = await server.database.pool.query('select * from sessions where id = $1', [person.sessionId]);
    expect(JSON.stringify(row.rows)).not.toContain(person.refresh.split('.').at(-1));
  });

  it('ends after 14 idle days and after 60 days in any case', async () => {
    const idle = await server.loginAs('member');
    server.clock.add(15 * 24 * 3_600_000);
    expect((await refresh(idle.refresh)).code).toBe('SESSION_EXPIRED');
    let { refresh: token } = await server.loginAs('member');
    for (let day = 0; day <= absoluteLimitMs / 86_400_000; day += 10) {
      const answer = await refresh(token);
      if (!answer.tokens) {
        expect(day).toBeGreaterThanOrEqual(60);
        return;
      }
      token = answer.tokens.refresh;
      server.clock.add(10 * 86_400_000);
    }
    expect((await refresh(token)).code).toBe('SESSION_EXPIRED');
  });
});

describe('ending', () => {
  it('logout ends the session at once', async () => {
    const person = await server.loginAs('member');
    expect((await server.call('auth.logout', { as: person })).status).toBe(200);
    expect((await profile(person.token)).status).toBe(401);
    expect((await refresh(person.refresh)).code).toBe('SESSION_EXPIRED');
  });

  it('blocking or deleting an account ends its sessions at once', async () => {
    for (const status of ['blocked', 'deleted'] as const) {
      const person = await server.loginAs('member');
      await server.services.db.updateTable('users').set({ status }).where('id', '=', person.id).execute();
      expect((await profile(person.token)).status).toBe(401);
      expect((await refresh(person.refresh)).code).toBe('SESSION_EXPIRED');
    }
  });

  it('shows own sessions with the device and ends one or all the others', async () => {
    const person = await server.loginAs('member');
    const [phone, tablet] = [await second(person), await second(person)];
    const list = await server.call('sessions.list', { as: person });
    expect(list.data).toHaveLength(3);
    expect(list.data.filter((session) => session.current).map((session) => session.id)).toEqual([person.sessionId]);
    expect(list.data[0]?.device).toBe('Chrome, Windows');
    expect((await server.call('sessions.end', { as: person, params: { id: phone.sessionId } })).status).toBe(200);
    expect((await profile(phone.token)).status).toBe(401);
    expect((await server.call('sessions.endOthers', { as: person })).data).toEqual({ ended: 1 });
    expect((await profile(tablet.token)).status).toBe(401);
    expect((await profile(person.token)).status).toBe(200);
  });

  it('does not end a session of somebody else', async () => {
    const [person, stranger] = [await server.loginAs('member'), await server.loginAs('member')];
    const answer = await server.call('sessions.end', { as: person, params: { id: stranger.sessionId } });
    expect(answer.status).toBe(404);
    expect((await profile(stranger.token)).status).toBe(200);
  });
});

describe('password', () => {
  it('needs the present one, ends the other sessions and tells the owner', async () => {
    const person = await server.loginAs('member');
    const other = await second(person);
    const reset = (oldPassword: string, password: string) =>
      server.call('auth.resetPassword', { as: person, body: { oldPassword, password } });
    expect((await reset('Nevernyj1!', 'Zelenyj8#chaj')).fields).toEqual({ oldPassword: ['Неверный текущий пароль'] });
    expect((await reset(testPassword, testPassword)).code).toBe('PASSWORD_SAME');
    expect((await reset(testPassword, 'P@ssw0rd2026')).code).toBe('PASSWORD_COMMON');
    expect((await reset(testPassword, 'короткий')).fields['password']).toBeDefined();
    expect((await reset(testPassword, 'Zelenyj8#chaj')).status).toBe(200);
    expect((await profile(other.token)).status).toBe(401);
    expect((await profile(person.token)).status).toBe(200);
    expect((await server.mail(person.email!))[0]?.subject).toBe('Пароль изменён');
  });

  it('takes long passwords in any script whole', async () => {
    const person = await server.loginAs('member');
    const long = `Ёжик!7${'щука в тумане '.repeat(9)}`.slice(0, 128);
    const reset = await server.call('auth.resetPassword', {
      as: person,
      body: { oldPassword: testPassword, password: long },
    });
    expect(reset.status).toBe(200);
    const login = (password: string) => server.call('auth.login', { body: { login: person.phone!, password } });
    expect((await login(long)).status).toBe(200);
    expect((await login(long.slice(0, 127))).status).toBe(400);
    expect((await login(long.trim())).status).toBe(long.trim() === long ? 200 : 400);
  });
});
