import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { manufacturersRoutes } from '../manufacturers/routes.ts';
import { nomenclatureRoutes } from '../nomenclature/routes.ts';
import { salesRoutes } from '../sales/routes.ts';
import { createTestApp, type TestApp } from '../sales/testing/app.ts';
import { createWorld, type World } from '../sales/testing/world.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, { ...salesRoutes, ...nomenclatureRoutes, ...manufacturersRoutes });
  t.clock.at = new Date('2026-11-18T09:00:00.000Z');
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

const pointsOf = async (saleDate: string): Promise<{ preview: number; registered: number }> => {
  const items = [{ productId: w.lamp.id, quantity: 2 }];
  const preview = await t.call(w.member, 'sales.calculate', { body: { saleDate, items } });
  const sale = await t.call(w.member, 'sales.create', { body: { saleDate, items, submit: true } });
  expect(sale.status, `${saleDate} ${sale.messages.join()}`).toBe(200);
  expect(sale.data.items[0]?.formula.at(-1)?.value).toBe(String(sale.data.pointsPreview));
  return { preview: preview.data.total, registered: sale.data.pointsPreview };
};
const setBrand = async (isActive: boolean): Promise<void> => {
  const { data } = await t.call(w.admin, 'brands.get', { params: { id: w.brandId } });
  const body = { name: data.name, isActive, version: data.version };
  expect((await t.call(w.admin, 'brands.update', { params: { id: w.brandId }, body })).status).toBe(200);
};

it('pays nothing for sales dated after the day a brand or its manufacturer has left, and pays for the days before', async () => {
  await setBrand(false);
  t.clock.at = new Date('2026-11-20T09:00:00.000Z');
  expect(await pointsOf('2026-11-18')).toEqual({ preview: 80, registered: 80 });
  expect(await pointsOf('2026-11-19')).toEqual({ preview: 0, registered: 0 });
  await setBrand(true);
  expect(await pointsOf('2026-11-19')).toEqual({ preview: 80, registered: 80 });

  const { data: brand } = await t.call(w.admin, 'brands.get', { params: { id: w.brandId } });
  const id = brand.manufacturer!.id;
  const { data } = await t.call(w.admin, 'manufacturers.get', { params: { id } });
  const suspend = await t.call(w.admin, 'manufacturers.update', {
    params: { id },
    body: {
      name: data.name,
      legalName: data.legalName,
      inn: '7707083893',
      version: data.version,
      status: 'suspended',
      reasonText: 'Проверка',
    },
  });
  expect(suspend.status, suspend.messages.join()).toBe(200);
  t.clock.at = new Date('2026-11-21T09:00:00.000Z');
  expect(await pointsOf('2026-11-20')).toEqual({ preview: 80, registered: 80 });
  expect(await pointsOf('2026-11-21')).toEqual({ preview: 0, registered: 0 });
});
