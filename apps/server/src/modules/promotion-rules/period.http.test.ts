import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { promotionsRoutes } from '../promotions/index.ts';
import { advanceStatuses } from '../promotions/jobs.ts';
import { salesRoutes } from '../sales/index.ts';
import { createTestApp, type TestApp } from '../sales/testing/app.ts';
import { addPerson, createWorld, type World } from '../sales/testing/world.ts';
import { endOfPeriod, periodEnd } from './index.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, { ...promotionsRoutes, ...salesRoutes });
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

it('the database and the server name one moment as the end', async () => {
  const moments = [
    ['2026-11-24T21:00:00.000Z', '2026-11-25T21:00:00.000Z'],
    ['2026-12-31T21:00:00.000Z', '2027-01-01T21:00:00.000Z'],
    ['2026-11-24T21:00:00.001Z', '2026-11-24T21:00:00.001Z'],
    ['2026-11-25T20:59:59.999Z', '2026-11-25T20:59:59.999Z'],
    ['2026-11-25T09:30:00.000Z', '2026-11-25T09:30:00.000Z'],
  ] as const;
  for (const [at, end] of moments) {
    const { rows } = await sql<{ until: Date }>`
      select ${endOfPeriod(sql`x.at`)} as until from (select ${new Date(at)}::timestamptz as at) x`.execute(
      database.db,
    );
    expect([periodEnd(new Date(at)).toISOString(), rows[0]?.until.toISOString()]).toEqual([end, end]);
  }
});

it('the last day of the picker is a whole one for lists, accrual, registration and the clock', async () => {
  const made = await t.call(w.admin, 'promotions.create', {
    body: {
      name: 'До среды',
      mechanic: 'fixed_per_unit',
      params: { points: 30 },
      conditions: { productIds: [w.lamp.id] },
      startsAt: '2026-11-01 00:00:00.000',
      endsAt: '2026-11-25 00:00:00.000',
      submitUntil: '2026-11-25 00:00:00.000',
    },
  });
  const { id } = made.data;
  const other = await addPerson(database.db, 'admin');
  expect((await t.call(other, 'promotions.setStatus', { params: { id }, body: { action: 'activate' } })).status).toBe(
    200,
  );
  const seen = async () => {
    await t.runClock(advanceStatuses);
    const names = async (tab: 'active' | 'finished') =>
      (await t.call(w.member, 'promotions.list', { body: { tab } })).data.items.map((row) => row.name);
    const sale = await t.call(w.member, 'sales.create', {
      body: { saleDate: '2026-11-25', items: [{ productId: w.lamp.id, quantity: 1 }], submit: true },
    });
    const card = await t.call(w.admin, 'promotions.adminGet', { params: { id } });
    return [await names('active'), await names('finished'), sale.data.pointsTotal, card.data.status];
  };
  for (const at of ['2026-11-25T09:00:00.000Z', '2026-11-25T20:59:59.999Z']) {
    t.clock.at = new Date(at);
    expect(await seen(), at).toEqual([['До среды'], [], 70, 'active']);
  }
  t.clock.at = new Date('2026-11-25T21:00:00.000Z');
  expect(await seen()).toEqual([[], ['До среды'], 40, 'finished']);
});
