import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { type Person, testPassword } from '../../test/people.ts';
import { secondFactorStage } from './testing/stage.ts';

let server: TestApp;
let stage: ReturnType<typeof secondFactorStage>;
beforeAll(async () => {
  server = await createTestApp();
  stage = secondFactorStage(server);
});
afterAll(() => server.close());

/** A session that is no longer fresh. */
async function later(person: Person): Promise<Person> {
  const as = await stage.again(person);
  server.clock.add(11 * 60_000);
  const { tokens } = await server.call('auth.refresh', { headers: { 'x-refresh-token': as.refresh } });
  return { ...as, token: tokens!.access };
}
const prove = (as: Person, code?: string, password = testPassword) =>
  server.call('auth.reauthenticate', { as, body: { password, ...(code === undefined ? {} : { code }) } });
const isFresh = async (as: Person) => (await server.call('secondFactor.enrol', { as })).code !== 'REAUTH_REQUIRED';

it('where the second step is on, the password alone proves nothing', async () => {
  const { person, secret } = await stage.enrolled('admin');
  const as = await later(person);
  for (const code of [undefined, '', '  ']) {
    const answer = await prove(as, code);
    expect(Object.keys(answer.fields)).toEqual(['code']);
  }
  expect((await prove(as)).code).toBe('SECOND_STEP_NEEDED');
  expect((await prove(as, stage.codeOf(secret), 'Nevernyj1!')).fields).toEqual({
    password: ['Неверный текущий пароль'],
  });
  expect((await prove(as, stage.wrongCode(secret))).code).toBe('SECOND_STEP_WRONG');
  expect(await isFresh(as)).toBe(false);
  expect((await prove(as, stage.codeOf(secret))).status).toBe(200);
  expect(await isFresh(as)).toBe(true);
  expect((await prove(as, stage.codeOf(secret))).code).toBe('SECOND_STEP_USED');
});

it('a recovery code proves once, of four at once one; guesses are counted', async () => {
  const { person, secret, codes } = await stage.enrolled('admin');
  const as = await later(person);
  const answers = await Promise.all(Array.from({ length: 4 }, () => prove(as, codes[0])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  server.clock.add(3_600_000 + 1000);
  const again = await later(person);
  for (let i = 0; i < 5; i += 1) expect((await prove(again, stage.wrongCode(secret))).status).toBe(400);
  expect((await prove(again, stage.codeOf(secret))).code).toBe('AUTH_THROTTLED');
});

it('who has no second step is not asked for a code', async () => {
  const as = await later(await server.loginAs('member'));
  expect((await prove(as)).status).toBe(200);
});
