import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { secondFactorStage } from './testing/stage.ts';

let server: TestApp;
let stage: ReturnType<typeof secondFactorStage>;
beforeAll(async () => {
  server = await createTestApp();
  stage = secondFactorStage(server);
});
afterAll(() => server.close());

describe('signing in', () => {
  it('opens no session before the code, and one after it', async () => {
    const { person, secret } = await stage.enrolled();
    const first = await stage.login(person);
    expect(first.data).toMatchObject({ secondStep: 'code', roleCode: 'member' });
    expect([first.tokens, first.headers['x-session-token']]).toEqual([undefined, undefined]);
    const before = await server.call('sessions.list', { as: person });
    const done = await stage.step(
      first.data.challenge,
      ` ${stage.codeOf(secret).slice(0, 3)} ${stage.codeOf(secret).slice(3)}`,
    );
    expect(done.data).toMatchObject({ secondStep: null, challenge: null, status: 'confirmed' });
    expect((await server.call('users.profile', { token: done.tokens?.access })).data.user.id).toBe(person.id);
    const after = await server.call('sessions.list', { as: person });
    expect(after.data.length).toBe(before.data.length + 1);
    expect((await stage.step(first.data.challenge, stage.codeOf(secret, 1))).code).toBe('SECOND_STEP_EXPIRED');
  });

  it('takes no code twice, even two requests at once', async () => {
    const { person, secret } = await stage.enrolled();
    const code = stage.codeOf(secret);
    const challenges = await Promise.all([stage.login(person), stage.login(person), stage.login(person)]);
    const answers = await Promise.all(challenges.map(({ data }) => stage.step(data.challenge, code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 'SECOND_STEP_USED')).toHaveLength(2);
    // An older code than the last accepted one opens nothing either, though its step is still near.
    const { data } = await stage.login(person);
    expect((await stage.step(data.challenge, stage.codeOf(secret, -1))).code).toBe('SECOND_STEP_USED');
    expect((await stage.step(data.challenge, stage.codeOf(secret, 1))).status).toBe(200);
  });

  it('gives five tries, parallel ones too, and then a pause over all challenges', async () => {
    const { person, secret } = await stage.enrolled();
    const { data } = await stage.login(person);
    const wrong = stage.wrongCode(secret);
    const answers = await Promise.all(Array.from({ length: 12 }, () => stage.step(data.challenge, wrong)));
    const codes = answers.map((answer) => answer.code);
    expect(codes.filter((code) => code === 'CODE_WRONG')).toHaveLength(4);
    // The fifth guess ends the challenge; the rest find it ended or the account resting.
    const known = new Set(['CODE_WRONG', 'SECOND_STEP_EXPIRED', 'AUTH_THROTTLED']);
    expect(codes.filter((code) => !known.has(code ?? ''))).toEqual([]);
    const checked = (await stage.entries(person.id)).filter(({ reason }) => reason === 'Неверный код второго шага');
    expect(checked).toHaveLength(5);
    const again = await stage.login(person);
    expect((await stage.step(again.data.challenge, stage.codeOf(secret))).code).toBe('AUTH_THROTTLED');
    server.clock.add(31_000);
    expect((await stage.step(data.challenge, stage.codeOf(secret))).code).toBe('SECOND_STEP_EXPIRED');
    server.clock.add(61_000);
    expect((await stage.step(again.data.challenge, stage.codeOf(secret))).status).toBe(200);
  });

  it('waits ten minutes, and not after a block or a new password', async () => {
    const { person, secret } = await stage.enrolled();
    const late = await stage.login(person);
    server.clock.add(10 * 60_000 + 1);
    expect((await stage.step(late.data.challenge, stage.codeOf(secret))).code).toBe('SECOND_STEP_EXPIRED');
    const { data } = await stage.login(person);
    const set = (values: object) =>
      server.services.db.updateTable('users').set(values).where('id', '=', person.id).execute();
    await set({ status: 'blocked' });
    expect((await stage.step(data.challenge, stage.codeOf(secret))).code).toBe('SECOND_STEP_EXPIRED');
    await set({ status: 'confirmed', passwordChangedAt: new Date(server.clock.at.getTime() + 1000) });
    expect((await stage.step(data.challenge, stage.codeOf(secret))).code).toBe('SECOND_STEP_EXPIRED');
    await set({ passwordChangedAt: null });
    expect((await stage.step(data.challenge, stage.codeOf(secret))).status).toBe(200);
    expect((await stage.step('nonsense', stage.codeOf(secret))).code).toBe('SECOND_STEP_EXPIRED');
  });

  it('opens by a recovery code once, and tells the owner', async () => {
    const { person, codes } = await stage.enrolled();
    const typed = codes[3]!.toLowerCase().replaceAll('-', ' ');
    const first = await stage.login(person);
    expect((await stage.step(first.data.challenge, typed)).status).toBe(200);
    const second = await stage.login(person);
    expect((await stage.step(second.data.challenge, typed)).code).toBe('CODE_WRONG');
    expect((await stage.step(second.data.challenge, codes[4]!)).status).toBe(200);
    const { data } = await server.call('secondFactor.status', { as: person });
    expect(data.recoveryCodesLeft).toBe(8);
    expect(
      (await server.mail(person.email!)).filter((letter) => letter.template === 'second-factor-used'),
    ).toHaveLength(2);
    const { data: renewed } = await server.call('secondFactor.renewCodes', { as: await stage.again(person) });
    const third = await stage.login(person);
    expect((await stage.step(third.data.challenge, codes[5]!)).code).toBe('CODE_WRONG');
    expect((await stage.step(third.data.challenge, renewed.recoveryCodes[0]!)).status).toBe(200);
  });

  it('two uses of one recovery code at once open one session', async () => {
    const { person, codes } = await stage.enrolled();
    const challenges = await Promise.all([stage.login(person), stage.login(person)]);
    const answers = await Promise.all(challenges.map(({ data }) => stage.step(data.challenge, codes[0]!)));
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 400]);
  });

  it('a recovered password does not skip it', async () => {
    const { person } = await stage.enrolled();
    await server.call('auth.recovery', { body: { email: person.email! } });
    const letter = (await server.mail(person.email!)).find(({ template }) => template === 'recovery');
    const code = new URL(/https?:\S+/.exec(letter?.text ?? '')![0]).searchParams.get('code')!;
    const changed = await server.call('auth.changePassword', { body: { code, password: 'Zelenyj8#chaj' } });
    expect([changed.status, changed.tokens]).toEqual([200, undefined]);
    const answer = await server.call('auth.login', { body: { login: person.email!, password: 'Zelenyj8#chaj' } });
    expect([answer.data.secondStep, answer.tokens]).toEqual(['code', undefined]);
  });

  it('leaves every step in the journal and no code in it', async () => {
    const { person, secret, codes } = await stage.enrolled();
    const { data } = await stage.login(person);
    await stage.step(data.challenge, stage.wrongCode(secret));
    await stage.step(data.challenge, codes[0]!);
    const recorded = await stage.entries(person.id);
    expect(recorded.map(({ action, reason }) => [action, reason])).toEqual([
      ['update', 'Двухэтапный вход включён'],
      ['login', 'Пароль верен, ждём второй шаг'],
      ['login', 'Неверный код второго шага'],
      ['login', 'Вход по резервному коду'],
    ]);
  });
});
