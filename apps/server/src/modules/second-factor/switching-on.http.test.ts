import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { signIn } from '../../test/people.ts';
import { secondFactorStage } from './testing/stage.ts';

let server: TestApp;
let stage: ReturnType<typeof secondFactorStage>;
beforeAll(async () => {
  server = await createTestApp();
  stage = secondFactorStage(server);
});
afterAll(() => server.close());

describe('switching on', () => {
  it('gives a secret for the application and ten codes once, and keeps neither in the open', async () => {
    const { person, secret, uri, codes } = await stage.enrolled();
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/.test(code))).toBe(true);
    const rows = await server.database.pool.query(
      'select f::text as row from second_factors f union all select c::text from recovery_codes c',
    );
    const stored = JSON.stringify(rows.rows);
    for (const text of [secret, ...codes, ...codes.map((code) => code.slice(5))]) expect(stored).not.toContain(text);
    expect(stored).toContain('$argon2id$');
    const { data } = await server.call('secondFactor.status', { as: person });
    expect(data).toMatchObject({ enabled: true, required: false, recoveryCodesLeft: 10 });
    expect((await server.mail(person.email!)).map((letter) => letter.template)).toEqual(['second-factor-on']);
    expect((await server.call('secondFactor.enrol', { as: person })).code).toBe('SECOND_FACTOR_ON');
  });

  it('asks for nothing while no right code was given, and takes only the last secret', async () => {
    const person = await server.loginAs('member');
    const first = await server.call('secondFactor.enrol', { as: person });
    const second = await server.call('secondFactor.enrol', { as: person });
    const confirm = (code: string) => server.call('secondFactor.confirm', { as: person, body: { code } });
    expect((await confirm(stage.wrongCode(second.data.secret))).code).toBe('SECOND_STEP_WRONG');
    if (stage.codeOf(first.data.secret) !== stage.codeOf(second.data.secret)) {
      expect((await confirm(stage.codeOf(first.data.secret))).code).toBe('SECOND_STEP_WRONG');
    }
    expect((await stage.login(person)).tokens).toBeDefined();
    expect((await confirm(stage.codeOf(second.data.secret))).status).toBe(200);
    expect((await stage.login(person)).tokens).toBeUndefined();
  });

  it('ends the other sessions: they were opened without it', async () => {
    const person = await server.loginAs('member');
    const other = await signIn(server.services, person.id);
    const { data } = await server.call('secondFactor.enrol', { as: person });
    await server.call('secondFactor.confirm', { as: person, body: { code: stage.codeOf(data.secret) } });
    expect((await server.call('users.profile', { token: other.token })).status).toBe(401);
    expect((await server.call('users.profile', { as: person })).status).toBe(200);
  });

  it('needs a fresh proof of identity, like every change of it', async () => {
    const { person, secret } = await stage.enrolled();
    const { tokens } = await stage.login(person).then(({ data }) => stage.step(data.challenge, stage.codeOf(secret)));
    const later = await server.call('auth.refresh', { headers: { 'x-refresh-token': tokens!.refresh } });
    server.clock.add(9 * 60_000);
    const token = later.tokens?.access;
    server.clock.add(2 * 60_000);
    const renewed = await server.call('auth.refresh', { headers: { 'x-refresh-token': later.tokens!.refresh } });
    for (const key of ['secondFactor.enrol', 'secondFactor.renewCodes', 'secondFactor.disable'] as const) {
      expect((await server.call(key, { token: renewed.tokens?.access })).code, key).toBe('REAUTH_REQUIRED');
    }
    expect(token).toBeDefined();
    const confirm = { token: renewed.tokens?.access, body: { code: '123456' } };
    expect((await server.call('secondFactor.confirm', confirm)).code).toBe('REAUTH_REQUIRED');
  });
});
