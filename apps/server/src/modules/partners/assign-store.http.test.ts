import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { companyInn, kpp } from '../../seed/numbers.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { membersRoutes } from '../members/index.ts';
import { salesRoutes } from '../sales/index.ts';
import { createTestApp, type Person, type TestApp } from '../sales/testing/app.ts';
import { addPerson, addSystem, createWorld, type World } from '../sales/testing/world.ts';
import { partnersRoutes } from './routes.ts';

const [homeInn, otherInn] = [companyInn(1), companyInn(2)];

let database: TestDatabase;
let t: TestApp;
let w: World;
let robot: Person;
/** Another shop of the home partner. */
let secondId: string;

/** An open shop, known to the systems by its code. */
async function addShop(partnerId: string, code: string): Promise<string> {
  const id = randomUUID();
  await database.db
    .insertInto('stores')
    .values({ id, partnerId, name: `Точка ${code}`, code, address: 'ул. Мира, 1', city: 'Тула', region: 'Тула' })
    .execute();
  return id;
}

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  for (const [id, inn] of [
    [w.partnerId, homeInn],
    [w.otherPartnerId, otherInn],
  ] as const) {
    await database.db.updateTable('partners').set({ inn }).where('id', '=', id).execute();
  }
  await database.db.updateTable('stores').set({ code: 'Т-1' }).where('id', '=', w.storeId).execute();
  await database.db.updateTable('stores').set({ code: 'М-1' }).where('id', '=', w.otherStoreId).execute();
  secondId = await addShop(w.partnerId, 'Т-2');
  t = await createTestApp(database, { ...partnersRoutes, ...membersRoutes, ...salesRoutes });
  robot = await addSystem(database.db, ['partner.partnerDetail:update']);
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

/** A person with places of work, the last of them the present one. */
async function addMember(
  ...history: readonly (readonly [storeId: string, from: string, to?: string])[]
): Promise<Person> {
  const person = await addPerson(database.db, 'member', w);
  await database.db.deleteFrom('storeMemberships').where('userId', '=', person.id).execute();
  for (const [storeId, validFrom, validTo = null] of history) {
    const partnerId = storeId === w.otherStoreId ? w.otherPartnerId : w.partnerId;
    const place = { userId: person.id, storeId, partnerId };
    await database.db
      .insertInto('storeMemberships')
      .values({ ...place, validFrom, validTo })
      .execute();
    await database.db.updateTable('users').set({ storeId, partnerId }).where('id', '=', person.id).execute();
  }
  return person;
}
const externalIdOf = async ({ id }: Person): Promise<string> =>
  (await database.db.selectFrom('users').select('externalId').where('id', '=', id).executeTakeFirstOrThrow())
    .externalId;
const move = async (who: Person, storeCode: string, from: string, extra: Record<string, unknown> = {}) =>
  t.call(robot, 'partners.assignStore', {
    params: { userExternalId: await externalIdOf(who) },
    body: { partnerInn: storeCode === 'М-1' ? otherInn : homeInn, storeCode, from, ...extra },
  });
const placesOf = async ({ id }: Person) =>
  (
    await database.db
      .selectFrom('storeMemberships')
      .select(['storeId', 'validFrom', 'validTo'])
      .where('userId', '=', id)
      .orderBy('validFrom')
      .execute()
  ).map(({ storeId, validFrom, validTo }) => [storeId, validFrom, validTo]);
const cardOf = async ({ id }: Person) => (await t.call(w.admin, 'members.get', { params: { id } })).data;
const sell = async (who: Person, saleDate: string) => {
  const items = [{ productId: w.lamp.id, quantity: 1 }];
  const sale = await t.call(who, 'sales.create', { body: { saleDate, items, submit: true } });
  expect(sale.status, sale.messages.join()).toBe(200);
  return sale.data;
};

describe('a system tells where its seller works', () => {
  it('moves the seller on the day told, in the card and in the history alike', async () => {
    const who = await addMember([w.storeId, '2026-10-10']);
    const moved = await move(who, 'М-1', '2026-11-01');
    expect(moved.data).toMatchObject({ store: { id: w.otherStoreId }, from: '2026-11-01' });
    expect(await placesOf(who)).toEqual([
      [w.storeId, '2026-10-10', '2026-10-31'],
      [w.otherStoreId, '2026-11-01', null],
    ]);
    expect(await cardOf(who)).toMatchObject({ store: { id: w.otherStoreId }, partner: { id: w.otherPartnerId } });
  });

  it('refuses a day that has not come and one before the registration, at the day', async () => {
    const who = await addMember([w.storeId, '2026-10-10']);
    for (const day of ['2026-11-21', '2030-01-01', '2025-01-09', '1990-01-01']) {
      const refused = await move(who, 'М-1', day);
      expect([refused.status, Object.keys(refused.fields)], day).toEqual([400, ['from']]);
    }
    expect((await move(who, 'М-1', '2030-01-01')).fields['from']?.join()).toContain('в будущем');
    expect((await move(who, 'М-1', '1990-01-01')).fields['from']?.join()).toContain('10.01.2025');
    expect(await placesOf(who)).toEqual([[w.storeId, '2026-10-10', null]]);
    expect((await cardOf(who)).store?.id).toBe(w.storeId);
  });

  it('moves the beginning of the present place when it was earlier', async () => {
    const who = await addMember([w.otherStoreId, '2026-09-01', '2026-10-09'], [w.storeId, '2026-10-10']);
    expect((await move(who, 'Т-1', '2026-10-01')).data.from).toBe('2026-10-01');
    expect(await placesOf(who)).toEqual([
      [w.otherStoreId, '2026-09-01', '2026-09-30'],
      [w.storeId, '2026-10-01', null],
    ]);
    expect((await sell(who, '2026-10-25')).store?.id).toBe(w.storeId);
  });

  it('answers with the true beginning when nothing changes', async () => {
    const who = await addMember([w.storeId, '2026-10-10']);
    expect((await move(who, 'Т-1', '2026-11-01')).data.from).toBe('2026-10-10');
    expect(await placesOf(who)).toEqual([[w.storeId, '2026-10-10', null]]);
    expect((await cardOf(who)).version).toBe(1);
  });

  it('puts the told place instead of later ones: no day has two', async () => {
    const who = await addMember(
      [w.storeId, '2026-01-10', '2026-09-09'],
      [w.otherStoreId, '2026-09-10', '2026-10-09'],
      [w.storeId, '2026-10-10'],
    );
    expect((await move(who, 'Т-2', '2026-09-01')).status).toBe(200);
    expect(await placesOf(who)).toEqual([
      [w.storeId, '2026-01-10', '2026-08-31'],
      [secondId, '2026-09-01', null],
    ]);
    expect((await cardOf(who)).store?.id).toBe(secondId);
  });

  it('comes back to a place that is cut off already', async () => {
    const who = await addMember([w.storeId, '2026-01-10', '2026-10-09'], [w.otherStoreId, '2026-10-10']);
    expect((await move(who, 'Т-1', '2026-10-05')).data.from).toBe('2026-01-10');
    expect(await placesOf(who)).toEqual([[w.storeId, '2026-01-10', null]]);
    expect((await cardOf(who)).store?.id).toBe(w.storeId);
  });

  it('leaves sales in the shop of their day', async () => {
    const who = await addMember([w.storeId, '2026-10-10']);
    await sell(who, '2026-11-12');
    await sell(who, '2026-11-05');
    const refused = await move(who, 'М-1', '2026-11-01');
    expect([refused.status, Object.keys(refused.fields)]).toEqual([400, ['from']]);
    expect(refused.fields['from']?.join()).toContain('12.11.2026');
    expect(await placesOf(who)).toEqual([[w.storeId, '2026-10-10', null]]);
    // The day of the move belongs to both.
    expect((await move(who, 'М-1', '2026-11-12')).status).toBe(200);
  });

  it('does not mind a sale that was called off', async () => {
    const who = await addMember([w.storeId, '2026-10-10']);
    const { id } = await sell(who, '2026-11-12');
    expect((await t.call(who, 'sales.cancel', { params: { id }, body: {} })).data.status).toBe('cancelled');
    expect((await move(who, 'М-1', '2026-11-01')).status).toBe(200);
  });

  it('makes an old card of the back-office old', async () => {
    const who = await addMember([w.storeId, '2026-10-10']);
    const { version } = await cardOf(who);
    await move(who, 'М-1', '2026-11-20');
    const late = await t.call(w.admin, 'members.update', {
      params: { id: who.id },
      body: { version, storeId: secondId },
    });
    expect([late.status, late.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect((await cardOf(who)).version).toBe(version + 1);
  });
});

describe('what a system has told wrongly', () => {
  const fieldsOf = async (code: string, extra: Record<string, unknown>): Promise<Record<string, string[]>> => {
    const { status, fields } = await move(w.member, code, '2026-11-20', extra);
    expect(status).toBe(400);
    return fields;
  };

  it('is said of the field that is wrong', async () => {
    expect(await fieldsOf('Т-1', { partnerInn: companyInn(77) })).toEqual({
      partnerInn: ['Организация не участвует в программе'],
    });
    expect(await fieldsOf('нет', {})).toEqual({ storeCode: ['Торговая точка не найдена'] });
    expect(await fieldsOf('М-1', { partnerInn: homeInn })).toEqual({ storeCode: ['Торговая точка не найдена'] });
    expect(Object.keys(await fieldsOf('Т-1', { kpp: kpp(3) }))).toEqual(['kpp']);
  });

  it('asks which branch when two of one ИНН have such a shop', async () => {
    const id = randomUUID();
    await database.db
      .insertInto('partners')
      .values({ id, name: 'Филиал', legalName: 'Филиал', inn: otherInn, kpp: kpp(2) })
      .execute();
    await addShop(id, 'М-1');
    expect(await fieldsOf('М-1', {})).toEqual({
      kpp: ['Укажите КПП: такая точка есть у нескольких организаций с этим ИНН'],
    });
    const named = await move(await addMember([w.storeId, '2026-10-10']), 'М-1', '2026-11-20', { kpp: kpp(2) });
    expect(named.data.partner.id).toBe(id);
  });
});
