import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { gtin } from '../../seed/numbers.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let t: TestApp;
let admin: Person;
let manufacturer: Person;
const ids = {
  own: randomUUID(),
  other: randomUUID(),
  brand: randomUUID(),
  alien: randomUUID(),
  category: randomUUID(),
};
const today = '2026-11-20';

beforeAll(async () => {
  t = await createTestApp();
  const { pool } = t.database;
  await pool.query(
    `insert into manufacturers (id, name, legal_name, inn) values ($1, 'Стрежень', 'ООО «Стрежень»', '0000010016'),
      ($2, 'Ярило', 'ООО «Ярило»', '0000020021')`,
    [ids.own, ids.other],
  );
  await pool.query("insert into brands (id, manufacturer_id, name) values ($1, $2, 'СТРЕЖЕНЬ'), ($3, $4, 'ЯРИЛО')", [
    ids.brand,
    ids.own,
    ids.alien,
    ids.other,
  ]);
  await pool.query("insert into categories (id, name) values ($1, 'Электроинструмент')", [ids.category]);
  admin = await t.loginAs('admin');
  manufacturer = await t.loginAs('manufacturer', { manufacturerId: ids.own });
});
afterAll(() => t.close());

let last = 0;
const article = () => `СТ-${(last += 1)}`;
const create = (body: Record<string, unknown> = {}, as = admin) =>
  t.call('products.create', {
    as,
    body: { manufacturerId: ids.own, article: article(), name: 'Дрель', ...body },
  });
async function created(body: Record<string, unknown> = {}, as = admin) {
  const answer = await create(body, as);
  expect(answer.status, JSON.stringify([answer.messages, answer.fields])).toBe(200);
  return answer.data;
}
const update = (id: string, body: Record<string, unknown>, as = admin) =>
  t.call('products.update', { as, params: { id }, body: body as never });
const pointsOn = async (id: string) =>
  (
    await t.database.pool.query<{ day: string; points: number }>(
      'select valid_from::text as day, points from product_points where product_id = $1 order by 1',
      [id],
    )
  ).rows;

describe('a product', () => {
  it('with marks has its numbers compared byte for byte from then on, and stays so', async () => {
    const made = await created({ article: 'МАРКА-1' });
    await t.database.pool.query(
      `insert into serial_registry (product_id, serial_key, serial_number, status, created_at, updated_at)
       values ($1, 'AB1', 'ab-1', 'free', now(), now())`,
      [made.id],
    );
    const { article, name } = made;
    const marked = await update(made.id, { article, name, isMarked: true, version: made.version });
    expect(marked.data.admin).toMatchObject({ isMarked: true });
    const { rows } = await t.database.pool.query('select serial_key from serial_registry where product_id = $1', [
      made.id,
    ]);
    expect(rows).toEqual([{ serial_key: 'ab-1' }]);
    const back = await update(made.id, { article, name, isMarked: false, version: marked.data.version });
    expect([back.status, back.code, Object.keys(back.fields)]).toEqual([409, 'PRODUCT_MARKED', ['isMarked']]);
    const same = await update(made.id, { article, name, isMarked: true, version: marked.data.version });
    expect(same.status).toBe(200);
  });

  it('is made with all its fields and its price, changed by parts, emptied by null', async () => {
    const made = await created({
      brandId: ids.brand,
      categoryId: ids.category,
      gtin: gtin(77),
      model: '18-042',
      rrpKopecks: 799_000,
      serialRequired: true,
      serialPattern: 'СТ-\\d{2}-\\d{7}',
      serialExample: 'СТ-26-0012345',
      serialSource: 'pattern',
      attributes: [{ name: 'Гарантия', value: '36 месяцев' }],
      status: 'active',
      basePoints: 350,
    });
    expect(made).toMatchObject({
      brand: { name: 'СТРЕЖЕНЬ' },
      category: { name: 'Электроинструмент' },
      basePoints: 350,
      attributes: [{ name: 'Гарантия', value: '36 месяцев' }],
      admin: { prices: [{ points: 350, from: today, to: null }], serialPattern: 'СТ-\\d{2}-\\d{7}' },
    });
    const changed = await update(made.id, {
      article: made.article,
      name: 'Дрель-шуруповёрт',
      model: '',
      brandId: null,
      basePoints: 400,
      pointsFrom: '2026-12-01',
      version: made.version,
    });
    expect(changed.data).toMatchObject({
      name: 'Дрель-шуруповёрт',
      model: null,
      brand: null,
      rrpKopecks: 799_000,
      basePoints: 350,
      admin: {
        prices: [
          { points: 400, from: '2026-12-01', to: null },
          { points: 350, from: today, to: '2026-11-30' },
        ],
      },
    });
    const stale = await update(made.id, { article: made.article, name: 'x', version: made.version });
    expect(stale).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    const entry = await t.services.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('entityId', '=', made.id)
      .where('action', '=', 'update')
      .executeTakeFirstOrThrow();
    expect(entry.before).toMatchObject({ name: 'Дрель' });
    expect(entry.after).toMatchObject({ name: 'Дрель-шуруповёрт', points: 400 });
  });

  it.each([
    ['a bar code with a wrong digit', { gtin: '4600000000001' }, 'gtin'],
    ['a brand of another manufacturer', { brandId: ids.alien }, 'brandId'],
    ['a category that is not there', { categoryId: randomUUID() }, 'categoryId'],
    ['a picture that is not there', { imageFileId: randomUUID() }, 'imageFileId'],
    ['a pattern that could hang', { serialPattern: '(\\d+)+' }, 'serialPattern'],
    ['an example that does not fit', { serialPattern: 'AB\\d{3}', serialExample: 'AB12' }, 'serialExample'],
    ['an end before its beginning', { validFrom: '2026-12-01', validTo: '2026-11-01' }, 'validTo'],
    ['a price of the past', { basePoints: 1, pointsFrom: '2026-11-19' }, 'pointsFrom'],
    ['a day without a price', { pointsFrom: '2026-12-01' }, 'basePoints'],
    [
      'a property twice',
      {
        attributes: [
          { name: 'Вес', value: '1' },
          { name: 'вес ', value: '2' },
        ],
      },
      'attributes',
    ],
  ])('is refused with %s', async (_, body, field) => {
    const answer = await create(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields)).toEqual([field]);
  });

  it('has an article of its own and a bar code of its own, also when two people make it at once', async () => {
    const same = { article: 'СТ-Близнец', gtin: gtin(501) };
    const answers = await Promise.all([create(same), create({ ...same, article: 'ст-близнец' })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await create({ gtin: gtin(501) })).toMatchObject({ status: 409, code: 'PRODUCT_GTIN_TAKEN' });
    expect(await create({ article: 'СТ-близнец' })).toMatchObject({ status: 409, code: 'PRODUCT_ARTICLE_TAKEN' });
    // Another manufacturer may use the same article.
    expect((await create({ article: 'СТ-Близнец', manufacturerId: ids.other })).status).toBe(200);
  });

  it('leaves the sale with its archive, and goes altogether only unsold', async () => {
    const made = await created({ status: 'active' });
    const archived = await t.call('products.archive', {
      as: admin,
      params: { id: made.id },
      body: { version: made.version },
    });
    expect(archived.data.status).toBe('archived');
    const member = await t.loginAs('member');
    const found = await t.call('products.list', { as: member, body: { search: made.article } });
    expect(found.data.items).toEqual([]);
    await t.database.pool.query(
      `with s as (insert into sales (id, member_id, status, created_at, updated_at) values ($1, $2, 'draft', now(), now()) returning id)
       insert into sale_items (id, sale_id, position, product_id, quantity) select $3, id, 1, $4, 1 from s`,
      [randomUUID(), member.id, randomUUID(), made.id],
    );
    const sold = await t.call('products.delete', { as: admin, params: { id: made.id } });
    expect(sold).toMatchObject({ status: 409, code: 'PRODUCT_IN_USE' });
    const moved = await update(made.id, {
      article: made.article,
      name: made.name,
      manufacturerId: ids.other,
      version: archived.data.version,
    });
    expect(moved.code).toBe('PRODUCT_IN_USE');
    const unsold = await created();
    expect((await t.call('products.delete', { as: admin, params: { id: unsold.id } })).status).toBe(200);
    expect((await t.call('products.get', { as: admin, params: { id: unsold.id } })).status).toBe(404);
  });

  it('is kept by its manufacturer and nobody beside', async () => {
    const own = await created({ manufacturerId: ids.other }, manufacturer);
    expect(own.manufacturer?.id).toBe(ids.own);
    const alien = await created({ manufacturerId: ids.other });
    expect((await update(alien.id, { article: 'x', name: 'x', version: 1 }, manufacturer)).status).toBe(404);
    const stolen = await update(
      own.id,
      { article: own.article, name: 'x', manufacturerId: ids.other, version: 1 },
      manufacturer,
    );
    expect(stolen.fields).toHaveProperty('manufacturerId');
    const file = { name: 'a.png', mime: 'image/png', bytes: await picture() };
    const image = await t.call('products.uploadImage', { as: manufacturer, file });
    expect(image.data.url).toContain('/public/files/');
    const shown = await update(
      own.id,
      { article: own.article, name: 'С фото', imageFileId: image.data.id, version: 1 },
      manufacturer,
    );
    expect(shown.data.imageUrl).toBe(image.data.url);
  });
});

async function picture(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
}

describe('points of many products', () => {
  const set = (body: Record<string, unknown>, as = admin) => t.call('products.setPoints', { as, body: body as never });

  it('change for all of them from a day on, or for none', async () => {
    const [a, b] = [await created({ basePoints: 10 }), await created({ basePoints: 20 })];
    const done = await set({ ids: [a.id, b.id, a.id], points: 55, from: '2026-12-01' });
    expect(done.data).toEqual({ updated: 2, waiting: 0, unchanged: 0, failed: [], failedCount: 0 });
    for (const [id, points] of [
      [a.id, 10],
      [b.id, 20],
    ] as const) {
      expect(await pointsOn(id)).toEqual([
        { day: today, points },
        { day: '2026-12-01', points: 55 },
      ]);
    }
    const none = await set({ ids: [a.id, randomUUID()], points: 99, from: '2026-12-01' });
    expect(none.status).toBe(400);
    expect((await pointsOn(a.id)).at(-1)).toEqual({ day: '2026-12-01', points: 55 });
    expect((await set({ ids: [a.id], points: 1, from: '2026-11-19' })).code).toBe('POINTS_FROM_PAST');
    expect((await set({ points: 1, from: today })).status).toBe(400);
    expect((await set({ ids: [a.id], filter: {}, points: 1, from: today })).status).toBe(400);
  });

  it('change by a filter within the rows of who asks', async () => {
    const mine = await created({ name: 'Фильтруемая пила' });
    const alien = await created({ name: 'Фильтруемая пила', manufacturerId: ids.other });
    const answer = await set(
      { filter: { search: 'фильтруемая', withoutPoints: true }, points: 70, from: today },
      manufacturer,
    );
    expect(answer.data).toMatchObject({ updated: 1 });
    expect(await pointsOn(mine.id)).toEqual([{ day: today, points: 70 }]);
    expect(await pointsOn(alien.id)).toEqual([]);
    expect((await set({ ids: [alien.id], points: 1, from: today }, manufacturer)).status).toBe(400);
    expect((await set({ filter: { search: 'нет такого' }, points: 1, from: today })).data).toMatchObject({
      updated: 0,
    });
  });

  it('two who change them at once both end, and the list has one price a day', async () => {
    const list = await Promise.all([created(), created(), created()]);
    const some = list.map(({ id }) => id);
    const answers = await Promise.all([
      set({ ids: some, points: 11, from: '2026-12-02' }),
      set({ ids: some.toReversed(), points: 22, from: '2026-12-02' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const prices = await Promise.all(some.map(pointsOn));
    expect(new Set(prices.map((rows) => JSON.stringify(rows))).size).toBe(1);
  });
});

describe('categories', () => {
  const make = (body: Record<string, unknown>, as = admin) => t.call('categories.create', { as, body: body as never });
  const change = (id: string, body: Record<string, unknown>) =>
    t.call('categories.update', { as: admin, params: { id }, body: body as never });

  it('make a tree without loops, twins and lost children', async () => {
    const top = (await make({ name: 'Сад' })).data;
    const inner = (await make({ name: 'Триммеры', parentId: top.id })).data;
    expect(inner).toMatchObject({ parentId: top.id, productsCount: 0 });
    expect((await make({ name: ' сад' })).code).toBe('NAME_TAKEN');
    expect((await make({ name: 'Триммеры' })).status).toBe(200);
    expect((await make({ name: 'x', parentId: randomUUID() })).fields).toHaveProperty('parentId');
    expect((await change(top.id, { name: 'Сад', parentId: inner.id, version: 1 })).code).toBe('CATEGORY_LOOP');
    const renamed = await change(top.id, { name: 'Сад и дача', drawing: 'trimmer', version: 1 });
    expect(renamed.data).toMatchObject({ name: 'Сад и дача', drawing: 'trimmer', version: 2 });
    expect((await change(top.id, { name: 'y', version: 1 })).code).toBe('VERSION_CONFLICT');
    const busy = await t.call('categories.delete', { as: admin, params: { id: top.id } });
    expect(busy).toMatchObject({ status: 409, code: 'CATEGORY_IN_USE' });
    for (const id of [inner.id, top.id]) {
      expect((await t.call('categories.delete', { as: admin, params: { id } })).status).toBe(200);
    }
  });

  it('are archived with their products, and offered to no other', async () => {
    const [top, inner] = [(await make({ name: 'Архив' })).data, (await make({ name: 'Ряд' })).data];
    const tree = async () => (await t.call('categories.tree', { as: admin })).data;
    expect((await change(inner.id, { name: 'Ряд', parentId: top.id, version: 1 })).status).toBe(200);
    expect((await change(top.id, { name: 'Архив', isActive: false, version: 1 })).code).toBe('CATEGORY_HAS_LIVE');
    const product = await created({ categoryId: inner.id });
    expect((await change(inner.id, { name: 'Ряд', isActive: false, version: 2 })).data).toMatchObject({
      isActive: false,
      allProductsCount: 1,
      updatedBy: expect.any(String),
    });
    expect((await change(top.id, { name: 'Архив', isActive: false, version: 1 })).status).toBe(200);
    expect((await t.call('categories.list', { as: admin })).data).toContainEqual(
      expect.objectContaining({ id: inner.id, isActive: false }),
    );
    // The product stays where it is, and another one does not come.
    const form = { article: product.article, name: product.name, categoryId: inner.id };
    expect((await update(product.id, { ...form, version: product.version })).status).toBe(200);
    expect((await create({ categoryId: inner.id })).fields).toHaveProperty('categoryId');
    // A category comes back into a live one only.
    expect((await change(inner.id, { name: 'Ряд', isActive: true, version: 3 })).fields).toHaveProperty('parentId');
    expect((await make({ name: 'Ещё', parentId: top.id })).code).toBe('CATEGORY_ARCHIVED');
    expect((await change(inner.id, { name: 'Ряд', isActive: true, parentId: null, version: 3 })).status).toBe(200);
    expect((await tree()).find(({ id }) => id === top.id)?.isActive).toBe(false);
    const seen = (await t.call('categories.tree', { as: manufacturer })).data;
    expect(seen.find(({ id }) => id === inner.id)?.updatedBy).toBeNull();
  });

  it('two moves at once do not close a loop', async () => {
    const [a, b] = [(await make({ name: 'Раз' })).data, (await make({ name: 'Два' })).data];
    const answers = await Promise.all([
      change(a.id, { name: 'Раз', parentId: b.id, version: 1 }),
      change(b.id, { name: 'Два', parentId: a.id, version: 1 }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  it('are the programme’s: a manufacturer keeps none', async () => {
    expect((await make({ name: 'Своя' }, manufacturer)).status).toBe(403);
    const answer = await t.call('categories.update', {
      as: manufacturer,
      params: { id: ids.category },
      body: { name: 'Моя', version: 1 },
    });
    expect(answer.status).toBe(404);
  });
});
