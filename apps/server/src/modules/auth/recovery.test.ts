import { afterAll, beforeAll, expect, it } from 'vitest';

import { payloadContext } from '../../outbox/payload.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { testPassword } from '../../test/people.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const ask = (email: string) => server.call('auth.recovery', { body: { email } });
const change = (code: string, password: string) => server.call('auth.changePassword', { body: { code, password } });

const linkTo = async (email: string): Promise<string> => {
  const [letter] = await server.mail(email);
  return new URL(/https?:\S+/.exec(letter?.text ?? '')![0]).searchParams.get('code')!;
};

it('answers alike for a known and an unknown address and writes only to the known one', async () => {
  const person = await server.loginAs('member');
  const known = await ask(person.email!);
  const unknown = await ask('nobody@example.ru');
  expect([known.status, known.data, known.messages]).toEqual([unknown.status, unknown.data, unknown.messages]);
  expect(await server.mail(person.email!)).toHaveLength(1);
  expect(await server.mail('nobody@example.ru')).toHaveLength(0);
});

it('a letter is of use exactly as long as its link opens', async () => {
  const person = await server.loginAs('member');
  await ask(person.email!);
  const code = await linkTo(person.email!);
  const { db, vault } = server.services;
  const { id, payloadSealed } = await db
    .selectFrom('outboxMessages')
    .select(['id', 'payloadSealed'])
    .where('userId', '=', person.id)
    .where('template', '=', 'recovery')
    .executeTakeFirstOrThrow();
  const until = new Date(JSON.parse(vault.open(payloadSealed, payloadContext(id))).usefulUntil).getTime();
  const check = async () => (await server.call('auth.checkRecovery', { body: { code } })).code ?? 'ok';
  expect((await server.call('auth.checkRecovery', { body: { code } })).data).toEqual({ ok: true, isFirst: false });
  server.clock.add(until - server.services.now().getTime() - 60_000);
  expect(await check()).toBe('ok');
  server.clock.add(60_001);
  expect(await check()).toBe('AUTH_LINK_EXPIRED');
});

it('the link sets a password once, ends every session and works only in time', async () => {
  const person = await server.loginAs('member');
  await ask(person.email!.toUpperCase());
  const code = await linkTo(person.email!);
  expect((await change(code, 'Zelenyj8#chaj')).status).toBe(200);
  expect((await server.call('users.profile', { as: person })).status).toBe(401);
  expect((await server.call('auth.login', { body: { login: person.email!, password: 'Zelenyj8#chaj' } })).status).toBe(
    200,
  );
  expect((await server.call('auth.login', { body: { login: person.email!, password: testPassword } })).status).toBe(
    400,
  );
  expect((await change(code, 'Krasnyj9#chaj')).code).toBe('AUTH_LINK_EXPIRED');

  await ask(person.email!);
  const late = await linkTo(person.email!);
  server.clock.add(61 * 60_000);
  expect((await change(late, 'Krasnyj9#chaj')).code).toBe('AUTH_LINK_EXPIRED');
  expect((await change(`${late.slice(0, -2)}AA`, 'Krasnyj9#chaj')).code).toBe('AUTH_LINK_EXPIRED');
});

it('says on opening whether the link still works, and leaves it as it is', async () => {
  const check = async (code: string) => (await server.call('auth.checkRecovery', { body: { code } })).code ?? 'ok';
  const person = await server.loginAs('member');
  await ask(person.email!);
  const code = await linkTo(person.email!);
  expect([await check(code), await check(code), await check('nothing')]).toEqual(['ok', 'ok', 'AUTH_LINK_EXPIRED']);
  await change(code, 'Zelenyj8#chaj');
  expect(await check(code)).toBe('AUTH_LINK_EXPIRED');
  await ask(person.email!);
  const late = await linkTo(person.email!);
  server.clock.add(61 * 60_000);
  expect(await check(late)).toBe('AUTH_LINK_EXPIRED');
});

it('tells a common password from one with a name in it', async () => {
  const person = await server.loginAs('member');
  await ask(person.email!);
  const code = await linkTo(person.email!);
  expect((await change(code, 'P@ssw0rd2026')).fields).toEqual({
    password: ['Такой пароль встречается в списках утечек. Придумайте другой'],
  });
  const personal = await change(code, `Xy7!${person.phone!.slice(1)}`);
  expect(personal.fields).toEqual({ password: ['В пароле есть ваше имя, телефон или почта. Придумайте другой'] });
});

it('two uses of one link at once change the password once', async () => {
  const person = await server.loginAs('member');
  await ask(person.email!);
  const code = await linkTo(person.email!);
  const answers = await Promise.all([change(code, 'Zelenyj8#chaj'), change(code, 'Krasnyj9#chaj')]);
  expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 400]);
});

it('does not send letters without end', async () => {
  const person = await server.loginAs('member');
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1) statuses.push((await ask(person.email!)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});
