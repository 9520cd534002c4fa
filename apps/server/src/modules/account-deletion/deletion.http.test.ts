import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { readMailbox } from '../../outbox/mailbox/messages.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { handlers } from '../index.ts';
import { allJobs } from '../jobs.ts';
import { adjust } from '../ledger/index.ts';
import { signIn } from '../../test/people.ts';
import { auditLedger } from '../ledger/repository.ts';
import { giveCard, readAccount } from '../ledger/testing/ledger.ts';
import { createTestApp, type Person, type TestApp } from '../sales/testing/app.ts';
import { addPerson, changeSettings, createWorld, type World } from '../sales/testing/world.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
const now = new Date('2026-11-20T09:00:00.000Z');

beforeAll(async () => {
  database = await createTestDatabase({ max: 20 });
  w = await createWorld(database.db);
  t = await createTestApp(database, handlers, allJobs);
  await changeSettings(database.db, { withdrawalCodeRequired: false });
});
beforeEach(() => {
  t.clock.at = now;
});
afterAll(async () => {
  // Whatever was deleted, the books must be sound afterwards.
  expect(await auditLedger(database.db)).toEqual([]);
  await t.close();
  await database.drop();
});

async function rich(points: number): Promise<Person> {
  const who = await addPerson(database.db, 'member', w, 'Уходящая');
  if (points > 0) await adjust(database.db, who.id, points, '2027-11-20', { actor_kind: 'system' }, now);
  return who;
}

const preview = async (who: Person) => (await t.call(who, 'users.deletion')).data;
const phoneOf = async (who: Person) =>
  (await sql<{ phone: string }>`select phone from users where id = ${who.id}`.execute(database.db)).rows[0]!.phone;

async function codeFor(who: Person): Promise<string> {
  const sent = await t.call(who, 'users.sendDeletionCode', { body: {} });
  expect(sent.status, sent.messages.join()).toBe(200);
  const [message] = await readMailbox(t.services, await phoneOf(who));
  return message!.code!;
}

const remove = (who: Person, code: string, points: number) =>
  t.call(who, 'users.deleteAccount', { body: { code, points } });

async function sell(who: Person, quantity = 1): Promise<{ id: string; version: number }> {
  const sold = await t.call(who, 'sales.create', {
    body: { saleDate: '2026-11-18', items: [{ productId: w.lamp.id, quantity }], submit: true },
  });
  expect(sold.status, sold.messages.join()).toBe(200);
  return sold.data;
}

async function approve({ id, version }: { id: string; version: number }): Promise<void> {
  const { data } = await t.call(w.moderator, 'sales.get', { params: { id } });
  const items = data.items.map((item) => ({ id: item.id, decision: 'approve' as const }));
  const answer = await t.call(w.moderator, 'sales.moderate', { params: { id }, body: { version, items } });
  expect(answer.status, answer.messages.join()).toBe(200);
}

describe('a member closes the account', () => {
  it('the person is gone, the books and the sales stay', async () => {
    const who = await rich(700);
    await approve(await sell(who, 2));
    const open = await sell(who, 3);
    const phone = await phoneOf(who);
    expect(await preview(who)).toEqual({ active: 700, waiting: 80, sales: 1, salesPoints: 120, blockers: [] });
    const answer = await remove(who, await codeFor(who), 780);
    expect(answer.status, answer.messages.join()).toBe(200);

    const sums = { pending: 0, active: 0, reserved: 0, debt: 0 };
    expect(await readAccount(database.db, who.id)).toEqual({ sums, lots: {} });
    expect(await auditLedger(database.db)).toEqual([]);
    const { rows } = await sql<Record<string, unknown>>`select status, phone, email, last_name, first_name,
      password_hash from users where id = ${who.id}`.execute(database.db);
    expect(rows[0]).toEqual({
      status: 'deleted',
      phone: null,
      email: null,
      lastName: 'Удалённый участник',
      firstName: '',
      passwordHash: null,
    });
    const sales = await sql<{ id: string; status: string }>`select id, status from sales
      where member_id = ${who.id} order by number`.execute(database.db);
    expect(sales.rows.map(({ status }) => status)).toEqual(['confirmed', 'cancelled']);
    expect(sales.rows[1]?.id).toBe(open.id);
    // The session ended with the account, and the number is free for another.
    expect((await t.call(who, 'users.deletion')).status).toBe(401);
    await sql`update users set phone = ${phone} where id = ${(await rich(0)).id}`.execute(database.db);
    expect((await readMailbox(t.services, phone)).at(0)?.text).toContain('аккаунт удалён');
    const entries = await sql<{ actorName: string; entityLabel: string }>`select actor_name, entity_label
      from audit_entries where entity_id = ${who.id} and action = 'delete'`.execute(database.db);
    const number = `Удалённый участник № ${who.id}`;
    expect(entries.rows).toEqual([{ actorName: number, entityLabel: number }]);
    const card = await t.call(w.moderator, 'members.get', { params: { id: who.id } });
    expect(card.data).toMatchObject({ status: 'deleted', fullName: 'Удалённый участник', phone: null, active: 0 });
  });

  it('nothing happens while a payout is under way, or with a debt', async () => {
    const who = await rich(900);
    const cardId = await giveCard(database.db, who.id, now);
    await sql`insert into tax_profiles (user_id, status, sealed) values (${who.id}, 'verified', '\\x01')`.execute(
      database.db,
    );
    const asked = await t.call(who, 'withdrawals.create', { body: { points: 600, cardId } });
    expect(asked.status, asked.messages.join()).toBe(200);
    expect((await preview(who)).blockers.map(({ code }) => code)).toEqual(['payout']);
    expect((await t.call(who, 'users.sendDeletionCode', { body: {} })).code).toBe('DELETION_BLOCKED');
    expect((await remove(who, '000000', 300)).code).toBe('DELETION_BLOCKED');
    expect((await readAccount(database.db, who.id)).sums).toMatchObject({ active: 300, reserved: 600 });
    await t.call(who, 'withdrawals.cancel', { params: { id: asked.data.id }, body: {} });
    expect((await preview(who)).blockers).toEqual([]);
  });

  it('a code of another session closes nothing', async () => {
    const who = await rich(50);
    const code = await codeFor(who);
    const other = { ...who, ...(await signIn(t.services, who.id)) };
    expect((await remove(other, code, 50)).code).toBe('CODE_NOT_SENT');
    expect((await remove(who, code, 50)).status).toBe(200);
  });

  it('a wrong code spends an attempt, other points than shown are refused', async () => {
    const who = await rich(50);
    const code = await codeFor(who);
    const wrong = code === '111111' ? '222222' : '111111';
    expect((await remove(who, wrong, 50)).fields).toHaveProperty('code');
    expect((await remove(who, code, 40)).code).toBe('DELETION_CHANGED');
    await adjust(database.db, who.id, 10, '2027-11-20', { actor_kind: 'system' }, now);
    expect((await remove(who, code, 50)).code).toBe('DELETION_CHANGED');
    expect((await remove(who, code, 60)).status).toBe(200);
  });

  it('of a deletion and a payout asked for at once one succeeds', async () => {
    const who = await rich(800);
    const cardId = await giveCard(database.db, who.id, now);
    await sql`insert into tax_profiles (user_id, status, sealed) values (${who.id}, 'verified', '\\x01')`.execute(
      database.db,
    );
    const code = await codeFor(who);
    const [gone, again, paid] = await Promise.all([
      remove(who, code, 800),
      remove(who, code, 800),
      t.call(who, 'withdrawals.create', { body: { points: 800, cardId } }),
    ]);
    expect([gone, again, paid].filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of [gone, again, paid]) expect(status).toBeLessThan(500);
    const { sums } = await readAccount(database.db, who.id);
    expect(sums.active).toBe(0);
    expect(sums.reserved).toBe(paid.status === 200 ? 800 : 0);
  });

  it('wants a fresh sign-in, and is for members alone', async () => {
    const who = await rich(10);
    t.clock.at = new Date(now.getTime() + 11 * 60_000);
    expect((await t.call(who, 'users.sendDeletionCode', { body: {} })).code).toBe('REAUTH_REQUIRED');
    expect((await remove(who, '123456', 10)).code).toBe('REAUTH_REQUIRED');
    t.clock.at = now;
    expect((await t.call(w.moderator, 'users.deletion')).status).toBe(403);
    expect((await remove(w.admin, '123456', 0)).status).toBe(403);
  });
});
