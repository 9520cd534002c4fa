import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { promotionsRoutes } from '../../promotions/index.ts';
import { createTestApp, type Person, type TestApp } from '../../sales/testing/app.ts';
import { addPerson, addPromotion, addSystem, createWorld, type World } from '../../sales/testing/world.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
let groupId: string;
const systems = new Map<string, Person>();
const people = new Map<string, Person>();
const right = 'promotions.promotionListAdmin:read';

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, promotionsRoutes);
  const { db } = database;
  await sql`insert into role_grants (role_code, group_code, action) values ('technical', 'promotions.promotionListAdmin', 'read')
    on conflict do nothing`.execute(db);
  groupId = randomUUID();
  await sql`insert into store_groups (id, name, kind) values (${groupId}, 'Флагманы', 'manual')`.execute(db);
  await sql`insert into store_group_stores (group_id, store_id) values (${groupId}, ${w.storeId})`.execute(db);
  for (const partnerId of [w.partnerId, w.otherPartnerId]) {
    const storeId = partnerId === w.partnerId ? w.storeId : w.otherStoreId;
    people.set(partnerId, await addPerson(db, 'partner', { partnerId, storeId }));
    const system = await addSystem(db, [right], { partnerId });
    await sql`update technical_users set owner_partner_id = ${partnerId}, webhook_url = 'https://kassa.example/hook',
      webhook_secret_sealed = '\\x00' where user_id = ${system.id}`.execute(db);
    systems.set(partnerId, system);
  }
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

/** Of the two companies, whose system is notified of the promotion and whose person reads it in the list. */
async function reach(visibility: string, conditions: Record<string, unknown>): Promise<[string[], string[]]> {
  const { db } = database;
  const id = await addPromotion(db, {
    name: 'Октябрь',
    mechanic: 'fixed_per_unit',
    params: { points: 10 },
    conditions,
  });
  await sql`update promotions set visibility = ${visibility} where id = ${id}`.execute(db);
  await sql`update promotions set status = 'paused' where id = ${id}`.execute(db);
  const notified: string[] = [];
  const read: string[] = [];
  for (const partnerId of [w.partnerId, w.otherPartnerId]) {
    const name = partnerId === w.partnerId ? 'own' : 'other';
    const kept = await sql`select from webhook_deliveries where user_id = ${systems.get(partnerId)!.id}
      and data ->> 'promotionId' = ${id} and data ->> 'status' = 'paused'`.execute(db);
    if (kept.rows.length > 0) notified.push(name);
    const list = await t.call(people.get(partnerId)!, 'promotions.adminList', { body: { size: 200 } });
    expect(list.status, list.messages.join()).toBe(200);
    if (list.data.items.some((item) => item.id === id)) read.push(name);
  }
  return [notified, read];
}

it.each([
  ['all', () => ({}), ['own', 'other']],
  ['all', () => ({ partnerIds: [w.partnerId] }), ['own']],
  ['hidden', () => ({ partnerIds: [w.partnerId] }), []],
  ['targeted', () => ({}), ['own', 'other']],
  ['targeted', () => ({ partnerIds: [w.partnerId] }), ['own']],
  ['targeted', () => ({ excludePartnerIds: [w.partnerId] }), ['other']],
  ['targeted', () => ({ storeIds: [w.otherStoreId] }), ['other']],
  ['targeted', () => ({ excludeStoreIds: [w.otherStoreId] }), ['own']],
  ['targeted', () => ({ regions: ['Тверская область'] }), ['own', 'other']],
  ['targeted', () => ({ regions: ['Томская область'] }), []],
  ['targeted', () => ({ excludeRegions: ['Тверская область'] }), []],
  ['targeted', () => ({ storeGroupIds: [groupId] }), ['own']],
  ['targeted', () => ({ excludeStoreGroupIds: [groupId] }), ['other']],
  ['targeted', () => ({ storeGroupIds: [groupId], partnerIds: [w.otherPartnerId] }), []],
] as const)('tells a company of what its list shows: %s, case %#', async (visibility, conditions, expected) => {
  const [notified, read] = await reach(visibility, conditions());
  expect(read).toEqual(expected);
  expect(notified).toEqual(expected);
});

it('reads a group as it was at the start where a version keeps it', async () => {
  const { db } = database;
  const fixed = { storeGroupIds: [groupId], groupMembership: 'fixed' };
  const id = await addPromotion(db, {
    name: 'Ноябрь',
    mechanic: 'fixed_per_unit',
    params: { points: 1 },
    conditions: fixed,
  });
  await sql`update promotions set visibility = 'targeted', status = 'paused' where id = ${id}`.execute(db);
  await sql`update promotions set status = 'active' where id = ${id}`.execute(db);
  await sql`insert into store_group_stores (group_id, store_id) values (${groupId}, ${w.otherStoreId})`.execute(db);
  await sql`delete from webhook_deliveries`.execute(db);
  await sql`update promotions set status = 'paused' where id = ${id}`.execute(db);
  const notified = await sql<{ userId: string }>`select user_id from webhook_deliveries`.execute(db);
  expect(notified.rows).toEqual([{ userId: systems.get(w.partnerId)!.id }]);
  await sql`delete from store_group_stores where store_id = ${w.otherStoreId}`.execute(db);
});
