import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { personInn, snils } from '../../seed/numbers.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { freshPhone, testPassword } from '../../test/people.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

it('changes the phone by a code sent to the new one and tells the old one', async () => {
  const person = await server.loginAs('member');
  const phone = freshPhone();
  const sent = await server.call('users.updatePhone', { as: person, body: { phone } });
  expect(sent.status).toBe(200);
  expect((await server.call('users.profile', { as: person })).data.user).toMatchObject({
    phone: person.phone,
    pendingPhone: phone,
  });
  const [sms] = await server.mail(phone);
  const done = await server.call('users.confirmPhoneUpdate', { as: person, body: { code: sms!.code! } });
  expect(done.data).toEqual({ phone, isPhoneVerified: true });
  expect((await server.mail(person.phone!))[0]?.template).toBe('phone-changed');
});

it('changes the phone by a code of the session that asked for the password, not of another one', async () => {
  const person = await server.loginAs('member');
  const phone = freshPhone();
  await server.call('users.updatePhone', { as: person, body: { phone } });
  const code = (await server.mail(phone))[0]!.code!;
  const other = await server.call('auth.login', { body: { login: person.phone!, password: testPassword } });
  const confirm = (token: string | undefined) => server.call('users.confirmPhoneUpdate', { token, body: { code } });
  expect((await confirm(other.tokens?.access)).code).toBe('CODE_NOT_SENT');
  expect((await confirm(person.token)).data).toMatchObject({ phone });
});

it('asks for the password again when the sign-in was long ago', async () => {
  const person = await server.loginAs('member');
  server.clock.add(9 * 60_000);
  const body = { phone: freshPhone() };
  expect((await server.call('users.updatePhone', { as: person, body })).status).toBe(200);
  const { tokens } = await server.call('auth.refresh', { headers: { 'x-refresh-token': person.refresh } });
  server.clock.add(2 * 60_000);
  const token = tokens?.access;
  expect((await server.call('users.updatePhone', { token, body })).code).toBe('REAUTH_REQUIRED');
  expect((await server.call('users.updateEmail', { token, body: { email: 'novaya@example.ru' } })).code).toBe(
    'REAUTH_REQUIRED',
  );
  const passport = {
    lastName: 'Тестова',
    firstName: 'Мария',
    birthDate: '1990-05-06',
    passportSeries: '0010',
    passportNumber: '100778',
    passportIssuedBy: 'УМВД России по Тверской области',
    passportIssuedAt: '2010-05-06',
    departmentCode: '690-001',
    inn: personInn(778),
    snils: snils(778),
  };
  const given = await server.call('users.createPassport', { token, body: passport });
  expect(given.status, given.messages.join()).toBe(200);
  const change = () => server.call('users.updatePassport', { token, body: { ...passport, departmentCode: '690-002' } });
  expect((await change()).code).toBe('REAUTH_REQUIRED');
  const wrong = await server.call('auth.reauthenticate', { token, body: { password: 'Nevernyj1!' } });
  expect(wrong.fields).toEqual({ password: ['Неверный текущий пароль'] });
  expect((await server.call('auth.reauthenticate', { token, body: { password: testPassword } })).status).toBe(200);
  expect((await server.call('users.updatePhone', { token, body })).status).toBe(200);
  expect((await change()).status).toBe(200);
});

it('does not take a phone or an address that is somebody else’s', async () => {
  const [person, other] = [await server.loginAs('member'), await server.loginAs('member')];
  expect((await server.call('users.updatePhone', { as: person, body: { phone: other.phone! } })).code).toBe(
    'PHONE_TAKEN',
  );
  expect((await server.call('users.updateEmail', { as: person, body: { email: other.email! } })).code).toBe(
    'EMAIL_TAKEN',
  );
});

it('changes the address by the code of the letter', async () => {
  const person = await server.loginAs('member');
  const email = `new-${person.id.slice(-6)}@example.ru`;
  await server.call('users.updateEmail', { as: person, body: { email: email.toUpperCase() } });
  expect((await server.call('users.profile', { as: person })).data.user.email).toBe(person.email);
  const [letter] = await server.mail(email);
  const done = await server.call('users.confirmEmailCode', { as: person, body: { code: letter!.code! } });
  expect(done.data).toEqual({ email, isEmailVerified: true });
  expect((await server.mail(person.email!))[0]?.template).toBe('email-changed');
});

it('a link sent to the former address opens nothing once the address has changed', async () => {
  const person = await server.loginAs('member');
  await server.call('auth.recovery', { body: { email: person.email! } });
  const [letter] = await server.mail(person.email!);
  const code = new URL(/https?:\S+/.exec(letter?.text ?? '')![0]).searchParams.get('code')!;
  const email = `own-${person.id.slice(-6)}@example.ru`;
  await server.call('users.updateEmail', { as: person, body: { email } });
  const [message] = await server.mail(email);
  await server.call('users.confirmEmailCode', { as: person, body: { code: message!.code! } });
  const late = await server.call('auth.changePassword', { body: { code, password: 'Zelenyj8#chaj' } });
  expect(late.code).toBe('AUTH_LINK_EXPIRED');
});

it('keeps a square picture without the place it was taken at', async () => {
  const person = await server.loginAs('member');
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b6b4f' } })
    .withExif({ IFD0: { Copyright: 'canary-exif' } })
    .jpeg()
    .toBuffer();
  const file = { name: '../../etc/я.jpg', mime: 'image/jpeg', bytes };
  const upload = await server.call('users.uploadAvatar', { as: person, file });
  expect(upload.status).toBe(200);
  const id = upload.data.avatarUrl.split('/').at(-1)!;
  const own = await server.call('files.get', { as: person, params: { id } });
  expect(own.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  expect(own.bytes.includes('canary-exif')).toBe(false);
  expect(await sharp(own.bytes).metadata()).toMatchObject({ width: 512, height: 512 });
  const stranger = await server.loginAs('member');
  expect((await server.call('files.get', { as: stranger, params: { id } })).status).toBe(404);
  const admin = await server.loginAs('admin');
  expect((await server.call('files.get', { as: admin, params: { id } })).status).toBe(200);
});

it('goes back to the initials when the picture is removed, as often as it is asked for', async () => {
  const person = await server.loginAs('member');
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0b6b4f' } })
    .png()
    .toBuffer();
  const file = { name: 'me.png', mime: 'image/png', bytes };
  const { data } = await server.call('users.uploadAvatar', { as: person, file });
  const id = data.avatarUrl.split('/').at(-1)!;
  expect((await server.call('users.removeAvatar', { as: person })).status).toBe(200);
  expect((await server.call('users.profile', { as: person })).data.user.avatarUrl).toBeNull();
  expect((await server.call('files.get', { as: person, params: { id } })).status).toBe(404);
  expect((await server.call('users.removeAvatar', { as: person })).status).toBe(200);
});

it.each([
  ['a page called png', 'x.png', Buffer.from('<!doctype html><script>alert(1)</script>'), 'FILE_TYPE'],
  [
    'a drawing with a script',
    'x.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'FILE_TYPE',
  ],
  ['nothing', 'x.jpg', Buffer.alloc(0), 'FILE_BROKEN'],
  ['a beginning without the rest', 'x.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'FILE_BROKEN'],
  ['a program', 'x.jpg', Buffer.from('MZ\u0000\u0001\u0002'), 'FILE_TYPE'],
])('refuses %s as a picture', async (_, name, bytes, code) => {
  const person = await server.loginAs('member');
  const answer = await server.call('users.uploadAvatar', { as: person, file: { name, mime: 'image/png', bytes } });
  expect(answer.code).toBe(code);
  expect(answer.status).toBeLessThan(500);
});

it('changes the name and shows it in the profile', async () => {
  const person = await server.loginAs('member');
  const body = { lastName: 'Мамед оглы', firstName: 'Д’Артаньян', middleName: undefined };
  const answer = await server.call('users.updateFullName', { as: person, body });
  expect(answer.data).toMatchObject({ lastName: 'Мамед оглы', middleName: null });
  const latin = await server.call('users.updateFullName', { as: person, body: { ...body, lastName: 'Ivanov' } });
  expect(Object.keys(latin.fields)).toEqual(['lastName']);
});
