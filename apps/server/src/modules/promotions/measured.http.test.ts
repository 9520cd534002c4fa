import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Body } from '../../http/contract.ts';
import type { Job } from '../../jobs/jobs.ts';
import { readCsv } from '../../core/tables/testing/read-csv.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { exportPromotions } from './exports/promotions.ts';
import { salesRoutes } from '../sales/index.ts';
import { createTestApp, type Person, type TestApp } from '../sales/testing/app.ts';
import { addPerson, addPromotion, createWorld, type World } from '../sales/testing/world.ts';
import { promotionsRoutes } from './routes.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
const jobs = [exportPromotions as Job];

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, { ...promotionsRoutes, ...salesRoutes }, jobs);
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

const sell = async (who: Person, quantity: number, product = w.lamp.id): Promise<string> => {
  const sale = await t.call(who, 'sales.create', {
    body: { saleDate: '2026-11-18', items: [{ productId: product, quantity, priceKopecks: 20_000 }], submit: true },
  });
  expect(sale.status, sale.messages.join()).toBe(200);
  return sale.data.id;
};
const progress = async (who: Person, id: string) => (await t.call(who, 'promotions.progress', { params: { id } })).data;

const draft = (extra: Partial<Body<'promotions.create'>> = {}): Body<'promotions.create'> => ({
  name: 'Проба',
  mechanic: 'fixed_per_unit',
  params: { points: 10 },
  conditions: { productIds: [w.drill.id] },
  startsAt: '2026-12-01 00:00:00.000',
  endsAt: '2026-12-31 23:59:59.999',
  ...extra,
});

describe('progress of a seller', () => {
  it('says how far the plan is and what the next step gives', async () => {
    const member = await addPerson(database.db, 'member', w);
    const id = await addPromotion(database.db, {
      name: 'План',
      mechanic: 'plan',
      params: {
        points: 10,
        tiers: [
          { units: 5, percent: 100 },
          { units: 8, percent: 120 },
        ],
      },
      conditions: { productIds: [w.lamp.id] },
    });
    expect(await progress(member, id)).toMatchObject({
      units: 0,
      points: 0,
      target: 5,
      nextStep: 'Ещё 5 шт., и план даст 50 баллов',
    });
    await sell(member, 6);
    expect(await progress(member, id)).toMatchObject({
      units: 6,
      points: 60,
      target: 8,
      // 10 × 8 × 120 % = 96, of which 60 are given.
      nextStep: 'Ещё 2 шт., и план даст 36 баллов',
    });
    await sell(member, 3);
    expect(await progress(member, id)).toMatchObject({ units: 9, points: 108, target: null, nextStep: null });
    await sql`update promotions set status = 'finished' where id = ${id}`.execute(database.db);
  });

  it('counts what the limits leave of the member, and never shows what is left of the budget', async () => {
    const member = await addPerson(database.db, 'member', w);
    const made = await t.call(w.admin, 'promotions.create', {
      body: draft({
        conditions: { productIds: [w.lamp.id] },
        name: 'С пределом',
        params: { points: 30 },
        limits: { memberTotal: 80, onLimit: 'cut' },
        startsAt: '2026-11-01 00:00:00.000',
        budgetPoints: 100,
      }),
    });
    const { id } = made.data;
    await t.call(w.admin, 'promotions.setStatus', { params: { id }, body: { action: 'activate' } });
    await sell(member, 2);
    expect(await progress(member, id)).toMatchObject({ units: 2, points: 60, limit: 80, left: 20 });
    const other = await addPerson(database.db, 'member', w);
    // Of the budget 40 are left, less than his own 80: that sum is nobody's but the programme's.
    expect(await progress(other, id)).toMatchObject({ units: 0, points: 0, limit: 80, left: 80 });
    await sql`update promotions set status = 'finished' where id = ${id}`.execute(database.db);
  });

  it('of a promotion one cannot see does not exist', async () => {
    const id = await addPromotion(database.db, {
      name: 'Чужая',
      mechanic: 'fixed_per_unit',
      params: { points: 5 },
      conditions: { partnerIds: [w.otherPartnerId] },
    });
    expect((await t.call(w.member, 'promotions.progress', { params: { id } })).status).toBe(404);
    expect((await t.call(w.stranger, 'promotions.progress', { params: { id } })).status).toBe(200);
    await sql`update promotions set status = 'finished' where id = ${id}`.execute(database.db);
  });
});

const period = { from: '2026-11-01', to: '2026-11-20' };

describe('the simulator and the numbers of a promotion', () => {
  let live: string;
  let first: Person;
  let second: Person;
  beforeAll(async () => {
    live = await addPromotion(database.db, {
      name: 'Идёт',
      mechanic: 'fixed_per_unit',
      params: { points: 7 },
      conditions: { productIds: [w.drill.id] },
      budget: 1000,
    });
    first = await addPerson(database.db, 'member', w, 'Первый');
    second = await addPerson(database.db, 'member', { partnerId: w.otherPartnerId, storeId: w.otherStoreId }, 'Второй');
    let serial = 300_000;
    for (const who of [first, first, second]) {
      serial += 1;
      const sale = await t.call(who, 'sales.create', {
        body: {
          saleDate: '2026-11-15',
          items: [{ productId: w.drill.id, quantity: 1, priceKopecks: 500_000, serialNumber: `AB-${serial}` }],
          submit: true,
        },
      });
      expect(sale.status, sale.messages.join()).toBe(200);
    }
  });

  it('gives over past sales what it would have given, to whom, and with what it overlaps', async () => {
    const { data } = await t.call(w.admin, 'promotions.simulate', { body: { promotion: draft(), period } });
    expect(data).toMatchObject({ sales: 3, members: 2, units: 3, points: 30, cost: 3000, budgetEndsOn: null });
    expect(data.salesSeen).toBeGreaterThan(3);
    expect(data.perMemberTop).toEqual([
      { member: { id: first.id, name: 'Первый Анна' }, sales: 2, points: 20 },
      { member: { id: second.id, name: 'Второй Анна' }, sales: 1, points: 10 },
    ]);
    expect(data.overlaps).toEqual([{ promotion: { id: live, name: 'Идёт' }, sales: 3, points: 21 }]);
    const own = await t.call(w.admin, 'promotions.simulate', {
      body: { promotion: draft(), period, promotionId: live },
    });
    expect(own.data.overlaps).toEqual([]);
    const saved = await sql<{ n: number }>`select count(*)::int as n from promotions where name = 'Проба'`.execute(
      database.db,
    );
    expect(saved.rows).toEqual([{ n: 0 }]);
  });

  it('takes the month before this one unless told otherwise', async () => {
    const { data } = await t.call(w.admin, 'promotions.simulate', { body: { promotion: draft() } });
    expect(data).toMatchObject({ period: { from: '2026-10-01', to: '2026-10-31' }, salesSeen: 0, points: 0 });
  });

  it('keeps to limits and budget, and says when the budget ends', async () => {
    const limited = await t.call(w.admin, 'promotions.simulate', {
      body: { promotion: draft({ limits: { memberTotal: 15, onLimit: 'cut' } }), period },
    });
    expect(limited.data).toMatchObject({ sales: 3, points: 25 });
    const poor = await t.call(w.admin, 'promotions.simulate', {
      body: { promotion: draft({ budgetPoints: 20 }), period },
    });
    expect(poor.data).toMatchObject({ sales: 2, points: 20, budgetEndsOn: '2026-11-15' });
  });

  it('refuses a period upside down and a broken draft', async () => {
    const wrong = await t.call(w.admin, 'promotions.simulate', {
      body: { promotion: draft(), period: { from: '2026-11-20', to: '2026-11-01' } },
    });
    expect(wrong).toMatchObject({ status: 400, fields: { 'period.to': ['Конец периода раньше начала'] } });
    const broken = await t.call(w.admin, 'promotions.simulate', { body: { promotion: draft({ params: {} }), period } });
    expect(broken.fields).toMatchObject({ 'params.points': ['Обязательное поле'] });
  });

  it('shows a manufacturer no people, and a partner its own sales alone', async () => {
    const manufacturer = await addPerson(database.db, 'manufacturer');
    await sql`update users set manufacturer_id = (select manufacturer_id from products where id = ${w.drill.id})
      where id = ${manufacturer.id}`.execute(database.db);
    const made = await t.call(manufacturer, 'promotions.simulate', { body: { promotion: draft(), period } });
    expect(made.data.points).toBe(30);
    expect(made.data.perMemberTop.map(({ member }) => member)).toEqual([
      { id: null, name: 'Участник' },
      { id: null, name: 'Участник' },
    ]);
    const partner = await addPerson(database.db, 'partner', w);
    const own = await t.call(partner, 'promotions.simulate', { body: { promotion: draft(), period } });
    expect(own.data).toMatchObject({ points: 20, members: 1 });
    const stats = await t.call(partner, 'promotions.stats', { params: { id: live } });
    expect(stats.data).toMatchObject({ sales: 2, points: 14, budget: null });
    const hidden = { budget: null, spent: null, reserved: null, salesCount: 2, membersCount: 1 };
    const card = await t.call(partner, 'promotions.adminGet', { params: { id: live } });
    expect(card.data).toMatchObject(hidden);
    expect(card.data.lines.map(({ title }) => title)).not.toContain('Бюджет');
    const sort = [{ field: 'budget' as const, direction: 'desc' as const }];
    const { items } = (await t.call(partner, 'promotions.adminList', { body: { sort } })).data;
    expect(items.find(({ id }) => id === live)).toMatchObject(hidden);
    expect(items.every(({ budget, spent }) => budget === null && spent === null)).toBe(true);
  });

  it('counts what was given, by day, product and partner', async () => {
    const { data } = await t.call(w.admin, 'promotions.stats', { params: { id: live } });
    expect(data).toMatchObject({ sales: 3, members: 2, units: 3, points: 21, returned: 0, cost: 2100, budget: 1000 });
    expect(data.byDay).toEqual([{ date: '2026-11-20', sales: 3, points: 21 }]);
    expect(data.topProducts).toEqual([{ product: { id: w.drill.id, name: w.drill.name }, units: 3, points: 21 }]);
    expect(data.topPartners.map(({ sales, points }) => [sales, points])).toEqual([
      [2, 14],
      [1, 7],
    ]);
    const nobody = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
    expect((await t.call(w.admin, 'promotions.stats', { params: { id: nobody } })).status).toBe(404);
  });

  it('goes into a file', async () => {
    const started = await t.call(w.admin, 'promotions.export', { query: { format: 'csv', status: 'active' } });
    expect(started.status, started.messages.join()).toBe(202);
    await t.runJobs(jobs);
    const file = await sql<{
      storageKey: string;
      keyId: string;
    }>`select f.storage_key, f.key_id from processes p join files f on f.id = p.result_file_id
      where p.id = ${started.data.processId}`.execute(database.db);
    const chunks: Buffer[] = [];
    for await (const chunk of t.services.store.read(file.rows[0]!)) chunks.push(chunk as Buffer);
    const [header, ...rows] = await readCsv(Buffer.concat(chunks));
    expect(header?.slice(0, 3)).toEqual(['Номер', 'Название', 'Что даёт']);
    expect(rows.map((row) => [row[1], row[9], row[10]])).toEqual([['Идёт', '3', '2']]);
  });
});
