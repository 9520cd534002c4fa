import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { publishVersion } from '../../test/documents.ts';
import { createUser, type Person, testPassword } from '../../test/people.ts';

let t: TestApp;
let admin: Person;
let moderator: Person;
let partner: Person;
let partnerId: string;

beforeAll(async () => {
  t = await createTestApp();
  const { rows } = await t.database.pool.query<{ id: string }>(
    `insert into partners (id, name, legal_name, inn) values (gen_random_uuid(), 'Мастерок', 'ООО', '0000000017') returning id`,
  );
  partnerId = rows[0]!.id;
  [admin, moderator] = [await t.loginAs('admin'), await t.loginAs('moderator')];
  partner = await t.loginAs('partner', { partnerId });
});
afterAll(() => t.close());

const card = async (id: string, as = moderator) => (await t.call('members.get', { as, params: { id } })).data;
const update = (id: string, body: Record<string, unknown>, as = moderator) =>
  t.call('members.update', { as, params: { id }, body: { version: 1, ...body } });

it('a phone given by the staff waits for its owner, and the number before hears of it', async () => {
  const [member, other] = [await createUser(t.services), await createUser(t.services)];
  expect((await update(member.id, { phone: other.phone })).fields).toHaveProperty('phone');
  expect((await update(member.id, { phone: '12345' })).fields).toHaveProperty('phone');
  const done = await update(member.id, { phone: '79005550011' });
  expect(done.data).toMatchObject({ phone: '79005550011', isPhoneVerified: false, version: 2 });
  expect((await t.mail(member.phone!))[0]?.template).toBe('member-phone-changed');
  // By a number nobody has confirmed nothing is recovered.
  await t.call('auth.recovery', { body: { email: member.email! } });
  expect(await t.mail('79005550011')).toEqual([]);
  const shown = await card(member.id);
  expect(shown.updatedBy).not.toBeNull();
});

it('shows who has a number that was another’s before', async () => {
  const first = await createUser(t.services, { lastName: 'Прежняя' });
  await update(first.id, { phone: '79005550022' });
  const second = await createUser(t.services, { lastName: 'Новая', phone: first.phone });
  expect((await card(second.id)).duplicates).toEqual([
    { id: first.id, name: expect.stringContaining('Прежняя'), by: 'phone' },
  ]);
  expect((await card(first.id)).duplicates).toMatchObject([{ id: second.id, by: 'phone' }]);
});

it('lists sign-ins, refused ones too, for the programme’s own people', async () => {
  const member = await createUser(t.services, { partnerId });
  const enter = (password: string) =>
    t.call('auth.login', {
      body: { login: member.phone!, password },
      headers: { 'x-fingerprint': 'device-9', 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537' },
    });
  await enter('Wrong#2026');
  await enter(testPassword);
  const look = (as: Person) => t.call('members.signIns', { as, params: { id: member.id } });
  expect((await look(moderator)).data).toMatchObject([
    { result: 'ok', device: 'Chrome, Windows', fingerprint: 'device-9', ip: '127.0.0.1' },
    { result: 'denied', reason: 'Неверный логин или пароль' },
  ]);
  expect((await look(partner)).status).toBe(404);
  expect((await look(member as Person)).status).toBe(401);
});

it('a consent taken back says when, and one outlived by a later text is told apart', async () => {
  const { pool } = t.database;
  const member = await t.loginAs('member');
  const consents = async () => (await card(member.id)).consents;
  await publishVersion(pool, 'mailing_info');
  await t.call('consents.update', { as: member, body: { kind: 'mailing_info', accepted: true } });
  expect(await consents()).toMatchObject([{ kind: 'mailing_info', withdrawnAt: null, outdated: false }]);
  await publishVersion(pool, 'mailing_info', true);
  expect(await consents()).toMatchObject([{ outdated: true }]);
  await t.call('consents.update', { as: member, body: { kind: 'mailing_info', accepted: false } });
  expect(await consents()).toMatchObject([{ withdrawnAt: expect.any(String) }]);
});

it('finds everybody of a pasted list and decides about all of it', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => createUser(t.services, { status: 'blocked' })));
  const [a, b, c] = people as [Person, Person, Person];
  const phone = a.phone!;
  const typedPhone = `8 (${phone.slice(1, 4)}) ${phone.slice(4, 7)}-${phone.slice(7, 9)}-${phone.slice(9)}`;
  const filters = { pasted: [typedPhone, b.id, c.email!.toUpperCase(), '79000000000'] };
  const list = await t.call('members.list', { as: moderator, body: { filters } });
  expect(list.data.items.map(({ id }) => id).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
  const decide = (body: object) =>
    t.call('members.decideMany', { as: moderator, body: { decision: 'unblock', ...body } as never });
  expect((await decide({ query: { filters, preview: true } })).data.plan).toMatchObject({ total: 3, eligible: 3 });
  expect((await decide({ query: { filters, expected: 3 } })).data.done).toHaveLength(3);
  const again = await decide({ ids: [a.id, admin.id] });
  expect(again.data.done).toEqual([]);
  expect(again.data.failed.map(({ id }) => id).toSorted()).toEqual([a.id, admin.id].toSorted());
});
