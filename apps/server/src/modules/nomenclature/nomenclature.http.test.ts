import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { gtin } from '../../seed/numbers.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestApp, type Person, type TestApp } from '../sales/testing/app.ts';
import { addPerson, addPromotion, createWorld, type World } from '../sales/testing/world.ts';
import { nomenclatureRoutes } from './routes.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
let manufacturer: Person;
let partner: Person;
let foreignProduct: string;

const product = (id: string, values: Record<string, unknown>) =>
  database.db.updateTable('products').set(values).where('id', '=', id).execute();
const list = (who: Person, body: Record<string, unknown> = {}) => t.call(who, 'products.list', { body });
const admin = (who: Person, body: Record<string, unknown> = {}) => t.call(who, 'products.adminList', { body });

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, nomenclatureRoutes);
  partner = await addPerson(database.db, 'partner', { partnerId: w.partnerId, storeId: w.storeId });
  manufacturer = await addPerson(database.db, 'manufacturer');
  const owner = await database.db
    .insertInto('manufacturers')
    .values({ name: 'Другой завод', legalName: 'АО Другой', inn: '0000000048' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const brand = await database.db
    .insertInto('brands')
    .values({ name: 'Гранит', manufacturerId: owner.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  foreignProduct = randomUUID();
  await database.db
    .insertInto('products')
    .values({
      id: foreignProduct,
      manufacturerId: owner.id,
      brandId: brand.id,
      article: 'ГР-1',
      name: 'Пила Гранит',
      status: 'active',
      rrpKopecks: 700_000,
    })
    .execute();
  await database.db
    .insertInto('productPoints')
    .values({ productId: foreignProduct, validFrom: '2026-01-01', points: 70 })
    .execute();
  await database.db.updateTable('users').set({ manufacturerId: owner.id }).where('id', '=', manufacturer.id).execute();
  await product(w.drill.id, { gtin: gtin(5), article: 'КР-600' });
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

describe('catalogue', () => {
  it('shows today’s points with the promotions of the seller’s shop, and the same sums as a sale', async () => {
    const id = await addPromotion(database.db, {
      name: 'Осень',
      mechanic: 'multiplier',
      params: { percent: 150 },
      conditions: { brandIds: [w.brandId], partnerIds: [w.partnerId] },
    });
    const row = (await list(w.member)).data.items.find((item) => item.id === w.drill.id);
    expect(row).toMatchObject({
      basePoints: 100,
      pointsNow: 150,
      promotions: [{ id, name: 'Осень', benefit: '×1,5 к базовым баллам', badge: '×1,5' }],
    });
    const elsewhere = (await list(w.stranger)).data.items.find((item) => item.id === w.drill.id);
    expect(elsewhere).toMatchObject({ basePoints: 100, pointsNow: 100, promotions: [] });
    const office = async (withPromotion: boolean) =>
      (await t.call(w.admin, 'products.adminList', { body: { filters: { withPromotion } } })).data.items.map(
        (item) => item.id,
      );
    // Of the brand in any shop: the back-office is in none.
    expect((await office(true)).toSorted()).toEqual([w.drill.id, w.lamp.id].toSorted());
    expect(await office(false)).toEqual([foreignProduct]);
    const raised = await list(w.member, {
      filters: { withPromotion: true },
      sort: [{ field: 'pointsNow', direction: 'desc' }],
    });
    expect(raised.data.items.map((item) => item.pointsNow)).toEqual([150, 60]);
    expect(
      (await list(w.member, { filters: { pointsFrom: 61, pointsTo: 150 } })).data.items.map((item) => item.pointsNow),
    ).toEqual([150, 70]);
  });

  it('walks by cursor in every order', async () => {
    for (const field of ['name', 'article', 'basePoints', 'pointsNow'] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list(w.member, { size: 1, cursor, sort: [{ field, direction: 'desc' }] });
        expect(page.status, page.messages.join()).toBe(200);
        seen.push(...page.data.items.map((item) => item.id));
        cursor = page.data.nextCursor;
      } while (cursor);
      expect(seen.toSorted(), field).toEqual([w.drill.id, w.lamp.id, foreignProduct].toSorted());
    }
  });

  it('hides drafts, the archive, lapsed goods and goods of a brand that has left', async () => {
    const visible = async () => (await list(w.member)).data.items.map((item) => item.id);
    for (const hidden of [
      { status: 'draft' },
      { status: 'archived' },
      { validTo: '2026-11-19' },
      { validFrom: '2026-11-21' },
    ]) {
      await product(w.lamp.id, hidden);
      expect(await visible()).not.toContain(w.lamp.id);
      expect((await t.call(w.member, 'products.get', { params: { id: w.lamp.id } })).status).toBe(404);
      await product(w.lamp.id, { status: 'active', validFrom: null, validTo: null });
    }
    await database.db.updateTable('brands').set({ isActive: false }).where('id', '=', w.brandId).execute();
    expect(await visible()).toEqual([foreignProduct]);
    await database.db.updateTable('brands').set({ isActive: true }).where('id', '=', w.brandId).execute();
  });

  it('names the promotions one unit alone earns nothing by, and none that is hidden', async () => {
    const named = async () =>
      (await list(w.member)).data.items.find((item) => item.id === w.lamp.id)?.promotions.map(({ name }) => name);
    const before = (await named()) ?? [];
    const id = await addPromotion(database.db, {
      name: 'Пара ламп',
      mechanic: 'step',
      params: { every: 2, points: 30 },
      conditions: { productIds: [w.lamp.id] },
    });
    expect((await named())?.toSorted()).toEqual([...before, 'Пара ламп'].toSorted());
    await database.db.updateTable('promotions').set({ visibility: 'hidden' }).where('id', '=', id).execute();
    expect(await named()).toEqual(before);
    await database.db.updateTable('promotions').set({ status: 'archived' }).where('id', '=', id).execute();
  });

  it('names the manufacturers whose products the reader sees, and filters by them', async () => {
    const names = async (who: Person) => (await t.call(who, 'products.manufacturers')).data.map(({ name }) => name);
    const all = (await t.call(w.member, 'products.manufacturers')).data;
    expect(all).toHaveLength(2);
    expect(await names(manufacturer)).toEqual(['Другой завод']);
    const foreign = all.find(({ name }) => name === 'Другой завод')!;
    expect(
      (await list(w.member, { filters: { manufacturerIds: [foreign.id] } })).data.items.map((item) => item.id),
    ).toEqual([foreignProduct]);
    // The last product of a manufacturer goes, and its name with it.
    await product(foreignProduct, { status: 'archived' });
    expect(await names(w.member)).not.toContain('Другой завод');
    await product(foreignProduct, { status: 'active' });
  });

  it('finds by words in any order and case, and by parts of an article', async () => {
    for (const search of ['дрель', 'КРЕМЕНЬ дрель', 'кр-60', gtin(5).slice(2, 9)]) {
      expect(
        (await list(w.member, { search })).data.items.map((item) => item.id),
        search,
      ).toEqual([w.drill.id]);
    }
    expect((await list(w.member, { search: '%' })).data.items).toEqual([]);
  });
});

it('finds a product by every code people scan', async () => {
  const find = async (code: string) => (await t.call(w.member, 'products.byCode', { query: { code } })).data;
  expect((await find(gtin(5))).product?.id).toBe(w.drill.id);
  expect((await find(`0${gtin(5)}`)).product?.id).toBe(w.drill.id);
  expect((await find('кр-600')).product?.id).toBe(w.drill.id);
  expect(await find(`010${gtin(5)}21AB-123456\u001D91ABCD\u001D92abcd`)).toMatchObject({
    product: { id: w.drill.id },
    serialNumber: 'AB-123456',
  });
  expect(await find('нет такого')).toEqual({ product: null, serialNumber: null });
});

it('gives a picker short lines', async () => {
  const rows = (await t.call(w.member, 'products.shortList', { query: { search: 'лампа' } })).data;
  expect(rows).toMatchObject([{ id: w.lamp.id, basePoints: 40, serialRequired: false }]);
});

describe('card', () => {
  it('keeps the kitchen from sellers', async () => {
    const member = await t.call(w.member, 'products.get', { params: { id: w.drill.id } });
    expect(member.data).toMatchObject({ name: w.drill.name, admin: null });
    expect(JSON.stringify(member.data)).not.toContain('[A-Z]');
    const staff = await t.call(w.admin, 'products.get', { params: { id: w.drill.id } });
    expect(staff.data.admin).toMatchObject({ prices: [{ points: 100, from: '2025-01-01', to: null }], salesCount: 0 });
  });

  it('ends a price on the day before the next', async () => {
    await database.db
      .insertInto('productPoints')
      .values({ productId: w.lamp.id, validFrom: '2027-01-01', points: 55 })
      .execute();
    const { data } = await t.call(w.admin, 'products.get', { params: { id: w.lamp.id } });
    expect(data.basePoints).toBe(40);
    expect(data.admin?.prices).toEqual([
      { points: 55, from: '2027-01-01', to: null },
      { points: 40, from: '2025-01-01', to: '2026-12-31' },
    ]);
  });
});

describe('back-office list', () => {
  it('filters, sorts and counts', async () => {
    await product(w.lamp.id, { brandId: null });
    expect((await admin(w.admin, { filters: { withoutBrand: true } })).data.items.map((row) => row.id)).toEqual([
      w.lamp.id,
    ]);
    expect((await admin(w.admin, { filters: { serialRequired: true } })).data.items.map((row) => row.id)).toEqual([
      w.drill.id,
    ]);
    expect((await admin(w.admin, { filters: { withoutPoints: true } })).data.items).toEqual([]);
    const { data } = await admin(w.admin, { sort: [{ field: 'basePoints', direction: 'desc' }] });
    expect(data.items.map((row) => row.basePoints)).toEqual([100, 70, 40]);
    expect(data.totals?.statuses.find((row) => row.status === 'active')?.count).toBe(3);
    await product(w.lamp.id, { brandId: w.brandId });
  });

  it('shows a manufacturer his own goods and brands only', async () => {
    expect((await admin(manufacturer)).data.items.map((row) => row.id)).toEqual([foreignProduct]);
    expect((await list(manufacturer)).data.items.map((row) => row.id)).toEqual([foreignProduct]);
    expect((await t.call(manufacturer, 'products.get', { params: { id: w.drill.id } })).status).toBe(404);
    expect((await t.call(manufacturer, 'brands.list', { body: {} })).data.items.map((row) => row.name)).toEqual([
      'Гранит',
    ]);
    expect((await admin(w.member)).status).toBe(403);
  });

  it('shows a partner nothing that is being prepared', async () => {
    await product(w.lamp.id, { status: 'draft' });
    expect(
      (await admin(partner, { filters: { statuses: ['draft', 'active'] } })).data.items.map((row) => row.id),
    ).not.toContain(w.lamp.id);
    await product(w.lamp.id, { status: 'active' });
  });
});

it('lists brands and categories with their counts', async () => {
  const category = await database.db
    .insertInto('categories')
    .values({ name: 'Свет', drawing: 'level' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await product(w.lamp.id, { categoryId: category.id });
  expect((await t.call(w.member, 'categories.list')).data).toMatchObject([
    { name: 'Свет', productsCount: 1, drawing: 'level' },
  ]);
  const { data } = await t.call(w.admin, 'brands.list', {
    body: { sort: [{ field: 'productsCount', direction: 'desc' }] },
  });
  expect(data.items.map((row) => [row.name, row.productsCount, row.promotionsCount])).toEqual([
    ['Кремень', 2, 1],
    ['Гранит', 1, 0],
  ]);
  expect((await t.call(w.member, 'brands.shortList', { query: { search: 'гран' } })).data).toMatchObject([
    { name: 'Гранит' },
  ]);
});
