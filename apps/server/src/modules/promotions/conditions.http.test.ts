import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Body } from '../../http/contract.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { salesRoutes } from '../sales/index.ts';
import { createTestApp, type Person, type TestApp } from '../sales/testing/app.ts';
import { addPerson, createWorld, type World } from '../sales/testing/world.ts';
import {
  appliesToItem,
  appliesToSale,
  ruleProducts,
  readPromotions,
  ruleOf,
  type Conditions,
  ruleStores,
} from '../promotion-rules/index.ts';
import { createPromotion } from './commands/create.ts';
import { promotionsRoutes } from './routes.ts';
import { aboutProduct, holdsInStore } from './queries/short.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
let boss: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  boss = await addPerson(database.db, 'admin');
  t = await createTestApp(database, { ...promotionsRoutes, ...salesRoutes });
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

type Asked = NonNullable<Body<'promotions.create'>['conditions']>;

const form = (conditions: Asked): Body<'promotions.create'> => ({
  name: 'Условия',
  mechanic: 'fixed_per_unit',
  params: { points: 30 },
  conditions,
  startsAt: '2026-11-01 00:00:00.000',
  endsAt: '2026-11-30 23:59:59.999',
});

async function running(conditions: Asked): Promise<string> {
  const made = await t.call(w.admin, 'promotions.create', { body: form(conditions) });
  expect(made.status, JSON.stringify(made.fields)).toBe(200);
  const body = { action: 'activate' as const };
  expect((await t.call(boss, 'promotions.setStatus', { params: { id: made.data.id }, body })).status).toBe(200);
  return made.data.id;
}
const finish = (id: string) => sql`update promotions set status = 'finished' where id = ${id}`.execute(database.db);

interface Sold {
  saleDate?: string;
  priceKopecks?: number;
  quantity?: number;
  /** `HH:mm` on the receipt. */
  time?: string;
}

/** Points of the promotion in the preview and in the sale that follows it. */
async function points(who: Person, id: string, sold: Sold = {}): Promise<number> {
  const { saleDate = '2026-11-18', priceKopecks = 20_000, quantity = 1, time } = sold;
  const items = [{ productId: w.lamp.id, quantity, priceKopecks }];
  const receipt = time === undefined ? {} : { receipt: { datetime: `${saleDate} ${time}:00.000`, totalKopecks: 1 } };
  const preview = await t.call(who, 'sales.calculate', { body: { saleDate, items, ...receipt } });
  expect(preview.status, preview.messages.join()).toBe(200);
  const sale = await t.call(who, 'sales.create', { body: { saleDate, items, ...receipt, submit: true } });
  expect(sale.status, sale.messages.join()).toBe(200);
  const given = sale.data.items.flatMap((item) => item.lines).find((line) => line.promotionId === id)?.points ?? 0;
  const promised = preview.data.lines.flatMap((line) => line.promotions).find((line) => line.promotionId === id);
  expect(promised?.points ?? 0).toBe(given);
  return given;
}

const member = async (set: { position?: string; confirmedAt?: string } = {}): Promise<Person> => {
  const who = await addPerson(database.db, 'member', w);
  await sql`update users set position_code = ${set.position ?? null},
    confirmed_at = coalesce(${set.confirmedAt ?? null}::timestamptz, confirmed_at) where id = ${who.id}`.execute(
    database.db,
  );
  return who;
};

describe('conditions of a promotion', () => {
  it('look at the price, the weekday and the hour of the receipt, in the preview as in the sale', async () => {
    const who = await member();
    const id = await running({ priceFrom: 10_000, priceTo: 30_000, weekdays: [3], timeFrom: 600, timeTo: 1080 });
    const at = { time: '12:30' };
    expect(await points(who, id, at)).toBe(30);
    expect(await points(who, id, { ...at, priceKopecks: 30_001 })).toBe(0);
    expect(await points(who, id, { ...at, saleDate: '2026-11-17' })).toBe(0);
    expect(await points(who, id, { time: '18:00' })).toBe(0);
    expect(await points(who, id)).toBe(0);
    await finish(id);
  });

  it('look at the position and at the days since the member was confirmed', async () => {
    const id = await running({ positions: ['senior_seller', 'seller'], tenureFrom: 30, tenureTo: 90 });
    const days = (n: number) => new Date(Date.parse('2026-11-18T09:00:00Z') - n * 86_400_000).toISOString();
    for (const [position, tenure, expected] of [
      ['seller', 30, 30],
      ['seller', 29, 0],
      ['seller', 91, 0],
      ['cashier', 60, 0],
    ] as const) {
      expect(await points(await member({ position, confirmedAt: days(tenure) }), id), `${position} ${tenure}`).toBe(
        expected,
      );
    }
    const stranger = await member({ position: 'cashier', confirmedAt: days(60) });
    const page = async (who: Person) => (await t.call(who, 'promotions.get', { params: { id } })).data;
    expect(await page(stranger)).toMatchObject({
      available: false,
      unavailableReason: 'Акция не для вашей должности',
    });
    const newcomer = await member({ position: 'seller', confirmedAt: days(1) });
    expect(await page(newcomer)).toMatchObject({ unavailableReason: 'Акция не для вашего стажа в программе' });
    expect((await page(await member({ position: 'seller', confirmedAt: days(60) }))).conditions).toEqual(
      expect.arrayContaining(['Стаж в программе: от 30 дней до 90 дней']),
    );
    await finish(id);
  });

  it('a member keeps the day of the first confirmation through a block', async () => {
    const who = await member();
    const day = async () =>
      (await sql<{ at: Date }>`select confirmed_at as at from users where id = ${who.id}`.execute(database.db)).rows[0]
        ?.at;
    const first = await day();
    expect(first).toEqual(new Date('2025-01-10T00:00:00.000Z'));
    for (const status of ['blocked', 'confirmed']) {
      await sql`update users set status = ${status}, decided_at = '2026-11-01' where id = ${who.id}`.execute(
        database.db,
      );
    }
    expect(await day()).toEqual(first);
  });

  it('refuse what is not there and what contradicts itself, each at its field', async () => {
    const lost = randomUUID();
    const body = form({
      brandIds: [lost],
      excludeCategoryIds: [lost],
      excludeStoreIds: [lost],
      positions: ['no_such'],
      priceFrom: 2,
      priceTo: 1,
      tenureFrom: 9,
      tenureTo: 8,
      timeFrom: 60,
      timeTo: 60,
      regions: ['Тверская область', 'Марс'],
      excludeRegions: ['Тверская область'],
    });
    const refused = await t.call(w.admin, 'promotions.create', { body });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.fields).sort()).toEqual([
      'conditions.brandIds',
      'conditions.excludeCategoryIds',
      'conditions.excludeRegions',
      'conditions.excludeStoreIds',
      'conditions.positions',
      'conditions.priceTo',
      'conditions.regions',
      'conditions.tenureTo',
      'conditions.timeTo',
    ]);
    expect(refused.fields['conditions.regions']).toEqual([
      'Такого региона нет: выберите регион России из списка, например «Тульская область»',
    ]);
    expect(refused.fields['conditions.brandIds']).toEqual(['Бренд: 1 из выбранных больше нет']);
  });

  it('a company’s promotion gives nothing for goods of another, whatever its conditions say', async () => {
    const other = randomUUID();
    await sql`insert into manufacturers (id, name, legal_name, inn) values (${other}, 'Чужой', 'Чужой', '0000000048')`.execute(
      database.db,
    );
    const id = await createPromotion(database.db, {
      name: 'Своё',
      shortText: '',
      description: '',
      status: 'active',
      conditions: {},
      mechanic: 'fixed_per_unit',
      params: { points: 30 },
      startsAt: new Date('2026-11-01T00:00:00Z'),
      endsAt: new Date('2026-11-30T00:00:00Z'),
      manufacturerId: other,
    });
    expect(await points(await member(), id)).toBe(0);
    await finish(id);
  });
});

describe('a promotion for its audience', () => {
  it('is shown where it holds and to whom, and hidden ones to nobody; both give', async () => {
    const insider = await member({ position: 'seller' });
    const colleague = await member({ position: 'cashier' });
    const stranger = await addPerson(database.db, 'member', { partnerId: w.otherPartnerId, storeId: w.otherStoreId });
    const shown = async (who: Person, id: string) => {
      const list = (await t.call(who, 'promotions.list', { body: {} })).data.items.some((row) => row.id === id);
      const page = (await t.call(who, 'promotions.get', { params: { id } })).status;
      expect(page).toBe(list ? 200 : 404);
      return list;
    };
    const targeted = await running({ storeIds: [w.storeId], positions: ['seller'] });
    await sql`update promotions set visibility = 'targeted' where id = ${targeted}`.execute(database.db);
    expect([await shown(insider, targeted), await shown(colleague, targeted), await shown(stranger, targeted)]).toEqual(
      [true, false, false],
    );
    expect(await points(insider, targeted)).toBe(30);
    await sql`update promotions set visibility = 'hidden' where id = ${targeted}`.execute(database.db);
    expect(await shown(insider, targeted)).toBe(false);
    expect(await points(insider, targeted)).toBe(30);
    await finish(targeted);
  });
});

describe('groups of shops', () => {
  const group = async (storeIds: readonly string[]): Promise<string> => {
    const id = randomUUID();
    await sql`insert into store_groups (id, name, kind) values (${id}, ${`Группа ${id}`}, 'manual')`.execute(
      database.db,
    );
    for (const storeId of storeIds) await join(id, storeId);
    return id;
  };
  const join = (id: string, storeId: string) =>
    sql`insert into store_group_stores (group_id, store_id) values (${id}, ${storeId})`.execute(database.db);
  const leave = (id: string) => sql`delete from store_group_stores where group_id = ${id}`.execute(database.db);

  it('a promotion follows them, or keeps the shops of its start', async () => {
    const groupId = await group([w.storeId]);
    const excluded = await group([]);
    const who = await member();
    const asked = { storeGroupIds: [groupId], excludeStoreGroupIds: [excluded] };
    const dynamic = await running({ ...asked, groupMembership: 'dynamic' });
    const fixed = await running({ ...asked, groupMembership: 'fixed' });
    const card = async (id: string) => (await t.call(w.admin, 'promotions.adminGet', { params: { id } })).data;
    expect((await card(fixed)).groupsFixedAt).not.toBeNull();
    expect((await card(dynamic)).groupsFixedAt).toBeNull();
    expect([await points(who, dynamic), await points(who, fixed)]).toEqual([30, 30]);
    await leave(groupId);
    await join(excluded, w.storeId);
    expect([await points(who, dynamic), await points(who, fixed)]).toEqual([0, 30]);
    // Paused and resumed it is the same version: nothing is written down once more.
    for (const action of ['pause', 'resume'] as const) {
      const step = await t.call(boss, 'promotions.setStatus', { params: { id: fixed }, body: { action } });
      expect(step.status).toBe(200);
    }
    expect(await points(who, fixed)).toBe(30);
    // An inactive group matches nothing.
    await sql`update store_groups set is_active = false where id = ${groupId}`.execute(database.db);
    expect(await points(who, fixed)).toBe(0);
    const chosen = await t.call(w.admin, 'promotions.create', { body: form({ storeGroupIds: [groupId] }) });
    expect(chosen.fields).toHaveProperty('conditions.storeGroupIds');
    await finish(dynamic);
    await finish(fixed);
  });
});

describe('the conditions in SQL', () => {
  it('choose the same goods and shops as the calculation', async () => {
    const { rows: products } = await sql<{ id: string; brandId: string; manufacturerId: string; rrpKopecks: number }>`
      select id, brand_id, manufacturer_id, rrp_kopecks from products`.execute(database.db);
    const { rows: shops } = await sql<{ id: string; partnerId: string; region: string; groups: string[] }>`
      select s.id, s.partner_id, s.region, array(select g.group_id::text from store_groups_live g where g.store_id = s.id) as groups
      from stores s`.execute(database.db);
    const groupId = randomUUID();
    await sql`insert into store_groups (id, name, kind) values (${groupId}, 'Проверка', 'manual')`.execute(database.db);
    await sql`insert into store_group_stores (group_id, store_id) values (${groupId}, ${w.storeId})`.execute(
      database.db,
    );
    for (const shop of shops) if (shop.id === w.storeId) shop.groups.push(groupId);
    const list = (...values: string[]) => fc.option(fc.subarray([...values, randomUUID()]), { nil: undefined });
    const price = fc.option(fc.constantFrom(0, 499_999, 500_000, 500_001), { nil: undefined });
    const manufacturerId = products[0]!.manufacturerId;
    const any = fc.record({
      brandIds: list(w.brandId),
      excludeBrandIds: list(w.brandId),
      productIds: list(w.lamp.id, w.drill.id),
      excludeProductIds: list(w.lamp.id),
      excludeCategoryIds: list(),
      manufacturerIds: list(manufacturerId),
      excludeManufacturerIds: list(manufacturerId),
      priceFrom: price,
      priceTo: price,
      partnerIds: list(w.partnerId, w.otherPartnerId),
      excludePartnerIds: list(w.otherPartnerId),
      storeIds: list(w.storeId),
      excludeStoreIds: list(w.otherStoreId),
      storeGroupIds: list(groupId),
      excludeStoreGroupIds: list(groupId),
      regions: list('Тверская область'),
      excludeRegions: list('Тверская область'),
    });
    const made = (conditions: Conditions) =>
      createPromotion(database.db, {
        name: 'Проба',
        shortText: '',
        description: '',
        status: 'draft',
        mechanic: 'fixed_per_unit',
        params: { points: 1 },
        startsAt: new Date('2026-11-01T00:00:00Z'),
        endsAt: new Date('2026-11-30T00:00:00Z'),
        conditions,
      });
    await fc.assert(
      fc.asyncProperty(any, async (asked) => {
        const conditions = JSON.parse(JSON.stringify(asked)) as Conditions;
        const id = await made(conditions);
        const [record] = await readPromotions(database.db, sql`p.id = ${id}`);
        const rule = ruleOf(record!);
        const of = sql`from promotions p join promotion_versions v on v.id = p.current_version_id`;
        const ids = async (query: ReturnType<typeof sql<{ id: string }>>) =>
          (await query.execute(database.db)).rows.map((row) => row.id).sort();
        const expectedProducts = products
          .filter((item) =>
            appliesToItem(rule, {
              key: '',
              quantity: 1,
              basePoints: 0,
              categoryId: undefined,
              productId: item.id,
              brandId: item.brandId,
              manufacturerId: item.manufacturerId,
              priceKopecks: item.rrpKopecks,
            }),
          )
          .map((item) => item.id)
          .sort();
        expect(await ids(sql<{ id: string }>`select p.id from products p where ${ruleProducts(rule)}`)).toEqual(
          expectedProducts,
        );
        const about = sql<{
          id: string;
        }>`select g.id ${of} cross join products g where p.id = ${id} and ${aboutProduct()}`;
        expect(await ids(about)).toEqual(expectedProducts);
        const expectedShops = shops
          .filter((shop) =>
            appliesToSale(rule, {
              saleDate: '2026-11-10',
              submittedOn: '2026-11-10',
              fixedGroups: [],
              storeGroupIds: shop.groups,
              storeId: shop.id,
              partnerId: shop.partnerId,
              region: shop.region,
              minute: undefined,
              position: undefined,
              confirmedOn: undefined,
              rateKopecks: 100,
            }),
          )
          .map((shop) => shop.id)
          .sort();
        const open = sql<{
          id: string;
        }>`select s.id ${of} cross join stores s where p.id = ${id} and ${holdsInStore()}`;
        expect(await ids(open)).toEqual(expectedShops);
        expect(await ids(sql<{ id: string }>`select s.id from stores s where ${ruleStores(rule)}`)).toEqual(
          expectedShops,
        );
      }),
      { numRuns: 60 },
    );
  });
});
