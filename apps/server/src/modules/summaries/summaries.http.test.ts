import type { Grant } from '@pribavka/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { systemScope } from '../../http/scope.ts';
import { newId } from '../../ids.ts';
import { createDemoDatabase, demoKeys } from '../../test/demo.ts';
import type { TestDatabase } from '../../test/database.ts';
import { createTestApp, type Person, type TestApp } from '../sales/testing/app.ts';
import { readAttention } from './queries/attention.ts';
import { summariesRoutes } from './routes.ts';

let database: TestDatabase;
let t: TestApp;
const query = { from: '2026-10-22', to: '2026-11-20' };

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
const one = async <T>(query_: ReturnType<typeof sql<T>>): Promise<T> =>
  (await query_.execute(database.db)).rows[0] as T;

beforeAll(async () => {
  database = await createDemoDatabase();
  t = await createTestApp(database, summariesRoutes, [], demoKeys);
}, 120_000);
afterAll(async () => {
  await t.close();
  await database.drop();
});

describe('summaries of the demo', () => {
  it('add up: goods, brands, regions and days give the same sums', async () => {
    const { data } = await t.call(await signIn('admin@pribavka.example'), 'summaries.products', { query });
    const sum = (rows: readonly { units: number; revenueKopecks: number }[]) => [
      rows.reduce((total, row) => total + row.units, 0),
      rows.reduce((total, row) => total + row.revenueKopecks, 0),
    ];
    const total = [data.units, data.revenueKopecks];
    expect(data.units).toBeGreaterThan(50);
    for (const rows of [data.series, data.byBrand, data.byRegion]) expect(sum(rows)).toEqual(total);
    expect(data.series).toHaveLength(30);
    expect(data.previous.units).toBeGreaterThan(0);
    expect(data.byProduct[0]?.units).toBeGreaterThanOrEqual(data.byProduct[1]?.units ?? 0);
  });

  it('agree with the books', async () => {
    const admin = await signIn('admin@pribavka.example');
    const { data } = await t.call(admin, 'summaries.members', { query });
    const books = await one(sql<{ owed: number; members: number }>`
      select (select sum(pending + active + reserved) from wallets)::bigint as owed,
        (select count(*) from users where role_code = 'member')::int as members`);
    expect(data.liabilityPoints).toBe(books.owed);
    expect(data.liabilityKopecks).toBe(books.owed * 100);
    expect(data.byStatus.reduce((sum, row) => sum + row.count, 0)).toBe(books.members);
    expect(data.series.reduce((sum, row) => sum + row.earned, 0)).toBe(data.earned);
    const money = await t.call(admin, 'summaries.transactions', { query });
    expect(money.data.series.reduce((sum, row) => sum + row.paidKopecks, 0)).toBe(money.data.paidKopecks);
    expect(money.data.byStatus.reduce((sum, row) => sum + row.count, 0)).toBe(money.data.requested);
    expect(money.data.byType.map((row) => row.name)).toContain('Начисление за продажу');
  });

  it('count what waits only for those who can open it', async () => {
    const codes = async (email: string, route: 'summaries.products' | 'summaries.members') =>
      (await t.call(await signIn(email), route, { query })).data.attention.map((row) => row.code);
    expect(await codes('admin@pribavka.example', 'summaries.products')).toEqual(
      expect.arrayContaining([
        'sales_on_moderation',
        'sales_overdue',
        'members_on_moderation',
        'passports_on_check',
        'withdrawals_new',
        'requests_overdue',
      ]),
    );
    expect(await codes('brand@strezhen.example', 'summaries.products')).toEqual([]);
    expect(await codes('partner@masterok.example', 'summaries.members')).not.toContain('passports_on_check');
  });

  it('stop counting what waits at the cap, and say so', async () => {
    const admin = {
      scope: systemScope(),
      actor: { id: newId(), roleCode: 'moderator', grants: new Set<Grant>(['sales.salesListAdmin:read']) },
      now: t.clock.at,
    };
    const whole = await readAttention(database.db, admin);
    const [waiting, late] = whole;
    expect(whole.map(({ code }) => code)).toEqual(['sales_on_moderation', 'sales_overdue']);
    const books = await one(sql<{ waiting: number; late: number }>`
      select count(*)::int as waiting, (count(*) filter (where sla_due_at < ${t.clock.at}))::int as late
      from sales where status = 'moderation'`);
    expect(books.late).toBeGreaterThan(0);
    expect(books.waiting).toBeGreaterThan(books.late);
    expect([waiting, late]).toMatchObject([
      { count: books.waiting, countCapped: false, overdue: books.late, overdueCapped: false },
      { count: books.late, countCapped: false },
    ]);
    expect(await readAttention(database.db, admin, books.late)).toMatchObject([
      { count: books.late, countCapped: true, overdue: books.late, overdueCapped: false },
      { count: books.late, countCapped: false },
    ]);
    expect(await readAttention(database.db, admin, books.late - 1)).toMatchObject([
      { count: books.late - 1, countCapped: true, overdue: books.late - 1, overdueCapped: true },
      { count: books.late - 1, countCapped: true },
    ]);
  });

  it('keep a partner and a manufacturer to their own', async () => {
    const partner = await t.call(await signIn('partner@masterok.example'), 'summaries.products', { query });
    expect(partner.data.byRegion.map((row) => row.region)).toEqual(['Тверская область']);
    const manufacturer = await t.call(await signIn('brand@strezhen.example'), 'summaries.products', { query });
    expect(manufacturer.data.byBrand.map((row) => row.name)).toEqual(['Стрежень']);
    const money = await t.call(await signIn('brand@strezhen.example'), 'summaries.transactions', { query });
    expect([money.data.requested, money.data.paidKopecks]).toEqual([0, 0]);
    expect((await t.call(await signIn('support@pribavka.example'), 'summaries.products', { query })).status).toBe(403);
  });

  it('refuse a period turned round', async () => {
    const wrong = await t.call(await signIn('admin@pribavka.example'), 'summaries.products', {
      query: { from: query.to, to: query.from },
    });
    expect([wrong.status, Object.keys(wrong.fields)]).toEqual([400, ['to']]);
  });
});

it('a fold takes what is new for pages that lie together: at the usual price it reads whole tables', async () => {
  const { config } = await one(
    sql<{ config: string[] }>`select proconfig as config from pg_proc where proname = 'summary_refresh'`,
  );
  expect(config).toEqual(expect.arrayContaining(['plan_cache_mode=force_custom_plan', 'random_page_cost=1.1']));
});
