import type { NoticeTopic } from '@pribavka/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { newId } from '../../ids.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

/** Moscow is three hours ahead: 21:30 UTC is the next day of the programme. */
async function put(who: Person, kind: string, at: string, count: number, entityType = 'sale'): Promise<void> {
  for (let n = 0; n < count; n += 1)
    await sql`insert into notifications (id, user_id, kind, title, text, entity_type, entity_id, created_at)
      values (${newId()}, ${who.id}, ${kind}, ${`${kind} ${n}`}, '', ${entityType}, ${newId()},
        ${new Date(Date.parse(at) + n * 1000)})`.execute(server.services.db);
}

const groups = (as: Person, body: object = {}) => server.call('notifications.groups', { as, body });
const shape = (answer: Awaited<ReturnType<typeof groups>>) =>
  answer.data.items.map(({ kind, until, count, unread }) => [kind, until, count, unread]);

async function reader(): Promise<Person> {
  const who = await server.loginAs('member');
  await put(who, 'sale.confirmed', '2026-11-18T10:00:00Z', 30);
  await put(who, 'sale.confirmed', '2026-11-18T21:30:00Z', 5);
  await put(who, 'sale.rejected', '2026-11-18T11:00:00Z', 2);
  await put(who, 'points.activated', '2026-11-19T09:00:00Z', 11, 'operation');
  await put(who, 'support.answered', '2026-11-19T12:00:00Z', 1, 'support_request');
  return who;
}

it('49 messages are five lines: one a kind and day of the programme, the newest first', async () => {
  const who = await reader();
  const answer = await groups(who);
  expect(shape(answer)).toEqual([
    ['support.answered', '2026-11-19', 1, 1],
    ['points.activated', '2026-11-19', 11, 11],
    ['sale.confirmed', '2026-11-19', 5, 5],
    ['sale.rejected', '2026-11-18', 2, 2],
    ['sale.confirmed', '2026-11-18', 30, 30],
  ]);
  expect(answer.data.items[2]).toMatchObject({ latest: { title: 'sale.confirmed 4' } });
  expect((await server.call('notifications.unread', { as: who })).data).toEqual({ count: 49, support: 1 });
  // Nobody else's are among them.
  expect(shape(await groups(await server.loginAs('member')))).toEqual([]);
});

it('the lines go on by the cursor, and a line opens into its own messages', async () => {
  const who = await reader();
  const first = await groups(who, { size: 2 });
  const second = await groups(who, { size: 2, cursor: first.data.nextCursor });
  const third = await groups(who, { size: 2, cursor: second.data.nextCursor });
  expect([...shape(first), ...shape(second), ...shape(third)]).toEqual(shape(await groups(who)));
  expect(third.data.nextCursor).toBeUndefined();
  const opened = await server.call('notifications.list', {
    as: who,
    body: { size: 10, filters: { group: { kind: 'sale.confirmed', since: '2026-11-19', until: '2026-11-19' } } },
  });
  expect(opened.data.total).toBe(5);
});

it('what is older than a week is one line a kind, whatever its day', async () => {
  const who = await server.loginAs('member');
  for (const day of ['2026-06-01', '2026-09-12', '2026-11-13']) await put(who, 'sale.confirmed', `${day}T10:00:00Z`, 4);
  await put(who, 'sale.confirmed', '2026-11-14T10:00:00Z', 1);
  const answer = await groups(who);
  expect(answer.data.items).toMatchObject([
    { since: '2026-11-14', until: '2026-11-14', count: 1 },
    { since: null, until: '2026-11-13', count: 12, firstAt: '2026-06-01 13:00:00.000' },
  ]);
  const { kind, since, until } = answer.data.items[1]!;
  const opened = await server.call('notifications.list', {
    as: who,
    body: { filters: { group: { kind, since, until } } },
  });
  expect(opened.data.total).toBe(12);
  await server.call('notifications.markRead', { as: who, body: { group: { kind, since, until } } });
  expect(shape(await groups(who)).map(([, , , unread]) => unread)).toEqual([1, 0]);
});

it('filters by what it is about and by what was not read', async () => {
  const who = await reader();
  expect(shape(await groups(who, { filters: { topics: ['support'] } })).map(([kind]) => kind)).toEqual([
    'support.answered',
  ]);
  const sales = await groups(who, { filters: { topics: ['sales'] } });
  expect(new Set(shape(sales).map(([kind]) => kind))).toEqual(new Set(['sale.confirmed', 'sale.rejected']));
  await server.call('notifications.markRead', {
    as: who,
    body: { group: { kind: 'sale.confirmed', since: '2026-11-18', until: '2026-11-18' } },
  });
  const unread = await groups(who, { filters: { unread: true } });
  expect(shape(unread)).toHaveLength(4);
  expect((await server.call('notifications.unread', { as: who })).data.count).toBe(19);
});

it('reads what a filter of topics shows and counts it apart', async () => {
  const who = await reader();
  const mark = (topics: NoticeTopic[]) => server.call('notifications.markRead', { as: who, body: { topics } });
  const unreadOf = async (topics: NoticeTopic[]) =>
    (
      await server.call('notifications.list', {
        as: who,
        body: { size: 1, filters: { unread: true, topics } },
      })
    ).data.total;
  expect(await unreadOf(['sales'])).toBe(37);
  expect(await unreadOf(['points', 'expiry', 'payouts'])).toBe(11);
  expect((await mark([])).data.count).toBe(49);
  expect((await mark(['points', 'expiry', 'payouts'])).data).toEqual({ count: 38, support: 1 });
  expect(await unreadOf(['points'])).toBe(0);
  expect(await unreadOf(['sales'])).toBe(37);
});

it('reading is the same however often it is asked for', async () => {
  const who = await reader();
  const all = () => server.call('notifications.markRead', { as: who, body: {} });
  const answers = await Promise.all([all(), all(), all()]);
  for (const { data } of answers) expect(data).toEqual({ count: 0, support: 0 });
  const { rows } = await sql<{ n: number }>`select count(distinct read_at)::int as n from notifications
    where user_id = ${who.id}`.execute(server.services.db);
  expect(rows[0]?.n).toBe(1);
  expect(shape(await groups(who)).every(([, , , unread]) => unread === 0)).toBe(true);
});

it('refuses a day that is none', async () => {
  const who = await server.loginAs('member');
  const answer = await server.call('notifications.markRead', {
    as: who,
    body: { group: { kind: 'sale.confirmed', since: null, until: '2026-02-30' } },
  });
  expect(answer.status).toBe(400);
});
