import { afterAll, beforeAll, expect, it } from 'vitest';

import { newId } from '../../ids.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let server: TestApp;
let moderator: Person;
let other: Person;
const partners = { own: newId(), foreign: newId() };
const stores = { own: newId(), near: newId(), foreign: newId(), closed: newId() };

beforeAll(async () => {
  server = await createTestApp();
  const { pool } = server.database;
  for (const [name, id, inn] of [
    ['Техника', partners.own, '0012345678'],
    ['Уют', partners.foreign, '0012345685'],
  ])
    await pool.query("insert into partners (id, name, legal_name, inn, status) values ($1, $2, $2, $3, 'active')", [
      id,
      name,
      inn,
    ]);
  for (const [code, id] of Object.entries(stores))
    await pool.query(
      `insert into stores (id, partner_id, name, code, address, city, region, status, closed_at)
       values ($1, $2, $3, $3, 'ул. Ленина, 1', 'Тверь', 'Тверская область', $4, $5)`,
      [
        id,
        code === 'foreign' ? partners.foreign : partners.own,
        code,
        ...(code === 'closed' ? ['closed', '2026-11-01'] : ['active', null]),
      ],
    );
  [moderator, other] = [await server.loginAs('moderator'), await server.loginAs('moderator')];
});
afterAll(() => server.close());

async function worker(): Promise<Person> {
  const person = await server.loginAs('member', { partnerId: partners.own, storeId: stores.own });
  await server.database.pool.query(
    "insert into store_memberships (user_id, store_id, partner_id, valid_from) values ($1, $2, $3, '2026-01-10')",
    [person.id, stores.own, partners.own],
  );
  return person;
}

const ask = (as: Person, storeId: string, comment?: string) =>
  server.call('storeRequests.create', { as, body: { storeId, ...(comment ? { comment } : {}) } });
const own = async (as: Person) => (await server.call('storeRequests.own', { as })).data;
const withdraw = (as: Person, id: string) => server.call('storeRequests.withdraw', { as, params: { id } });
const card = async (id: string) => (await server.call('members.get', { as: moderator, params: { id } })).data;
const decide = (as: Person, id: string, requestId: string, decision: 'approve' | 'reject', reason?: string) =>
  server.call('members.decideStore', {
    as,
    params: { id },
    body: { requestId, decision, ...(reason === undefined ? {} : { reasonText: reason }) },
  });
const places = async (id: string) =>
  (
    await server.database.pool.query(
      'select store_id, valid_to is null as open from store_memberships where user_id = $1 order by valid_from',
      [id],
    )
  ).rows;
const waiting = async () =>
  (await server.call('members.list', { as: moderator, body: { size: 1 } })).data.totals?.asksForStore ?? 0;

it('an approved request moves the member for later sales only', async () => {
  const member = await worker();
  const before = await waiting();
  const { status, data } = await ask(member, stores.foreign, '  Перехожу с понедельника ');
  expect(status).toBe(200);
  expect(data).toMatchObject({
    status: 'open',
    comment: 'Перехожу с понедельника',
    store: { id: stores.foreign, partnerName: 'Уют' },
    from: { id: stores.own, partnerName: 'Техника' },
  });
  expect(await waiting()).toBe(before + 1);
  const found = await server.call('members.list', { as: moderator, body: { filters: { asksForStore: true } } });
  expect(found.data.items.map(({ id }) => id)).toContain(member.id);
  const waits = await card(member.id);
  expect(waits).toMatchObject({ storeRequest: { id: data.id }, store: { id: stores.own } });
  expect(waits.allowedActions).toContain('decide_store');

  const decided = await decide(moderator, member.id, data.id, 'approve');
  expect(decided.data).toMatchObject({
    store: { id: stores.foreign },
    partner: { id: partners.foreign },
    storeRequest: { status: 'approved' },
  });
  expect(decided.data.allowedActions).not.toContain('decide_store');
  expect(decided.data.history.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Просит сменить точку: foreign', 'Смена точки одобрена: foreign']),
  );
  expect(await places(member.id)).toEqual([
    { store_id: stores.own, open: false },
    { store_id: stores.foreign, open: true },
  ]);
  expect(await waiting()).toBe(before);
  const feed = await server.call('notifications.list', { as: member, body: {} });
  expect(feed.data.items[0]).toMatchObject({ kind: 'member.store_changed' });
});

it('a rejected request says why, and another may follow', async () => {
  const member = await worker();
  const { data } = await ask(member, stores.near);
  expect((await decide(moderator, member.id, data.id, 'reject', '  ')).code).toBe('REASON_REQUIRED');
  expect((await decide(moderator, member.id, data.id, 'reject', 'Точка вас не знает')).status).toBe(200);
  expect(await own(member)).toMatchObject({ status: 'rejected', reason: 'Точка вас не знает' });
  expect((await card(member.id)).store?.id).toBe(stores.own);
  expect((await ask(member, stores.near)).data).toMatchObject({ status: 'open', reason: null });
});

it('of requests sent at once one stands', async () => {
  const member = await worker();
  const answers = await Promise.all([ask(member, stores.near), ask(member, stores.foreign), ask(member, stores.near)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.code).toBe('STORE_REQUEST_OPEN');
});

it('of two decisions at once one counts', async () => {
  const member = await worker();
  const { data } = await ask(member, stores.near);
  const [one, two] = await Promise.all([
    decide(moderator, member.id, data.id, 'approve'),
    decide(other, member.id, data.id, 'reject', 'Нет в списке точки'),
  ]);
  expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect([one, two].find(({ status }) => status === 409)?.code).toBe('STORE_REQUEST_CLOSED');
  const moved = one.status === 200;
  expect((await card(member.id)).store?.id).toBe(moved ? stores.near : stores.own);
  expect((await decide(moderator, member.id, data.id, 'approve')).code).toBe('STORE_REQUEST_CLOSED');
});

it('a request is taken back once, and not after a decision', async () => {
  const member = await worker();
  const { data } = await ask(member, stores.near);
  expect((await withdraw(member, data.id)).data.status).toBe('withdrawn');
  expect((await withdraw(member, data.id)).data.status).toBe('withdrawn');
  expect((await card(member.id)).storeRequest).toBeNull();
  expect((await decide(moderator, member.id, data.id, 'approve')).code).toBe('STORE_REQUEST_CLOSED');
  const next = await ask(member, stores.near);
  await decide(moderator, member.id, next.data.id, 'approve');
  expect((await withdraw(member, next.data.id)).code).toBe('STORE_REQUEST_CLOSED');
  expect((await withdraw(await worker(), next.data.id)).status).toBe(404);
});

it('refuses the present shop, one that takes no part and people who are no confirmed members', async () => {
  const member = await worker();
  expect((await ask(member, stores.own)).fields).toHaveProperty('storeId');
  expect((await ask(member, stores.closed)).code).toBe('STORE_NOT_FOUND');
  expect((await ask(member, newId())).code).toBe('STORE_NOT_FOUND');
  const newcomer = await server.loginAs('member', { status: 'moderation', storeId: stores.own });
  expect((await ask(newcomer, stores.near)).status).toBe(403);
  expect((await ask(moderator, stores.near)).status).toBe(403);
  expect(await own(member)).toBeNull();
});

it('is decided by those who may change the card', async () => {
  const member = await worker();
  const { data } = await ask(member, stores.near);
  const support = await server.loginAs('support');
  const partner = await server.loginAs('partner', { partnerId: partners.own });
  for (const as of [support, partner, member])
    expect((await decide(as, member.id, data.id, 'approve')).status).toBe(403);
  const stranger = await worker();
  expect((await decide(moderator, stranger.id, data.id, 'approve')).status).toBe(404);
});

it('a move by hand to the shop that is asked for grants the request; to another shop leaves it open', async () => {
  const member = await worker();
  await ask(member, stores.near);
  const move = async (storeId: string) => {
    const { version } = await card(member.id);
    return server.call('members.update', { as: moderator, params: { id: member.id }, body: { version, storeId } });
  };
  expect((await move(stores.foreign)).status).toBe(200);
  expect(await own(member)).toMatchObject({ status: 'open' });
  expect((await move(stores.near)).status).toBe(200);
  expect(await own(member)).toMatchObject({ status: 'approved' });
  const moved = await card(member.id);
  expect(moved.allowedActions).not.toContain('decide_store');
  expect((await ask(member, stores.own)).data).toMatchObject({ status: 'open' });
});

it('a shop that closed meanwhile is refused, and the request waits', async () => {
  const member = await worker();
  const { data } = await ask(member, stores.foreign);
  await server.database.pool.query("update partners set status = 'suspended' where id = $1", [partners.foreign]);
  expect((await decide(moderator, member.id, data.id, 'approve')).code).toBe('STORE_NOT_FOUND');
  await server.database.pool.query("update partners set status = 'active' where id = $1", [partners.foreign]);
  expect((await own(member))?.status).toBe('open');
});
