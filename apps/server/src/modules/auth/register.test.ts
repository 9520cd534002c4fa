import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { DocumentKind } from '@pribavka/api';

import { newId } from '../../ids.ts';
import { personInn, snils } from '../../seed/numbers.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { withoutChance } from '../../test/without-chance.ts';
import { publishRequired } from '../../test/documents.ts';
import { createUser, freshPhone, testPassword } from '../../test/people.ts';

let server: TestApp;
let storeId: string;
let consents: { kind: DocumentKind; versionId: string }[];
beforeAll(async () => {
  server = await createTestApp();
  const partnerId = newId();
  storeId = newId();
  await server.database.pool.query(
    "insert into partners (id, name, legal_name, inn, status) values ($1, 'Техника', 'ООО «Техника»', '0012345678', 'active')",
    [partnerId],
  );
  await server.database.pool.query(
    "insert into stores (id, partner_id, name, code, address, city, region, status) values ($1, $2, 'На Ленина', 'T1', 'ул. Ленина, 1', 'Тверь', 'Тверская область', 'active')",
    [storeId, partnerId],
  );
  consents = await publishRequired(server.database.pool);
});
afterAll(() => server.close());
let phone: string;
beforeEach(() => {
  phone = freshPhone();
});

const form = (over: object = {}) => ({
  role: 'member',
  storeId,
  lastName: 'Салтыкова-Щедрина',
  firstName: 'Анна',
  middleName: 'Петровна',
  phone,
  email: `new${phone}@example.ru`,
  password: testPassword,
  consents,
  ...over,
});
const register = (over: object = {}, device = `d${phone}`) =>
  server.call('auth.register', { body: form(over), headers: { 'x-fingerprint': device } });
const sendCode = (token: string | undefined, to = phone) =>
  server.call('users.sendPhoneCode', { token, query: { phone: to } });
const confirm = (token: string | undefined, code: string) =>
  server.call('users.confirmPhoneCode', { token, body: { code } });
const codeTo = async (to: string) => (await server.mail(to))[0]!.code!;
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('registration', () => {
  it('makes a member on moderation with an unconfirmed phone and tokens to confirm it', async () => {
    const answer = await register();
    expect(answer.data.user).toMatchObject({ status: 'moderation', isPhoneVerified: false, phone });
    const profile = await server.call('users.profile', { token: answer.tokens?.access });
    expect(profile.data.user).toMatchObject({
      lastName: 'Салтыкова-Щедрина',
      roleCode: 'member',
      store: { id: storeId, name: 'На Ленина' },
      partner: { name: 'Техника' },
    });
    const sales = await server.call('sales.list', { token: answer.tokens?.access, body: {} });
    expect(sales.code).toBe('MEMBER_NOT_CONFIRMED');
  });

  it('gives the member a short number', async () => {
    const { tokens } = await register();
    const profile = await server.call('users.profile', { token: tokens?.access });
    expect(profile.data.user.userExternalId).toMatch(/^\d{6}$/);
  });

  it('sends the promised letter; its link confirms the address in another session, once', async () => {
    await register();
    const [letter] = await server.mail(`new${phone}@example.ru`);
    const link = /email-confirm\?code=(\S+)/.exec(letter!.text)![1]!;
    server.clock.add(3 * 24 * 3_600_000);
    const later = await server.call('auth.login', { body: { login: phone, password: testPassword } });
    const open = () => server.call('users.confirmEmailCode', { token: later.tokens?.access, body: { code: link } });
    expect((await open()).data).toEqual({ email: `new${phone}@example.ru`, isEmailVerified: true });
    expect((await open()).code).toBe('CODE_EXPIRED');
    const other = await server.loginAs('member');
    const foreign = await server.call('users.confirmEmailCode', { as: other, body: { code: link } });
    expect(foreign.code).toBe('CODE_EXPIRED');
  });

  it('names every wrong field at once', async () => {
    const answer = await register({ phone: '123', email: 'нет', password: 'short', lastName: 'Smith', extra: 1 });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields).sort()).toEqual(['email', 'extra', 'lastName', 'password', 'phone']);
    expect(answer.fields['phone']).toEqual(['Номер телефона должен содержать 11 цифр']);
    expect(answer.fields['extra']).toEqual(['Неизвестное поле']);
  });

  it.each(['status', 'points', 'id', 'isPhoneVerified', 'roleCode'])('takes no %s from the form', async (field) => {
    expect((await register({ [field]: 'confirmed' })).fields).toEqual({ [field]: ['Неизвестное поле'] });
  });

  it('makes nobody but members', async () => {
    expect((await register({ role: 'admin' })).fields['role']).toBeDefined();
  });

  it('tells that the phone and the address are taken, each at its field', async () => {
    const other = await createUser(server.services);
    const answer = await register({ phone: other.phone, email: other.email });
    expect(answer.status).toBe(409);
    expect(answer.fields).toEqual({
      phone: ['Этот номер уже зарегистрирован'],
      email: ['Этот адрес уже зарегистрирован'],
    });
  });

  it('two registrations of one phone at once make one member', async () => {
    const answers = await Promise.all([register({}, 'x1'), register({ email: `two${phone}@example.ru` }, 'x2')]);
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  it('a number nobody confirmed within a day is free again', async () => {
    await register();
    expect((await register({ email: `later${phone}@example.ru` })).code).toBe('PHONE_TAKEN');
    server.clock.add(25 * 3_600_000);
    expect((await register({ email: `later${phone}@example.ru` })).status).toBe(200);
  });

  it('what was given under such a number goes with it, and may be given again', async () => {
    const first = await register();
    const passport = {
      lastName: 'Салтыкова',
      firstName: 'Анна',
      birthDate: '1990-05-06',
      passportSeries: '0010',
      passportNumber: '100778',
      passportIssuedBy: 'ОВД',
      passportIssuedAt: '2012-05-06',
      departmentCode: '690-001',
      inn: personInn(778),
      snils: snils(778),
    };
    const sent = await server.call('users.createPassport', { token: first.tokens?.access, body: passport });
    expect(sent.status, sent.messages.join()).toBe(200);
    server.clock.add(25 * 3_600_000);
    const second = await register({ email: `again${phone}@example.ru` });
    const { rows } = await server.database.pool.query(
      `select last_name, first_name, phone, password_hash, last_fingerprint,
        (select count(*)::int from tax_profiles t where t.user_id = u.id) as profiles from users u where u.id = $1`,
      [first.data.user.id],
    );
    expect(rows).toEqual([
      {
        last_name: 'Удалённый участник',
        first_name: '',
        phone: null,
        password_hash: null,
        last_fingerprint: null,
        profiles: 0,
      },
    ]);
    const again = await server.call('users.createPassport', { token: second.tokens?.access, body: passport });
    expect(again.status, again.messages.join()).toBe(200);
  });

  it('is closed while a document to be accepted is not published', async () => {
    await server.database.pool.query(
      `update programme_document_versions set retired_at = now() where kind = 'personal_data'`,
    );
    const answer = await register({ consents: consents.filter(({ kind }) => kind !== 'personal_data') });
    expect([answer.status, answer.code]).toEqual([409, 'DOCUMENT_REQUIRED']);
    expect(answer.messages.join()).toContain('персональных данных');
    await server.database.pool.query(
      `update programme_document_versions set retired_at = null where kind = 'personal_data'`,
    );
  });

  it('refuses an unknown shop', async () => {
    expect((await register({ storeId: newId() })).fields['storeId']).toEqual(['Торговая точка не найдена']);
  });
});

describe('phone code', () => {
  it('confirms the phone once', async () => {
    const { tokens } = await register();
    const sent = await sendCode(tokens?.access);
    expect(sent.data).toMatchObject({ resendAfterSeconds: 60, attemptsLeft: 5, codeLength: 6 });
    expect(sent.data.sentTo).toBe(`+7 (${phone.slice(1, 4)}) •••-••-${phone.slice(9)}`);
    const code = await codeTo(phone);
    expect((await confirm(tokens?.access, code)).data).toEqual({ isPhoneVerified: true, status: 'moderation' });
    expect((await confirm(tokens?.access, code)).code).toBe('CODE_NOT_SENT');
  });

  it('counts attempts down, keeps the count and dies at the sixth', async () => {
    const { tokens } = await register();
    await sendCode(tokens?.access);
    const code = await codeTo(phone);
    for (const left of [4, 3, 2, 1]) {
      const answer = await confirm(tokens?.access, wrong(code));
      expect(answer.fields).toEqual({ code: [`Неверный код. Осталось попыток: ${left}`] });
    }
    expect((await confirm(tokens?.access, wrong(code))).code).toBe('CODE_EXHAUSTED');
    expect((await confirm(tokens?.access, code)).code).toBe('CODE_EXHAUSTED');
  });

  it('is sent again after a minute, and the earlier code is no good then', async () => {
    const { tokens } = await register();
    await sendCode(tokens?.access);
    const first = await codeTo(phone);
    const soon = await sendCode(tokens?.access);
    expect([soon.code, soon.headers['retry-after']]).toEqual(['CODE_TOO_SOON', '60']);
    server.clock.add(60_000);
    expect((await sendCode(tokens?.access)).status).toBe(200);
    const second = await codeTo(phone);
    if (second !== first) expect((await confirm(tokens?.access, first)).code).toBe('CODE_WRONG');
    expect((await confirm(tokens?.access, second)).status).toBe(200);
  });

  it('ends after ten minutes', async () => {
    const { tokens } = await register();
    await sendCode(tokens?.access);
    const code = await codeTo(phone);
    server.clock.add(9.5 * 60_000);
    const { refresh } = (await server.call('auth.refresh', { headers: { 'x-refresh-token': tokens!.refresh } }))
      .tokens!;
    server.clock.add(60_000);
    const next = await server.call('auth.refresh', { headers: { 'x-refresh-token': refresh } });
    expect((await confirm(next.tokens?.access, code)).code).toBe('CODE_EXPIRED');
  });

  it('is kept over a reload: its timer, attempts and address stand as they are', async () => {
    const { tokens } = await register();
    const token = tokens?.access;
    const reuse = () => server.call('users.sendPhoneCode', { token, query: { phone, reuse: true } });
    const first = await reuse();
    const code = await codeTo(phone);
    await confirm(token, wrong(code));
    server.clock.add(50_000);
    expect((await reuse()).data).toEqual({ ...first.data, resendAfterSeconds: 10, attemptsLeft: 4 });
    server.clock.add(60_000);
    expect((await reuse()).data).toEqual({ ...first.data, resendAfterSeconds: 0, attemptsLeft: 4 });
    expect(await server.mail(phone)).toHaveLength(1);
    expect((await confirm(token, code)).status).toBe(200);
  });

  it('is not kept for another number, nor when no attempts are left', async () => {
    const { tokens } = await register();
    const token = tokens?.access;
    await sendCode(token);
    const right = freshPhone();
    const other = () => server.call('users.sendPhoneCode', { token, query: { phone: right, reuse: true } });
    expect((await other()).status).toBe(200);
    const code = await codeTo(right);
    for (let n = 0; n < 5; n += 1) await confirm(token, wrong(code));
    server.clock.add(60_000);
    expect((await other()).data.attemptsLeft).toBe(5);
    expect(await server.mail(right)).toHaveLength(2);
  });

  it('is of the person: who leaves and enters again has the same one, with what is left of it', async () => {
    const { tokens } = await register();
    const first = await sendCode(tokens?.access);
    const code = await codeTo(phone);
    await confirm(tokens?.access, wrong(code));
    const login = await server.call('auth.login', { body: { login: phone, password: testPassword } });
    const token = login.tokens?.access;
    const again = await server.call('users.sendPhoneCode', { token, query: { phone, reuse: true } });
    expect(again.data).toEqual({ ...first.data, attemptsLeft: 4 });
    expect(await server.mail(phone)).toHaveLength(1);
    expect((await confirm(token, code)).data).toMatchObject({ isPhoneVerified: true });
  });

  it('of somebody else does not fit', async () => {
    const { tokens } = await register();
    await sendCode(tokens?.access);
    const code = await codeTo(phone);
    const other = await register({ phone: freshPhone(), email: `other${phone}@example.ru` });
    expect((await confirm(other.tokens?.access, code)).code).toBe('CODE_NOT_SENT');
  });

  it('is sent to a corrected number at once, not to a fourth one', async () => {
    const { tokens } = await register();
    const token = tokens?.access;
    await sendCode(token);
    const numbers = [freshPhone(), freshPhone(), freshPhone()] as const;
    expect((await sendCode(token, numbers[0])).status).toBe(200);
    server.clock.add(10_000);
    expect((await sendCode(token, numbers[1])).status).toBe(200);
    const refused = await sendCode(token, numbers[2]);
    expect([refused.code, refused.headers['retry-after']]).toEqual(['CODE_TOO_SOON', '50']);
    expect((await sendCode(token, numbers[1])).headers['retry-after']).toBe('60');
    expect((await confirm(token, await codeTo(numbers[1]))).status).toBe(200);
  });

  it('goes to the corrected number while the phone is not confirmed', async () => {
    const { tokens } = await register();
    const right = freshPhone();
    await sendCode(tokens?.access, right);
    // Who leaves and enters again is asked for the code of the corrected number.
    const entered = await server.call('auth.login', { body: { login: right, password: testPassword } });
    const seen = await server.call('users.profile', { token: entered.tokens?.access });
    expect(seen.data.user).toMatchObject({ phone: right, isPhoneVerified: false });
    expect((await confirm(tokens?.access, await codeTo(right))).status).toBe(200);
    expect((await server.call('users.profile', { token: tokens?.access })).data.user.phone).toBe(right);
  });

  it('stands nowhere in the database in the open', async () => {
    const { tokens } = await register();
    await sendCode(tokens?.access);
    const code = await codeTo(phone);
    for (const table of ['verification_codes', 'outbox_messages', 'pgboss.job', 'audit_entries']) {
      const { rows } = await server.database.pool.query(`select * from ${table}`);
      expect(withoutChance(JSON.stringify(rows)), table).not.toContain(code);
    }
  });
});
