import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestApp, type TestApp } from '../sales/testing/app.ts';
import { addPerson, createWorld, type World } from '../sales/testing/world.ts';
import { nomenclatureRoutes } from './routes.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, nomenclatureRoutes);
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
  const manufacturer = await addPerson(database.db, 'manufacturer');
  expect((await t.call(manufacturer, 'brands.get', { params: { id: w.brandId } })).status).toBe(404);
  expect((await t.call(w.moderator, 'brands.create', { body: { name: 'х', manufacturerId } })).status).toBe(403);
});

it('moves every product to another brand of the same manufacturer, and then the brand can be deleted', async () => {
  const from = (await t.call(w.admin, 'brands.get', { params: { id: w.brandId } })).data;
  expect(from).toMatchObject({ allProductsCount: 2, updatedBy: null });
  const manufacturerId = from.manufacturer?.id ?? '';
  const make = async (name: string, owner: string): Promise<string> =>
    (await t.call(w.admin, 'brands.create', { body: { name, manufacturerId: owner } })).data.id;
  const to = await make('Гранит', manufacturerId);
  const { id: strangerId } = await database.db
    .insertInto('manufacturers')
    .values({ name: 'Ярус', legalName: 'ООО «Ярус»', inn: '7701234567', status: 'active' } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const foreign = await make('Базальт', strangerId);
  const move = (toBrandId: string, who = w.admin) =>
    t.call(who, 'brands.moveProducts', { params: { id: from.id }, body: { toBrandId } });
  expect((await move(from.id)).fields).toEqual({ toBrandId: ['Выберите другой бренд'] });
  expect((await move(foreign)).fields).toEqual({ toBrandId: ['Выберите бренд того же производителя'] });
  expect((await move('0191f8a0-5b2c-7d10-9e4f-3a6b8c2d1e99')).fields).toEqual({ toBrandId: ['Бренд не найден'] });
  expect((await move(to, w.moderator)).status).toBe(403);
  expect((await move(to)).data).toEqual({ moved: 2 });
  expect((await t.call(w.admin, 'brands.get', { params: { id: to } })).data.allProductsCount).toBe(2);
  expect((await t.call(w.admin, 'brands.delete', { params: { id: from.id } })).data).toEqual({ ok: true });
});

it('takes a logo away and says who changed the brand', async () => {
  const { data: all } = await t.call(w.admin, 'brands.list', { body: { search: 'Гранит' } });
  const { id = '', version = 1, name = '' } = all.items[0] ?? {};
  const { data } = await t.call(w.admin, 'brands.update', {
    params: { id },
    body: { name, version, logoFileId: null },
  });
  expect(data).toMatchObject({ logoUrl: null, version: version + 1 });
  expect(data.updatedBy).toMatch(/[А-Я]/);
});
