import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let t: TestApp;
let admin: Person;
let manufacturer: Person;
const ids = { own: randomUUID(), other: randomUUID(), brand: randomUUID(), partner: randomUUID() };
const today = '2026-11-20';

beforeAll(async () => {
  t = await createTestApp();
  const { pool } = t.database;
  await pool.query(
    `insert into manufacturers (id, name, legal_name, inn) values ($1, 'Стрежень', 'ООО «Стрежень»', '0000010016'),
      ($2, 'Ярило', 'ООО «Ярило»', '0000020021')`,
    [ids.own, ids.other],
  );
  await pool.query("insert into brands (id, manufacturer_id, name) values ($1, $2, 'СТРЕЖЕНЬ')", [ids.brand, ids.own]);
  await pool.query(
    "insert into partners (id, name, legal_name, inn) values ($1, 'Мастерок', 'ООО «Мастерок»', '0000030033')",
    [ids.partner],
  );
  admin = await t.loginAs('admin');
  manufacturer = await t.loginAs('manufacturer', { manufacturerId: ids.own });
});
afterAll(() => t.close());

let last = 0;
async function created(body: Record<string, unknown> = {}) {
  const article = `К-${(last += 1)}`;
  const answer = await t.call('products.create', {
    as: admin,
    body: { manufacturerId: ids.own, article, name: 'Пила', ...body },
  });
  expect(answer.status, JSON.stringify([answer.messages, answer.fields])).toBe(200);
  return answer.data;
}
const update = (id: string, body: Record<string, unknown>) =>
  t.call('products.update', { as: admin, params: { id }, body: body as never });
const card = async (id: string, as = admin) => (await t.call('products.get', { as, params: { id } })).data;

async function photo(shade: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: shade } })
    .png()
    .toBuffer();
  const answer = await t.call('products.uploadImage', { as: admin, file: { name: 'a.png', mime: 'image/png', bytes } });
  return answer.data.id;
}

it('names who has made it until somebody changes it', async () => {
  expect((await created()).updatedBy).toMatch(/[А-Я]/);
});

describe('photos', () => {
  it('stand in the order asked for, the first is the main one, and leave by the next save', async () => {
    const [a, b, c] = [await photo('#f00'), await photo('#0f0'), await photo('#00f')];
    const made = await created({ imageFileIds: [a, b, c] });
    expect(made.images.map(({ id }) => id)).toEqual([a, b, c]);
    expect(made.imageUrl).toBe(made.images[0]?.url);
    const fields = { article: made.article, name: made.name };
    const turned = (await update(made.id, { ...fields, imageFileIds: [c, a], version: made.version })).data;
    expect(turned.images.map(({ id }) => id)).toEqual([c, a]);
    expect(turned.imageUrl).toBe(turned.images[0]?.url);
    // Who knows of the main photo alone leaves the others where they are.
    const main = (await update(made.id, { ...fields, imageFileId: b, version: turned.version })).data;
    expect(main.images.map(({ id }) => id)).toEqual([b, a]);
    const untouched = (await update(made.id, { ...fields, version: main.version })).data;
    expect(untouched.images).toHaveLength(2);
    const none = (await update(made.id, { ...fields, imageFileIds: [], version: untouched.version })).data;
    expect([none.images, none.imageUrl]).toEqual([[], null]);
  });

  it('are refused twice and where there is no such file', async () => {
    const a = await photo('#0ff');
    const made = await created();
    const fields = { article: made.article, name: made.name, version: made.version };
    for (const imageFileIds of [[a, a], [randomUUID()]]) {
      const answer = await update(made.id, { ...fields, imageFileIds });
      expect([answer.status, Object.keys(answer.fields)]).toEqual([400, ['imageFileIds']]);
    }
  });
});

describe('the price list', () => {
  const remove = (id: string, from: string, as = admin) =>
    t.call('products.removePoints', { as, params: { id, from } });
  const set = (body: Record<string, unknown>) => t.call('products.setPoints', { as: admin, body: body as never });

  it('gives up a future price and none that has begun', async () => {
    const made = await created({ basePoints: 10 });
    await set({ ids: [made.id], points: 20, from: '2026-12-01' });
    expect(await remove(made.id, today)).toMatchObject({ status: 409, code: 'POINTS_STARTED' });
    expect((await remove(made.id, '2026-12-02')).status).toBe(404);
    expect((await remove(made.id, '2026-12-01')).data.admin?.prices).toEqual([{ points: 10, from: today, to: null }]);
    const alien = await created({ manufacturerId: ids.other });
    expect((await remove(alien.id, '2026-12-01', manufacturer)).status).toBe(404);
  });

  it('is counted before it changes, names what was refused and stops when another number fits', async () => {
    const [a, b, c] = [
      await created({ basePoints: 10, brandId: ids.brand }),
      await created({ basePoints: 30, brandId: ids.brand }),
      await created({ basePoints: 10, name: 'Старая пила' }),
    ];
    await t.call('products.archive', { as: admin, params: { id: c.id }, body: { version: c.version } });
    const body = { ids: [a.id, b.id, c.id], points: 30, from: '2026-12-01' };
    const failed = [{ id: c.id, name: 'Старая пила', message: 'Товар в архиве: верните его, чтобы назначить баллы' }];
    const expectation = { updated: 1, waiting: 0, unchanged: 1, failed, failedCount: 1 };
    expect((await set({ ...body, preview: true })).data).toEqual(expectation);
    expect((await card(a.id)).admin?.prices).toHaveLength(1);
    expect(await set({ ...body, expected: 2 })).toMatchObject({ status: 409, code: 'PRODUCTS_CHANGED' });
    expect((await card(a.id)).admin?.prices).toHaveLength(1);
    expect((await set({ ...body, expected: 1 })).data).toEqual(expectation);
    expect((await card(a.id)).admin?.prices[0]).toEqual({ points: 30, from: '2026-12-01', to: null });
    expect((await card(c.id)).admin?.prices).toHaveLength(1);
  });

  it('changes by every filter the list has', async () => {
    const bare = await created({ name: 'Безымянная' });
    const branded = await created({ name: 'Безымянная', brandId: ids.brand });
    const filter = { search: 'безымянная', withoutBrand: true, serialRequired: false, pointsTo: 0 };
    expect((await set({ filter, except: [bare.id], points: 5, from: today, preview: true })).data.updated).toBe(0);
    expect((await set({ filter, points: 5, from: today, expected: 1 })).data.updated).toBe(1);
    expect([(await card(bare.id)).basePoints, (await card(branded.id)).basePoints]).toEqual([5, 0]);
  });
});

describe('the archive', () => {
  it('says what it touches and gives a product back unless its bar code is taken', async () => {
    const gtin = '4600000000008';
    const made = await created({ gtin, status: 'active' });
    const member = await t.loginAs('member');
    await t.database.pool.query(
      `with s as (insert into sales (id, member_id, status, created_at, updated_at) values ($1, $2, 'draft', now(), now()) returning id)
       insert into sale_items (id, sale_id, position, product_id, quantity) select $3, id, 1, $4, 1 from s`,
      [randomUUID(), member.id, randomUUID(), made.id],
    );
    expect((await card(made.id)).admin).toMatchObject({ salesCount: 1, salesInCheck: 0, livePromotions: 0 });
    const gone = await t.call('products.archive', { as: admin, params: { id: made.id }, body: { version: 1 } });
    const back = (version: number) =>
      t.call('products.restore', { as: admin, params: { id: made.id }, body: { version } });
    expect((await back(1)).code).toBe('VERSION_CONFLICT');
    const returned = await back(gone.data.version);
    expect(returned.data.status).toBe('active');
    const again = await t.call('products.archive', {
      as: admin,
      params: { id: made.id },
      body: { version: returned.data.version },
    });
    await created({ gtin });
    expect(await back(again.data.version)).toMatchObject({ status: 409, code: 'PRODUCT_GTIN_TAKEN' });
  });
});

describe('promotions of a product', () => {
  const rule = (conditions: object) => ({
    name: 'Декабрь',
    mechanic: 'multiplier' as const,
    params: { percent: 150 },
    conditions,
    startsAt: '2026-12-01 00:00:00.000',
    endsAt: '2026-12-31 00:00:00.000',
  });

  it('are those whose conditions it meets, and what an archive touches are the live ones', async () => {
    const made = await created({ brandId: ids.brand });
    const of = async (body: ReturnType<typeof rule>) =>
      (await t.call('promotions.create', { as: admin, body })).data.id;
    const brand = await of(rule({ brandIds: [ids.brand] }));
    await of(rule({ brandIds: [ids.brand], excludeProductIds: [made.id] }));
    await of(rule({ manufacturerIds: [ids.other] }));
    const list = async (as = admin) =>
      (await t.call('products.promotions', { as, params: { id: made.id } })).data.map(({ id }) => id);
    expect(await list()).toEqual([brand]);
    expect(await list(manufacturer)).toEqual([]);
    expect((await card(made.id)).admin?.livePromotions).toBe(0);
    await t.database.pool.query("update promotions set status = 'scheduled' where id = $1", [brand]);
    expect((await card(made.id)).admin?.livePromotions).toBe(1);
    const alien = await created({ manufacturerId: ids.other });
    expect((await t.call('products.promotions', { as: manufacturer, params: { id: alien.id } })).status).toBe(404);
  });
});

describe('the serial registry of a product', () => {
  it('is read by page, number and state, with the sale that holds a number', async () => {
    const made = await created();
    const { pool } = t.database;
    const member = await t.loginAs('member');
    const sale = randomUUID();
    const sold = await pool.query<{ number: number }>(
      `insert into sales (id, member_id, status, created_at, updated_at) values ($1, $2, 'draft', now(), now())
       returning number`,
      [sale, member.id],
    );
    const number = `П-${String(sold.rows[0]?.number).padStart(6, '0')}`;
    await pool.query(
      `insert into serial_registry (product_id, serial_key, serial_number, status, shipped_to_partner_id, shipped_at, created_at, updated_at)
       values ($1, 'A1', 'A-1', 'free', $2, '2026-11-01', now(), now()), ($1, 'A2', 'A-2', 'free', null, null, now(), now()),
         ($1, 'B3', 'B-3', 'blocked', null, null, now(), now())`,
      [made.id, ids.partner],
    );
    await pool.query(
      `insert into serial_claims (product_id, serial_key, sale_item_id, sale_id, member_id, claimed_at)
       values ($1, 'A2', $2, $3, $4, now())`,
      [made.id, randomUUID(), sale, member.id],
    );
    const list = async (body: object, as = admin) => t.call('serials.list', { as, params: { id: made.id }, body });
    const all = (await list({})).data;
    expect(all.items.map(({ serialNumber, state }) => [serialNumber, state])).toEqual([
      ['A-1', 'free'],
      ['A-2', 'claimed'],
      ['B-3', 'blocked'],
    ]);
    expect(all.items[0]).toMatchObject({ partner: { name: 'Мастерок' }, shippedAt: '2026-11-01', sale: null });
    expect(all.items[1]?.sale).toEqual({ id: sale, name: number });
    expect(all.totals?.statuses.map(({ count }) => count)).toEqual([1, 1, 1]);
    expect((await list({ search: 'а-2' })).data.items).toEqual([]);
    expect((await list({ search: 'a-2' })).data.total).toBe(1);
    expect((await list({ filters: { states: ['blocked'] } })).data.items.map((row) => row.serialNumber)).toEqual([
      'B-3',
    ]);
    expect((await list({ size: 1, page: 2 })).data.items[0]?.serialNumber).toBe('A-2');
    expect((await card(made.id)).admin?.serialsCount).toBe(3);
    const stranger = await t.loginAs('manufacturer', { manufacturerId: ids.other });
    expect((await list({}, stranger)).status).toBe(404);
  });
});
