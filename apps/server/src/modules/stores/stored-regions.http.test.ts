import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { readRegion, regionNames } from '@pribavka/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { inTransaction } from '../../db/tx.ts';
import { createTestApp, type TestApp } from '../sales/testing/app.ts';
import { addPromotion, createWorld, type World } from '../sales/testing/world.ts';
import { storeGroupsRoutes } from '../store-groups/index.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { unknownRegion } from './queries/unknown-region.ts';
import { unlistedRegions } from './queries/unlisted-regions.ts';
import { storesRoutes } from './routes.ts';

const migration = readFileSync(
  fileURLToPath(new URL('../../db/migrations/20261129T1510_regions.sql', import.meta.url)),
  'utf8',
);

let database: TestDatabase;
let t: TestApp;
let w: World;
beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, { ...storesRoutes, ...storeGroupsRoutes });
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

const migrate = () => inTransaction(database.db, (tx) => sql.raw(migration).execute(tx));
/** A shop as it was stored before there was a list. */
const open = async (code: string, region: string): Promise<string> => {
  const at = { partnerId: w.partnerId, address: 'ул. Мира, 1', city: 'Омск' };
  const row = { ...at, name: code, code, region };
  const [{ id }] = (await database.db.insertInto('stores').values(row).returning('id').execute()) as [{ id: string }];
  return id;
};

it('reads what is stored as the server reads what comes', async () => {
  const spelt = [
    ...regionNames.flatMap((name) => [
      ` ${name.toUpperCase()}. `,
      name.replaceAll(/ — /g, '–').replaceAll(' ', '\u00A0'),
    ]),
    'тульская обл.',
    'Россия, Тульская область',
    'Тульский край',
    'Тула',
    'Марс',
    'Алтай',
    'Респ. Алтай',
    'ХМАО — Югра',
    'Ямало-Ненецкий а. о.',
    'Республика Татарстан (Татарстан)',
    'Респ Саха /Якутия/',
    'Москва 1',
    'Tульская область',
    'город федерального значения Москва',
  ];
  const expected = spelt.map((text) => readRegion(text) ?? text);
  const ids: string[] = [];
  for (const [n, region] of spelt.entries()) ids.push(await open(`Ч-${n}`, region));
  await migrate();
  const rows = await database.db.selectFrom('stores').select(['id', 'region']).where('id', 'in', ids).execute();
  const stored = new Map(rows.map(({ id, region }) => [id, region]));
  expect(ids.map((id) => stored.get(id))).toEqual(expected);
  await database.db.deleteFrom('stores').where('id', 'in', ids).execute();
});

it('brings shops, partners and the rules that name them to one spelling, and names the rest', async () => {
  const short = await open('О-1', 'омская обл');
  const whole = await open('О-2', 'Омская область');
  const mars = await open('О-3', 'Марс');
  await database.db.updateTable('partners').set({ region: 'Тула' }).where('id', '=', w.partnerId).execute();
  await database.db
    .updateTable('partners')
    .set({ region: 'РЕСП. ТАТАРСТАН' })
    .where('id', '=', w.otherPartnerId)
    .execute();
  const rule = { regions: ['омская обл', 'Марс'] };
  const made = await t.call(w.admin, 'storeGroups.create', { body: { name: 'Омск', kind: 'rule', rule } });
  const promotion = await addPromotion(database.db, {
    name: 'Омск',
    mechanic: 'fixed_per_unit',
    params: { points: 1 },
    conditions: { regions: ['омская обл', 'Омская область'], excludeRegions: ['Марс'] },
  });
  await migrate();
  await migrate();
  const group = (await t.call(w.admin, 'storeGroups.get', { params: { id: made.data.id } })).data;
  expect(group.rule?.regions.toSorted()).toEqual(['Марс', 'Омская область']);
  expect(group.stores.map(({ id }) => id).toSorted()).toEqual([short, whole, mars].toSorted());
  const { rows } = await sql<{ conditions: object }>`select conditions from promotion_versions
    where promotion_id = ${promotion}::uuid`.execute(database.db);
  expect(rows).toEqual([{ conditions: { regions: ['Омская область'], excludeRegions: ['Марс'] } }]);
  await expect(sql`update promotion_versions set params = params`.execute(database.db)).rejects.toThrow('append-only');
  expect(await unlistedRegions(database.db)).toEqual([
    { kind: 'group', name: 'Омск', code: null, region: 'Марс' },
    { kind: 'partner', name: 'Инструмент', code: null, region: 'Тула' },
    { kind: 'promotion', name: 'Омск', code: null, region: 'Марс' },
    { kind: 'store', name: 'Инструмент', code: 'О-3', region: 'Марс' },
  ]);
  // A promotion may go on with what it has, though no shop has it any more.
  await database.db.updateTable('stores').set({ region: 'Омская область' }).where('id', '=', mars).execute();
  expect(await unknownRegion(database.db, ['Марс', 'Венера', 'Омская область'])).toBe('Венера');
  const partner = await database.db
    .selectFrom('partners')
    .select('region')
    .where('id', '=', w.otherPartnerId)
    .executeTakeFirst();
  expect(partner?.region).toBe('Республика Татарстан');
});
