import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestApp, type TestApp } from '../sales/testing/app.ts';
import { addPerson, createWorld, type World } from '../sales/testing/world.ts';
import { nomenclatureHandlers } from './index.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, nomenclatureHandlers);
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

it('keeps brands: names, hands, goods that hold them', async () => {
  const card = await t.call(w.admin, 'brands.get', { params: { id: w.brandId } });
  expect(card.data).toMatchObject({ name: 'Кремень', productsCount: 2, description: null });
  const manufacturerId = card.data.manufacturer?.id ?? '';
  expect(Object.keys((await t.call(w.admin, 'brands.create', { body: { name: 'Сланец' } })).fields)).toEqual([
    'manufacturerId',
  ]);
  const made = await t.call(w.admin, 'brands.create', {
    body: { name: 'Сланец', manufacturerId, description: 'Сверла' },
  });
  expect(made.data).toMatchObject({ name: 'Сланец', description: 'Сверла', isActive: true, productsCount: 0 });
  expect((await t.call(w.admin, 'brands.create', { body: { name: 'сланец', manufacturerId } })).code).toBe(
    'NAME_TAKEN',
  );
  const { id } = made.data;
  const update = (body: Record<string, unknown>) =>
    t.call(w.admin, 'brands.update', { params: { id }, body: { name: 'Сланец', version: 1, ...body } });
  expect((await update({ isActive: false })).data).toMatchObject({ isActive: false, description: 'Сверла' });
  expect((await update({})).code).toBe('VERSION_CONFLICT');
  expect((await t.call(w.admin, 'brands.delete', { params: { id: w.brandId } })).code).toBe('BRAND_HAS_PRODUCTS');
  expect((await t.call(w.admin, 'brands.delete', { params: { id } })).data).toEqual({ ok: true });
  const maker = await addPerson(database.db, 'manufacturer');
  expect((await t.call(maker, 'brands.get', { params: { id: w.brandId } })).status).toBe(404);
  expect((await t.call(w.moderator, 'brands.create', { body: { name: 'х', manufacturerId } })).status).toBe(403);
});
