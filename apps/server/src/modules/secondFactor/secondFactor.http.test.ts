import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { type Person, signIn, testPassword } from '../../test/people.ts';
import { hotp, stepAt } from './totp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** What an authenticator application does with the secret it was given. */
const codeOf = (secret: string, shift = 0): string => {
  const bits = Array.from(secret, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return hotp(bytes, stepAt(server.clock.at) + shift);
};
const nextStep = () => server.clock.add(30_000);
const wrongCode = (secret: string): string =>
  ['111111', '222222', '333333', '444444'].find(
    (code) => ![-1, 0, 1].some((shift) => codeOf(secret, shift) === code),
  ) ?? '';

const login = (person: Person) =>
  server.call('auth.login', {
    body: { login: person.email!, password: testPassword },
    headers: { 'x-fingerprint': person.id },
  });
const step = (challenge: string | null, code: string) =>
  server.call('auth.secondStep', { body: { challenge: challenge ?? '', code } });

/** A person whose second step is on. */
async function enrolled(role = 'member') {
  const person = await server.loginAs(role);
  const { data } = await server.call('secondFactor.enrol', { as: person });
  const confirmed = await server.call('secondFactor.confirm', { as: person, body: { code: codeOf(data.secret) } });
  expect(confirmed.status, confirmed.messages.join()).toBe(200);
  nextStep();
  return { person, secret: data.secret, uri: data.uri, codes: confirmed.data.recoveryCodes };
}

const entries = async (id: string) =>
  server.services.db
    .selectFrom('auditEntries')
    .select(['action', 'entityType', 'reason', 'actorId'])
    .where('entityId', '=', id)
    .orderBy('id')
    .execute();

describe('switching on', () => {
  it('gives a secret for the application and ten codes once, and keeps neither in the open', async () => {
    const { person, secret, uri, codes } = await enrolled();
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
    expect((await confirm(wrongCode(second.data.secret))).code).toBe('SECOND_STEP_WRONG');
    if (codeOf(first.data.secret) !== codeOf(second.data.secret)) {
      expect((await confirm(codeOf(first.data.secret))).code).toBe('SECOND_STEP_WRONG');
    }
    expect((await login(person)).tokens).toBeDefined();
    expect((await confirm(codeOf(second.data.secret))).status).toBe(200);
    expect((await login(person)).tokens).toBeUndefined();
  });

  it('ends the other sessions: they were opened without it', async () => {
    const person = await server.loginAs('member');
    const other = await signIn(server.services, person.id);
    const { data } = await server.call('secondFactor.enrol', { as: person });
    await server.call('secondFactor.confirm', { as: person, body: { code: codeOf(data.secret) } });
    expect((await server.call('users.profile', { token: other.token })).status).toBe(401);
    expect((await server.call('users.profile', { as: person })).status).toBe(200);
  });

  it('needs a fresh proof of identity, like every change of it', async () => {
    const { person, secret } = await enrolled();
    const { tokens } = await login(person).then(({ data }) => step(data.challenge, codeOf(secret)));
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

describe('signing in', () => {
  it('opens no session before the code, and one after it', async () => {
    const { person, secret } = await enrolled();
    const first = await login(person);
    expect(first.data).toMatchObject({ secondStep: 'code', roleCode: 'member' });
    expect([first.tokens, first.headers['x-session-token']]).toEqual([undefined, undefined]);
    const before = await server.call('sessions.list', { as: person });
    const done = await step(first.data.challenge, ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`);
    expect(done.data).toMatchObject({ secondStep: null, challenge: null, status: 'confirmed' });
    expect((await server.call('users.profile', { token: done.tokens?.access })).data.user.id).toBe(person.id);
    const after = await server.call('sessions.list', { as: person });
    expect(after.data.length).toBe(before.data.length + 1);
    expect((await step(first.data.challenge, codeOf(secret, 1))).code).toBe('SECOND_STEP_EXPIRED');
  });

  it('takes no code twice, even two requests at once', async () => {
    const { person, secret } = await enrolled();
    const code = codeOf(secret);
    const challenges = await Promise.all([login(person), login(person), login(person)]);
    const answers = await Promise.all(challenges.map(({ data }) => step(data.challenge, code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 'SECOND_STEP_USED')).toHaveLength(2);
    // An older code than the last accepted one opens nothing either, though its step is still near.
    const { data } = await login(person);
    expect((await step(data.challenge, codeOf(secret, -1))).code).toBe('SECOND_STEP_USED');
    expect((await step(data.challenge, codeOf(secret, 1))).status).toBe(200);
  });

  it('gives five tries, parallel ones too, and then a pause over all challenges', async () => {
    const { person, secret } = await enrolled();
    const { data } = await login(person);
    const wrong = wrongCode(secret);
    const answers = await Promise.all(Array.from({ length: 12 }, () => step(data.challenge, wrong)));
    const codes = answers.map((answer) => answer.code);
    expect(codes.filter((code) => code === 'CODE_WRONG')).toHaveLength(4);
    // The fifth guess ends the challenge; the rest find it ended or the account resting.
    const known = new Set(['CODE_WRONG', 'SECOND_STEP_EXPIRED', 'AUTH_THROTTLED']);
    expect(codes.filter((code) => !known.has(code ?? ''))).toEqual([]);
    const checked = (await entries(person.id)).filter(({ reason }) => reason === 'Неверный код второго шага');
    expect(checked).toHaveLength(5);
    const again = await login(person);
    expect((await step(again.data.challenge, codeOf(secret))).code).toBe('AUTH_THROTTLED');
    server.clock.add(31_000);
    expect((await step(data.challenge, codeOf(secret))).code).toBe('SECOND_STEP_EXPIRED');
    server.clock.add(61_000);
    expect((await step(again.data.challenge, codeOf(secret))).status).toBe(200);
  });

  it('waits ten minutes, and not after a block or a new password', async () => {
    const { person, secret } = await enrolled();
    const late = await login(person);
    server.clock.add(10 * 60_000 + 1);
    expect((await step(late.data.challenge, codeOf(secret))).code).toBe('SECOND_STEP_EXPIRED');
    const { data } = await login(person);
    const set = (values: object) =>
      server.services.db.updateTable('users').set(values).where('id', '=', person.id).execute();
    await set({ status: 'blocked' });
    expect((await step(data.challenge, codeOf(secret))).code).toBe('SECOND_STEP_EXPIRED');
    await set({ status: 'confirmed', passwordChangedAt: new Date(server.clock.at.getTime() + 1000) });
    expect((await step(data.challenge, codeOf(secret))).code).toBe('SECOND_STEP_EXPIRED');
    await set({ passwordChangedAt: null });
    expect((await step(data.challenge, codeOf(secret))).status).toBe(200);
    expect((await step('nonsense', codeOf(secret))).code).toBe('SECOND_STEP_EXPIRED');
  });

  it('opens by a recovery code once, and tells the owner', async () => {
    const { person, codes } = await enrolled();
    const typed = codes[3]!.toLowerCase().replaceAll('-', ' ');
    const first = await login(person);
    expect((await step(first.data.challenge, typed)).status).toBe(200);
    const second = await login(person);
    expect((await step(second.data.challenge, typed)).code).toBe('CODE_WRONG');
    expect((await step(second.data.challenge, codes[4]!)).status).toBe(200);
    const { data } = await server.call('secondFactor.status', { as: person });
    expect(data.recoveryCodesLeft).toBe(8);
    expect(
      (await server.mail(person.email!)).filter((letter) => letter.template === 'second-factor-used'),
    ).toHaveLength(2);
    const { data: renewed } = await server.call('secondFactor.renewCodes', { as: await again(person) });
    const third = await login(person);
    expect((await step(third.data.challenge, codes[5]!)).code).toBe('CODE_WRONG');
    expect((await step(third.data.challenge, renewed.recoveryCodes[0]!)).status).toBe(200);
  });

  it('two uses of one recovery code at once open one session', async () => {
    const { person, codes } = await enrolled();
    const challenges = await Promise.all([login(person), login(person)]);
    const answers = await Promise.all(challenges.map(({ data }) => step(data.challenge, codes[0]!)));
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 400]);
  });

  it('a recovered password does not skip it', async () => {
    const { person } = await enrolled();
    await server.call('auth.recovery', { body: { email: person.email! } });
    const letter = (await server.mail(person.email!)).find(({ template }) => template === 'recovery');
    const code = new URL(/https?:\S+/.exec(letter?.text ?? '')![0]).searchParams.get('code')!;
    const changed = await server.call('auth.changePassword', { body: { code, password: 'Zelenyj8#chaj' } });
    expect([changed.status, changed.tokens]).toEqual([200, undefined]);
    const answer = await server.call('auth.login', { body: { login: person.email!, password: 'Zelenyj8#chaj' } });
    expect([answer.data.secondStep, answer.tokens]).toEqual(['code', undefined]);
  });

  it('leaves every step in the journal and no code in it', async () => {
    const { person, secret, codes } = await enrolled();
    const { data } = await login(person);
    await step(data.challenge, wrongCode(secret));
    await step(data.challenge, codes[0]!);
    const told = await entries(person.id);
    expect(told.map(({ action, reason }) => [action, reason])).toEqual([
      ['update', 'Двухэтапный вход включён'],
      ['login', 'Пароль верен, ждём второй шаг'],
      ['login', 'Неверный код второго шага'],
      ['login', 'Вход по резервному коду'],
    ]);
  });
});

const again = async (person: Person): Promise<Person> => ({ ...person, ...(await signIn(server.services, person.id)) });

describe('switching off', () => {
  it('by the owner with a fresh proof, told by a letter', async () => {
    const { person } = await enrolled();
    const fresh = await again(person);
    expect((await server.call('secondFactor.disable', { as: fresh })).data).toEqual({ ok: true });
    expect((await server.call('secondFactor.disable', { as: fresh })).code).toBe('SECOND_FACTOR_OFF');
    expect((await server.call('secondFactor.renewCodes', { as: fresh })).code).toBe('SECOND_FACTOR_OFF');
    expect((await login(person)).tokens).toBeDefined();
    expect((await server.mail(person.email!))[0]?.template).toBe('second-factor-off');
  });

  it('by another administrator, in the journal; never for oneself', async () => {
    const { person: lost } = await enrolled('admin');
    const { person: helper } = await enrolled('admin');
    const as = await again(helper);
    const reset = (by: Person, id: string) => server.call('secondFactor.reset', { as: by, params: { id } });
    expect((await reset(as, helper.id)).code).toBe('SECOND_FACTOR_SELF');
    expect((await reset(await server.loginAs('moderator'), lost.id)).status).toBe(403);
    const open = await again(lost);
    expect((await reset(as, lost.id)).status).toBe(200);
    expect((await server.call('users.profile', { as: open })).status).toBe(401);
    expect((await login(lost)).tokens).toBeDefined();
    expect((await reset(as, lost.id)).code).toBe('SECOND_FACTOR_OFF');
    const told = (await entries(lost.id)).find(({ reason }) => reason?.startsWith('Двухэтапный вход сброшен'));
    expect(told).toMatchObject({ entityType: 'second_factor', action: 'delete', actorId: helper.id });
    expect((await server.mail(lost.email!))[0]?.template).toBe('second-factor-reset');
  });
});

describe('the rule for administrators', () => {
  const setRule = async (on: boolean) => {
    const as = await server.loginAs('admin');
    const { data } = await server.call('security.settings', { as });
    return server.call('security.updateSettings', { as, body: { adminSecondFactor: on, version: data.version } });
  };

  it('is changed by administrators only, by the version they saw, in the journal', async () => {
    const moderator = await server.loginAs('moderator');
    const body = { adminSecondFactor: true, version: 1 };
    expect((await server.call('security.updateSettings', { as: moderator, body })).status).toBe(403);
    expect((await server.call('security.settings', { as: moderator })).status).toBe(403);
    const on = await setRule(true);
    expect(on.data.adminSecondFactor).toBe(true);
    const stale = await server.call('security.updateSettings', { as: await server.loginAs('admin'), body });
    expect([stale.status, stale.code]).toEqual([409, 'VERSION_CONFLICT']);
    await setRule(false);
  });

  it('leads to switching on: no session, no call, before it is done', async () => {
    await setRule(true);
    const admin = await server.loginAs('admin');
    const first = await login(admin);
    expect([first.data.secondStep, first.tokens]).toEqual(['enrolment', undefined]);
    const challenge = first.data.challenge ?? '';
    expect((await step(challenge, '123456')).code).toBe('SECOND_STEP_EXPIRED');
    const { data } = await server.call('auth.enrol', { body: { challenge } });
    const wrong = await server.call('auth.confirmEnrol', { body: { challenge, code: wrongCode(data.secret) } });
    expect([wrong.code, wrong.tokens]).toEqual(['CODE_WRONG', undefined]);
    const done = await server.call('auth.confirmEnrol', { body: { challenge, code: codeOf(data.secret) } });
    expect(done.data).toMatchObject({ secondStep: null, roleCode: 'admin' });
    expect(done.data.recoveryCodes).toHaveLength(10);
    expect((await server.call('logs.list', { token: done.tokens?.access, body: {} })).status).toBe(200);
    expect((await server.call('auth.enrol', { body: { challenge } })).code).toBe('SECOND_STEP_EXPIRED');
    nextStep();
    const second = await login(admin);
    expect(second.data.secondStep).toBe('code');
    expect((await step(second.data.challenge, codeOf(data.secret))).status).toBe(200);
    const off = await server.call('secondFactor.disable', { token: done.tokens?.access });
    expect([off.status, off.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    await setRule(false);
  });

  it('does not touch other roles', async () => {
    await setRule(true);
    for (const role of ['member', 'moderator', 'partner']) {
      expect((await login(await server.loginAs(role))).tokens, role).toBeDefined();
    }
    await setRule(false);
  });
});
