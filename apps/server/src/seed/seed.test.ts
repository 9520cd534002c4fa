import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readConfig } from '../config.ts';
import type { Services } from '../http/context.ts';
import { auditLedger } from '../modules/ledger/repository.ts';
import { readSettings } from '../modules/points-settings/index.ts';
import { createServices } from '../services.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { createDemoDatabase, demoEnd as end } from '../test/demo.ts';
import { demoAccounts, demoPassword, seedDemo } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'pribavka-seed-'));
const open: TestDatabase[] = [];

async function fresh(): Promise<{ database: TestDatabase; services: Services }> {
  const database = await createTestDatabase();
  open.push(database);
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error', PASSWORD_MEMORY_KIB: '64', PASSWORD_PASSES: '1' });
  const keys = { current: 'test', keys: new Map([['test', randomBytes(32)]]), index: randomBytes(32) };
  return { database, services: createServices({ config, keys, db: database.db, now: () => end }) };
}

const count = async (database: TestDatabase, table: string, group: string) => {
  const { rows } = await sql<{ key: string; n: number }>`
    select ${sql.ref(group)}::text as key, count(*)::int as n from ${sql.table(table)} group by 1 order by 1`.execute(
    database.db,
  );
  return Object.fromEntries(rows.map((row) => [row.key, row.n]));
};

afterAll(async () => {
  for (const database of open) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('full demo', () => {
  let database: TestDatabase;
  let services: Services;
  let statements = 0;
  beforeAll(async () => {
    ({ database, services } = await fresh());
    const count = (client: { query: (...args: never[]) => unknown }): void => {
      const query = client.query.bind(client);
      client.query = (...args) => {
        statements += 1;
        return query(...args);
      };
    };
    database.pool.on('connect', count);
    await seedDemo(services, { mode: 'full', end });
  }, 300_000);

  it('is no more than eight thousand statements: fifteen seconds of an idle machine', () => {
    expect(statements).toBeGreaterThan(1000);
    expect(statements).toBeLessThan(8000);
  });

  it('leaves books without a single difference', async () => {
    expect(await auditLedger(database.db)).toEqual([]);
  });

  it('has members, sales and payouts in every state', async () => {
    const report = {
      users: await count(database, 'users', 'status'),
      sales: await count(database, 'sales', 'status'),
      withdrawals: await count(database, 'withdrawals', 'status'),
      tunings: await count(database, 'tunings', 'status'),
      passports: await count(database, 'tax_profiles', 'status'),
      promotions: await count(database, 'promotions', 'status'),
      transfers: await count(database, 'transfers', 'type'),
      support: await count(database, 'support_requests', 'status'),
    };
    expect(Object.keys(report.users)).toEqual(['blocked', 'confirmed', 'moderation', 'rejected']);
    expect(Object.keys(report.sales)).toEqual(
      expect.arrayContaining([
        'cancelled',
        'clarification',
        'confirmed',
        'draft',
        'moderation',
        'partially_returned',
        'rejected',
        'returned',
      ]),
    );
    expect(Object.keys(report.withdrawals)).toEqual(
      expect.arrayContaining(['approved', 'cancelled', 'failed', 'in_registry', 'new', 'paid', 'rejected', 'returned']),
    );
    expect(Object.keys(report.passports)).toEqual(['declined', 'expired', 'on_check', 'verified']);
    expect(Object.keys(report.support)).toEqual(['closed', 'in_progress', 'new', 'resolved', 'waiting_author']);
    expect(report.transfers).toHaveProperty('EXPIRATION');
    expect(report.sales['moderation']).toBeGreaterThan(15);
  });

  it('has sales in the queue that look like others: by receipt, by photo, by phone', async () => {
    const { rows } = await sql<{ codes: string[]; status: string; others: boolean; earlier: string[] }>`
      select s.status, array_agg(f.code order by f.code) as codes, array_agg(r.status order by f.code) as earlier,
        bool_and(r.member_id <> s.member_id) as others
      from sale_flags f join sales s on s.id = f.sale_id join sales r on r.id = f.related_sale_id
      group by s.id order by s.number`.execute(database.db);
    expect(rows).toEqual([
      { status: 'moderation', codes: ['F3'], earlier: ['rejected'], others: true },
      { status: 'moderation', codes: ['F7'], earlier: ['moderation'], others: true },
      { status: 'moderation', codes: ['F3', 'F4'], earlier: ['rejected', 'rejected'], others: true },
    ]);
  });

  it('has two persons behind every adjustment above the threshold and every refused one', async () => {
    const { adjustmentApprovalThreshold } = await readSettings(database.db);
    const { rows } = await sql<{ status: string; points: number; alone: boolean }>`
      with days as (
        select t.*, (created_at at time zone 'Europe/Moscow')::date as day from tunings t
        where status in ('applied', 'on_approval')),
      booked as (
        select id, status, greatest(
            sum(points) over (partition by created_by, day order by created_at, number),
            sum(points) over (partition by member_id, day order by created_at, number)) as points,
          decided_by is null or decided_by = created_by as alone from days)
      select status, points::int, alone from booked where status = 'applied'
        and points > ${adjustmentApprovalThreshold}
      union all
      select status, points::int, decided_by is null or decided_by = created_by from tunings where status = 'rejected'
      order by 1, 2`.execute(database.db);
    expect(rows.map(({ status }) => status)).toEqual(expect.arrayContaining(['applied', 'rejected']));
    expect(rows.filter(({ alone }) => alone)).toEqual([]);
  });

  it('has systems of companies with calls of a month and deliveries', async () => {
    const { rows } = await sql<{ login: string; calls: number; refused: number; last: boolean; sent: number }>`
      select t.login, (t.partner_id is null) <> (t.manufacturer_id is null) as owned,
        (select count(*)::int from technical_calls c where c.user_id = t.user_id) as calls,
        (select count(*)::int from technical_calls c where c.user_id = t.user_id and c.http_status >= 400) as refused,
        t.last_used_at = (select max(at) from technical_calls c where c.user_id = t.user_id) as last,
        (select count(*)::int from webhook_deliveries d where d.user_id = t.user_id and d.status = 'sent') as sent
      from (select t.*, u.partner_id, u.manufacturer_id from technical_users t join users u on u.id = t.user_id) t
      order by t.login`.execute(database.db);
    expect(rows).toMatchObject([
      { login: 'masterok-pos', owned: true, last: true, sent: 4 },
      { login: 'strezhen-catalog', owned: true, last: true, sent: 0 },
    ]);
    for (const { calls, refused } of rows) {
      expect(calls).toBeGreaterThan(50);
      expect(refused).toBeGreaterThan(0);
      expect(refused).toBeLessThan(calls / 5);
    }
    // Nothing waits for an address that is not there.
    expect(await count(database, 'webhook_deliveries', 'status')).toEqual({ sent: 4 });
  });

  it('has an author and another person who approved behind every promotion', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from promotions where approved_by is null or approved_by = authored_by`.execute(
      database.db,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('gives every request to support a day for the first answer', async () => {
    const { rows } = await sql<{ hours: number }>`
      select distinct extract(epoch from first_response_due_at - created_at)::int / 3600 as hours
      from support_requests`.execute(database.db);
    expect(rows).toEqual([{ hours: 24 }]);
  });

  it('gives the member of the pictures her balance', async () => {
    const row = await database.db
      .selectFrom('users')
      .innerJoin('wallets', 'wallets.memberId', 'users.id')
      .selectAll('wallets')
      .where('email', '=', 'a.melnikova@masterok.example')
      .executeTakeFirstOrThrow();
    expect(row.active).toBe(12_480);
    expect(row.pending).toBeGreaterThan(0);
  });

  it('makes accounts one can sign in with', async () => {
    for (const account of demoAccounts.full) {
      const row = await database.db
        .selectFrom('users')
        .select('passwordHash')
        .where('email', '=', account.login)
        .executeTakeFirst();
      expect((await services.passwords.check(row?.passwordHash, demoPassword)).ok, account.login).toBe(true);
    }
  });

  it('makes the same demo another time', async () => {
    const again = await createDemoDatabase();
    open.push(again);
    const sums = (of: TestDatabase) =>
      sql`select count(*)::int as n, sum(amount)::bigint as points, max(at) as last from transfers`.execute(of.db);
    expect((await sums(again)).rows).toEqual((await sums(database)).rows);
  }, 120_000);

  it('leaves a database with people alone', async () => {
    const before = await count(database, 'sales', 'status');
    expect((await seedDemo(services, { mode: 'full', end })).length).toBeGreaterThan(0);
    expect(await count(database, 'sales', 'status')).toEqual(before);
  });
});

it('makes an empty programme with shops and staff, and no members', async () => {
  const { database, services } = await fresh();
  const lines = await seedDemo(services, { mode: 'empty', end });
  expect(lines.join('\n')).toContain('admin@pribavka.example');
  expect(await count(database, 'users', 'role_code')).toEqual({ admin: 1, finance: 2, moderator: 2 });
  expect(await count(database, 'stores', 'status')).toEqual({ active: 2 });
  expect(await count(database, 'programme_document_versions', 'kind')).toMatchObject({ oferta: 1, personal_data: 1 });
  expect(await count(database, 'products', 'status')).toEqual({ active: 5 });
});

it('refuses production', async () => {
  const { services } = await fresh();
  const production = { ...services, config: { ...services.config, isProduction: true } };
  await expect(seedDemo(production, { mode: 'full' })).rejects.toThrow('production');
});
