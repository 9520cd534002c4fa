import { afterAll, beforeAll, expect, it } from 'vitest';

import { newId } from '../../ids.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let server: TestApp;
let stores: { own: string; other: string; closed: string };
let partnerId: string;
let moderator: Person;

const reason = 'В торговой точке нет сотрудника с таким именем.';

beforeAll(async () => {
  server = await createTestApp();
  partnerId = newId();
  stores = { own: newId(), other: newId(), closed: newId() };
  await server.database.pool.query(
    "insert into partners (id, name, legal_name, inn, status) values ($1, 'Техника', 'ООО «Техника»', '0012345678', 'active')",
    [partnerId],
  );
  for (const [code, id] of Object.entries(stores)) {
    await server.database.pool.query(
      `insert into stores (id, partner_id, name, code, address, city, region, status, closed_at)
       values ($1, $2, $3, $3, 'ул. Ленина, 1', 'Тверь', 'Тверская область', $4, $5)`,
      [id, partnerId, code, ...(code === 'closed' ? ['closed', '2026-11-01'] : ['active', null])],
    );
  }
  moderator = await server.loginAs('moderator');
});
afterAll(() => server.close());

async function applicant(): Promise<Person> {
  const person = await server.loginAs('member', { status: 'moderation', partnerId, storeId: stores.own });
  const decided = await decide(person, { status: 'rejected', reasonText: reason });
  expect(decided.status, decided.messages.join()).toBe(200);
  server.clock.add(60_000);
  const { tokens } = await server.call('auth.login', {
    body: { login: person.phone!, password: 'Vernost7!kot' },
  });
  return { ...person, token: tokens!.access };
}

const card = (person: Person) => server.call('members.get', { as: moderator, params: { id: person.id } });

type Decision = { status: 'rejected' | 'moderation' | 'confirmed'; reasonText?: string };

const decideAt = (person: Person, version: number, body: Decision) =>
  server.call('members.update', { as: moderator, params: { id: person.id }, body: { version, ...body } });

const decide = async (person: Person, body: Decision) => decideAt(person, (await card(person)).data.version, body);

const form = (person: Person, over: object = {}) => ({
  storeId: stores.own,
  lastName: 'Тестова',
  firstName: 'Мария',
  email: person.email!,
  ...over,
});
const send = (person: Person, over: object = {}, key?: string) =>
  server.call('users.resubmit', { as: person, body: form(person, over), key });

it('sends a mended application back to the moderators, with the rejection in its history', async () => {
  const person = await applicant();
  const before = await server.call('users.profile', { as: person });
  expect(before.data.user).toMatchObject({
    status: 'rejected',
    statusReason: reason,
    partner: { id: partnerId, name: 'Техника', inn: '0012345678' },
  });

  const sent = await send(person, { storeId: stores.other, lastName: ' Тестова-Ким ' });
  expect([sent.status, sent.data]).toEqual([200, { status: 'moderation', isPhoneVerified: true }]);

  const waiting = await server.call('members.list', {
    as: moderator,
    body: { filters: { statuses: ['moderation'] }, size: 200 },
  });
  expect(waiting.data.items.map((row) => row.id)).toContain(person.id);
  const { data } = await card(person);
  expect(data).toMatchObject({ status: 'moderation', statusReason: null, lastName: 'Тестова-Ким' });
  expect(data.store?.id).toBe(stores.other);
  const statuses = data.history.map((entry) => entry.text).filter((text) => text.startsWith('Статус'));
  expect(statuses[0]).toContain('Анкета исправлена: торговая точка, фамилия');
  expect(statuses[1]).toContain(reason);

  expect((await decide(person, { status: 'confirmed' })).data.status).toBe('confirmed');
});

it('answers a repeated press once: the same key the same answer, another key 409', async () => {
  const person = await applicant();
  const key = crypto.randomUUID();
  const [first, repeated] = [await send(person, {}, key), await send(person, {}, key)];
  expect([first.status, repeated.status, repeated.data]).toEqual([200, 200, first.data]);
  const again = await send(person);
  expect([again.status, again.code]).toEqual([409, 'MEMBER_STATUS']);
  const lines = (await card(person)).data.history.filter((entry) => entry.text.includes('Анкета отправлена снова'));
  expect(lines).toHaveLength(1);
});

it('lets exactly one of two presses, and one of the member and the moderator, win', async () => {
  const person = await applicant();
  const twice = await Promise.all([send(person), send(person)]);
  expect(twice.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);

  // Both have the card before them: a moderator who opened it after the member sent would change what is there now.
  const other = await applicant();
  const { version } = (await card(other)).data;
  const both = await Promise.all([send(other), decideAt(other, version, { status: 'moderation' })]);
  expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

it.each(['moderation', 'confirmed'] as const)('refuses a member who is %s', async (status) => {
  const person = await server.loginAs('member', { status, partnerId, storeId: stores.own });
  const answer = await send(person);
  expect([answer.status, answer.code]).toEqual([409, 'MEMBER_STATUS']);
});

it('refuses whoever is blocked, not a member, or not there', async () => {
  const blocked = await server.loginAs('member', { status: 'blocked', partnerId, storeId: stores.own });
  expect((await send(blocked)).status).toBe(401);
  expect((await send(moderator)).status).toBe(403);
  expect((await send({ ...moderator, token: '' })).status).toBe(401);
});

it('names a shop that takes no people and an address that is taken, and changes nothing', async () => {
  const [person, other] = [await applicant(), await applicant()];
  const closed = await send(person, { storeId: stores.closed });
  expect([closed.status, Object.keys(closed.fields)]).toEqual([400, ['storeId']]);
  const taken = await send(person, { storeId: stores.other, email: other.email!.toUpperCase() });
  expect([taken.status, Object.keys(taken.fields)]).toEqual([409, ['email']]);
  expect((await card(person)).data).toMatchObject({
    status: 'rejected',
    statusReason: reason,
    store: { id: stores.own },
  });
});

it('asks for the address to be confirmed again only when it is another', async () => {
  const [same, other] = [await applicant(), await applicant()];
  await send(same);
  await send(other, { email: `fresh-${other.id.slice(-6)}@example.ru` });
  expect((await card(same)).data.isEmailVerified).toBe(true);
  expect((await card(other)).data.isEmailVerified).toBe(false);
});
