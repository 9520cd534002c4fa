import type { Input, RouteKey } from '@pribavka/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { systemScope } from '../../http/scope.ts';
import { newId } from '../../ids.ts';
import { createDemoDatabase, demoKeys } from '../../test/demo.ts';
import type { TestDatabase } from '../../test/database.ts';
import { handlers } from '../index.ts';
import { createTestApp, type Person, type TestApp } from '../sales/testing/app.ts';
import type { Attention } from './queries/attention.ts';
import { directExpiring, readExpiring, sumExpiring } from './repository/expiring.ts';

let database: TestDatabase;
let t: TestApp;
let admin: Person;
const query = { from: '2026-10-22', to: '2026-11-20' };

type Code = Attention[number]['code'];
interface Linked {
  route: RouteKey;
  filters: object;
}
const list = <K extends RouteKey>(
  route: K,
  filters: Input<K> extends { body?: infer B } ? (B extends { filters?: infer F } ? NonNullable<F> : never) : never,
): Linked => ({ route, filters });

/** What the list behind each number asks for; the back-office holds the same (`attention-links.test.ts`). */
const lists: Readonly<Record<Exclude<Code, 'settings_pending'>, Linked>> = {
  sales_on_moderation: list('sales.adminList', { statuses: ['moderation'] }),
  sales_overdue: list('sales.adminList', { statuses: ['moderation'], overdue: true }),
  members_on_moderation: list('members.list', { statuses: ['moderation'] }),
  passports_on_check: list('members.list', { passportStatuses: ['on_check'] }),
  withdrawals_new: list('withdrawals.adminList', { statuses: ['new', 'on_review'] }),
  withdrawals_failed: list('withdrawals.adminList', { statuses: ['failed'] }),
  overrides_on_approval: list('withdrawals.adminList', { waitsForMe: true }),
  registries_formed: list('registries.list', { waitsForMe: true }),
  tunings_on_approval: list('tunings.list', { waitsForMe: true }),
  promotions_on_approval: list('promotions.adminList', { waitsForMe: true }),
  points_on_approval: list('products.adminList', { pointsWaiting: true }),
  administrators_waiting: list('staff.list', { waitsForMe: true }),
  requests_overdue: list('support.adminList', { overdue: true }),
  processes_failed: list('processes.list', { statuses: ['failed', 'completed_with_errors'], lastHours: 168 }),
};

async function signIn(email: string): Promise<Person> {
  const { id } = await database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const sessionId = newId();
  const now = t.clock.at;
  await database.db
    .insertInto('sessions')
    .values({ id: sessionId, userId: id, expiresAt: '2099-01-01', createdAt: now, lastUsedAt: now, authAt: now })
    .execute();
  return { id, sessionId };
}

const ago = (hours: number): Date => new Date(t.clock.at.getTime() - hours * 3_600_000);

const idOf = async (email: string): Promise<string> =>
  (await database.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

/** What waits for a second person, of the reader's own making and of another's. */
async function addDecisions(own: string, other: string): Promise<void> {
  for (const by of [own, other, other]) {
    await sql`insert into payout_registries (id, total_points, total_gross_kopecks, total_net_kopecks, items, formed_by, formed_at)
      values (${newId()}, 100, 10000, 10000, 1, ${by}, ${ago(2)})`.execute(database.db);
    await sql`insert into tunings (id, member_id, direction, points, reason_code, comment, status, idem, req_hash,
        created_at, created_by)
      select ${newId()}, member_id, 'credit', 90000, 'other', 'Приз', 'on_approval', ${newId()}, '\\x00', ${ago(2)}, ${by}
      from wallets limit 1`.execute(database.db);
  }
  for (const by of [own, other]) {
    await sql`insert into payout_overrides (id, withdrawal_id, obstacles, reason, asked_by, asked_at)
      select ${newId()}, w.id, '{debt}', 'Долг спишут', ${by}, ${ago(2)} from withdrawals w where w.status = 'new'
        and not exists (select from payout_overrides v where v.withdrawal_id = w.id) limit 1`.execute(database.db);
  }
  const kinds = { new_administrator: other, second_step: other, address: own } as const;
  for (const [kind, by] of Object.entries(kinds)) {
    await sql`insert into administrator_changes (id, user_id, kind, address, asked_by, asked_at, due_at)
      select gen_random_uuid(), id, ${kind}, ${kind === 'address' ? '{}' : null}::jsonb, ${by}, ${ago(2)}, ${ago(-70)}
      from users where email in ('moderator@pribavka.example', 'support@pribavka.example')`.execute(database.db);
  }
  await sql`update promotions set status = 'on_approval', authored_by = ${own} where id in
    (select id from promotions where status = 'draft' limit 1)`.execute(database.db);
}

/** Rows at every edge of what is counted: too old, just young enough, of accounts that are gone. */
async function addEdges(): Promise<void> {
  for (const [status, hours] of [
    ['failed', 167],
    ['failed', 169],
    ['completed_with_errors', 1],
    ['completed', 1],
    ['cancelled', 2],
  ] as const) {
    await sql`insert into processes (id, kind, title, status, queued_at)
      values (${newId()}, 'product_import', 'Импорт товаров', ${status}, ${ago(hours)})`.execute(database.db);
  }
  await sql`insert into product_points_waiting (product_id, points, valid_from, asked_at, asked_by)
    select id, 9000, '2026-12-01', ${ago(30)}, (select id from users where role_code = 'manufacturer' limit 1)
    from products p where p.status = 'archived' or p.article = 'СТ-18042'`.execute(database.db);
  await sql`update users set status = 'deleted' where id in (select user_id from tax_profiles where status = 'on_check' limit 1)`.execute(
    database.db,
  );
}

beforeAll(async () => {
  database = await createDemoDatabase();
  t = await createTestApp(database, handlers, [], demoKeys);
  await addEdges();
  admin = await signIn('admin@pribavka.example');
  await addDecisions(admin.id, await idOf('finance@pribavka.example'));
}, 120_000);
afterAll(async () => {
  await t.close();
  await database.drop();
});

it('each number is the total of the list it opens', async () => {
  const { data } = await t.call(admin, 'summaries.products', { query });
  const counted = Object.fromEntries(data.attention.map(({ code, count }) => [code, count]));
  expect(counted['processes_failed']).toBeGreaterThanOrEqual(2);
  expect(Object.keys(counted).length).toBeGreaterThan(6);
  expect(counted).toMatchObject({
    overrides_on_approval: 1,
    registries_formed: 2,
    tunings_on_approval: expect.any(Number),
    administrators_waiting: 2,
  });
  for (const [code, { route, filters }] of Object.entries(lists)) {
    const answer = await t.call(admin, route, { body: { size: 1, filters } } as never);
    const total = (answer.data as { total?: number }).total;
    expect([code, total]).toEqual([code, counted[code] ?? 0]);
  }
});

it('the numbers of a partner are those of his own lists', async () => {
  const partner = await signIn('partner@masterok.example');
  const { data } = await t.call(partner, 'summaries.products', { query });
  expect(data.attention.length).toBeGreaterThan(0);
  for (const { code, count } of data.attention) {
    const { route, filters } = lists[code as keyof typeof lists];
    const answer = await t.call(partner, route, { body: { size: 1, filters } } as never);
    expect([code, (answer.data as { total?: number }).total]).toEqual([code, count]);
  }
});

it('a change of settings is counted for the other administrators, who are those that may confirm it', async () => {
  const { id: second } = await signIn('finance@pribavka.example');
  await sql`update users set role_code = 'admin' where id = ${second}`.execute(database.db);
  const ask = async (by: string) => {
    await sql`delete from control_changes`.execute(database.db);
    await sql`insert into control_changes (id, before, after, status, asked_at, asked_by)
      values (${newId()}, '{}', '{}', 'pending', ${ago(30)}, ${by})`.execute(database.db);
    const { data } = await t.call(admin, 'summaries.products', { query });
    return data.attention.filter(({ code }) => code === 'settings_pending');
  };
  expect(await ask(admin.id)).toEqual([]);
  expect(await ask(second)).toMatchObject([{ count: 1, overdue: 1 }]);
  const settings = (await t.call(admin, 'points.settings', {})).data;
  expect(settings.pending?.allowedActions).toEqual(['confirm', 'reject']);
  const auditor = await signIn('auditor@pribavka.example');
  const seen = (await t.call(auditor, 'summaries.products', { query })).data.attention.map(({ code }) => code);
  expect(seen).not.toContain('settings_pending');
  expect(seen).not.toContain('registries_formed');
});

it('points about to burn are the sum of the lots, before the first hour and after it, by partner and by group', async () => {
  const partner = await database.db
    .selectFrom('users')
    .select('partnerId')
    .where('partnerId', 'is not', null)
    .where('roleCode', '=', 'member')
    .executeTakeFirstOrThrow();
  const group = await database.db.selectFrom('storeGroups').select('id').executeTakeFirstOrThrow();
  // Only the ledger writes lots: the clock goes to where half of them are about to burn.
  const { rows: days } = await sql<{ day: string }>`
    select percentile_disc(0.5) within group (order by expires_on)::text as day from lots where remaining > 0`.execute(
    database.db,
  );
  t.clock.at = new Date(Date.parse(days[0]!.day) - 10 * 86_400_000);
  const asked = [{}, { partnerId: partner.partnerId! }, { storeGroupId: group.id }];
  const read = (of: typeof readExpiring) =>
    Promise.all(asked.map((filters) => of(database.db, systemScope(), filters, t.clock.at)));
  const direct = await read(directExpiring);
  expect(direct[0]).toBeGreaterThan(0);
  expect(direct[0]).toBeGreaterThan(direct[1]!);
  expect(await read(readExpiring)).toEqual(direct);
  await sumExpiring(database.db, t.clock.at);
  expect(await read(readExpiring)).toEqual(direct);
  const { data } = await t.call(await signIn('admin@pribavka.example'), 'summaries.members', { query });
  expect(data.expiringPoints).toBe(direct[0]);
  // The sum is an hour old: what has come near since is in the next one.
  t.clock.at = new Date(t.clock.at.getTime() + 200 * 86_400_000);
  expect(await read(readExpiring)).toEqual(direct);
  await sumExpiring(database.db, t.clock.at);
  expect(await read(readExpiring)).toEqual(await read(directExpiring));
  expect((await read(readExpiring))[0]).toBeGreaterThan(direct[0]!);
});
