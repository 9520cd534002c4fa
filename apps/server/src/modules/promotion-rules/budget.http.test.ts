import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { salesRoutes } from '../sales/index.ts';
import { createTestApp, type TestApp } from '../sales/testing/app.ts';
import { addPromotion, createWorld, type World } from '../sales/testing/world.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, salesRoutes);
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

it.each([
  ['cut', [60, 40], 0],
  ['refuse', [60, 0], 40],
] as const)('a preview is given what the registration gets of a budget: %s', async (onLimit, points, left) => {
  const id = await addPromotion(database.db, {
    name: 'Остаток',
    mechanic: 'fixed_per_unit',
    params: { points: 60 },
    budget: 100,
    limits: { onLimit },
  });
  const items = [
    { productId: w.lamp.id, quantity: 1, priceKopecks: 100 },
    { productId: w.lamp.id, quantity: 1, priceKopecks: 200 },
  ];
  const body = { saleDate: '2026-11-18', items };
  const preview = (await t.call(w.member, 'sales.calculate', { body })).data;
  const created = await t.call(w.member, 'sales.create', { body: { ...body, submit: true } });
  expect(created.status, created.messages.join()).toBe(200);
  const sale = created.data;
  const bonus = (list: readonly { points: number }[]) => list.reduce((sum, line) => sum + line.points, 0);
  expect(preview.lines.map((line) => bonus(line.promotions))).toEqual(points);
  expect(sale.items.map((item) => bonus(item.lines.filter((line) => line.promotionId === id)))).toEqual(points);
  expect(preview.total).toBe(sale.pointsTotal);
  const { rows } = await sql<{ left: number }>`
    select sum(limit_points - reserved - spent)::int as left from promotion_budgets where promotion_id = ${id}`.execute(
    database.db,
  );
  expect(rows[0]?.left).toBe(left);
  await sql`update promotions set status = 'finished' where id = ${id}`.execute(database.db);
});
