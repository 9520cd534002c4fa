import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestApp, type TestApp } from '../sales/testing/app.ts';
import { addPromotion, createWorld, type World } from '../sales/testing/world.ts';
import { storesRoutes } from '../stores/index.ts';
import { storeGroupsRoutes } from './routes.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;

const region = 'Тульская область';
const form = (code: string, extra: Record<string, unknown> = {}) => ({
  partnerId: w.partnerId,
  name: `Точка ${code}`,
  code,
  address: 'г. Тула, ул. Мира, д. 1',
  region,
  ...extra,
});
const open = async (code: string, extra: Record<string, unknown> = {}) =>
  (await t.call(w.admin, 'stores.create', { body: form(code, extra) })).data;
const create = (body: Record<string, unknown>) => t.call(w.admin, 'storeGroups.create', { body: body as never });
const card = async (id: string) => (await t.call(w.admin, 'storeGroups.get', { params: { id } })).data;
const codesOf = async (id: string) => (await card(id)).stores.map(({ code }) => code).toSorted();

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, { ...storesRoutes, ...storeGroupsRoutes });
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

describe('a group by a rule', () => {
  it('takes a shop that opens or moves in at once and lets go one that closes or moves away', async () => {
    const { id } = (await create({ name: 'Тула', kind: 'rule', rule: { regions: [region] } })).data;
    expect(await codesOf(id)).toEqual([]);
    const first = await open('Л-1');
    const second = await open('Л-2', { region: 'Тверская область' });
    expect(await codesOf(id)).toEqual(['Л-1']);
    const change = ({ id: storeId, version }: { id: string; version: number }, code: string, extra: object) => {
      const { partnerId: _, ...body } = form(code);
      return t.call(w.admin, 'stores.update', {
        params: { id: storeId },
        body: { ...body, ...extra, version },
      });
    };
    await change(second, 'Л-2', {});
    expect(await codesOf(id)).toEqual(['Л-1', 'Л-2']);
    await change(first, 'Л-1', { status: 'closed' });
    expect(await codesOf(id)).toEqual(['Л-2']);
    const manual = (await create({ name: 'Вручную', kind: 'manual', storeIds: [second.id] })).data;
    await change({ ...second, version: 2 }, 'Л-2', { status: 'closed' });
    expect([await codesOf(id), await codesOf(manual.id)]).toEqual([[], ['Л-2']]);
  });

  it('means the same to the database as to the one who saves it', async () => {
    const shops = await Promise.all(['С-1', 'с-2', 'С-3'].map((code) => open(code, { region: 'Тверская область' })));
    for (const rule of [
      { codes: ['с-1', 'С-2'] },
      { partnerIds: [w.partnerId], cities: ['Тула'] },
      { regions: ['Тверская область'], codes: ['С-3'] },
      { cities: ['Нет такого'] },
    ]) {
      const { id } = (await create({ name: JSON.stringify(rule), kind: 'rule', rule })).data;
      const { rows } = await sql<{ code: string }>`select s.code from stores s, store_groups g
        where g.id = ${id}::uuid and store_matches_rule(s, g.rule) order by 1`.execute(database.db);
      expect(rows.map(({ code }) => code).toSorted(), JSON.stringify(rule)).toEqual(await codesOf(id));
    }
    expect(shops).toHaveLength(3);
    const named = (await create({ name: 'Имена', kind: 'rule', rule: { partnerIds: [w.partnerId] } })).data;
    expect(named.rulePartners).toEqual([{ id: w.partnerId, name: 'Инструмент' }]);
  });

  it('misses no shop that opens while the rule is being changed', async () => {
    const { id } = (await create({ name: 'Гонка', kind: 'rule', rule: { regions: ['Омская область'] } })).data;
    const body = { name: 'Гонка', kind: 'rule' as const, rule: { regions: ['Пермский край'] }, version: 1 };
    await Promise.all([
      t.call(w.admin, 'storeGroups.update', { params: { id }, body }),
      ...['Г-1', 'Г-2', 'Г-3', 'Г-4'].map((code) => open(code, { region: 'Пермский край' })),
    ]);
    expect(await codesOf(id)).toEqual(['Г-1', 'Г-2', 'Г-3', 'Г-4']);
  });
});

describe('a region of a rule', () => {
  it('is of the list, or of a shop from before it, and what a rule has stays in it', async () => {
    const asks = (name: string, regions: string[]) => create({ name, kind: 'rule', rule: { regions } });
    const refused = await asks('Марс', [region, 'Марс']);
    expect([refused.status, refused.fields]).toEqual([
      400,
      { 'rule.regions': ['Такого региона нет: выберите регион России из списка, например «Тульская область»'] },
    ]);
    expect((await asks('Тула 2', ['Тула'])).fields).toEqual({
      'rule.regions': ['Такого региона нет. Похоже на «Тульская область»'],
    });
    const { id: shop } = await open('М-1');
    await database.db.updateTable('stores').set({ region: 'Марс' }).where('id', '=', shop).execute();
    const { id } = (await asks('Марс', ['Марс'])).data;
    expect(await codesOf(id)).toEqual(['М-1']);
    await database.db.updateTable('stores').set({ region }).where('id', '=', shop).execute();
    const body = { kind: 'rule' as const, rule: { regions: ['Марс', region] } };
    const preview = await t.call(w.admin, 'storeGroups.preview', { body: { groupId: id, ...body } });
    expect([preview.status, preview.data.goesCount]).toEqual([200, 0]);
    const kept = await t.call(w.admin, 'storeGroups.update', {
      params: { id },
      body: { name: 'Марс и Тула', version: 1, ...body },
    });
    expect(kept.data.rule).toMatchObject({ regions: ['Марс', region] });
  });
});

describe('a preview', () => {
  it('names who comes and who goes, counts, and changes nothing', async () => {
    const [a, b, c] = await Promise.all(['П-1', 'П-2', 'П-3'].map((code) => open(code)));
    const { id } = (await create({ name: 'Просмотр', kind: 'manual', storeIds: [a!.id, b!.id] })).data;
    const preview = await t.call(w.admin, 'storeGroups.preview', {
      body: { groupId: id, kind: 'manual', storeIds: [b!.id, c!.id] },
    });
    expect(preview.data).toMatchObject({
      storesCount: 2,
      partnersCount: 1,
      comesCount: 1,
      goesCount: 1,
      empties: false,
    });
    expect([preview.data.comes[0]?.code, preview.data.goes[0]?.code]).toEqual(['П-3', 'П-1']);
    expect(await codesOf(id)).toEqual(['П-1', 'П-2']);
    const rule = await t.call(w.admin, 'storeGroups.preview', { body: { kind: 'rule', rule: { codes: ['п-1'] } } });
    expect(rule.data).toMatchObject({ storesCount: 1, comesCount: 1 });
    const empty = await t.call(w.admin, 'storeGroups.preview', { body: { kind: 'rule', rule: {} } });
    expect([empty.status, Object.keys(empty.fields)]).toEqual([400, ['rule']]);
    const gone = { groupId: w.storeId, kind: 'manual' as const };
    expect((await t.call(w.admin, 'storeGroups.preview', { body: gone })).status).toBe(404);
    expect((await t.call(w.admin, 'storeGroups.cities')).data).toContainEqual({ name: 'Тула', region });
  });

  it('warns of promotions a group would leave without shops, and the change waits for the warning', async () => {
    const shop = await open('А-1');
    const { id } = (await create({ name: 'С акцией', kind: 'manual', storeIds: [shop.id] })).data;
    await addPromotion(database.db, {
      name: 'Зима',
      mechanic: 'fixed_per_unit',
      params: { points: 1 },
      conditions: { storeGroupIds: [id] },
    });
    const off = { name: 'С акцией', kind: 'manual' as const, storeIds: [shop.id], isActive: false };
    const seen = await t.call(w.admin, 'storeGroups.preview', {
      body: { groupId: id, ...off, name: undefined } as never,
    });
    expect(seen.data).toMatchObject({ empties: true, promotions: [{ name: 'Зима', status: 'active' }] });
    const update = (body: Record<string, unknown>) =>
      t.call(w.admin, 'storeGroups.update', { params: { id }, body: { ...off, version: 1, ...body } });
    const stopped = await update({});
    expect([stopped.status, stopped.code, stopped.messages[0]]).toEqual([
      409,
      'GROUP_LIVE_PROMOTIONS',
      'Группу читают действующие акции (1): без точек они никому не дадут баллов',
    ]);
    expect((await update({ isActive: true, storeIds: [] })).code).toBe('GROUP_LIVE_PROMOTIONS');
    expect((await card(id)).version).toBe(1);
    const done = await update({ acknowledged: true });
    expect(done.data).toMatchObject({ isActive: false, version: 2 });
    expect(done.data.updatedBy).toBeTruthy();
    expect((await update({ acknowledged: true })).code).toBe('VERSION_CONFLICT');
    // Emptied or switched off after a warning, but never deleted under a live promotion, and offered to nobody.
    expect((await t.call(w.admin, 'storeGroups.delete', { params: { id } })).status).toBe(409);
    const offered = (await t.call(w.admin, 'storeGroups.shortList')).data;
    expect(offered.map((one) => one.id)).not.toContain(id);
  });
});

describe('a list of codes', () => {
  it('answers in its order: none, one, or several of different partners told apart by ИНН', async () => {
    await open('Т-100');
    await open('т-100', { partnerId: w.otherPartnerId });
    const find = async (lines: { code: string; inn?: string }[]) =>
      (await t.call(w.admin, 'stores.findByCodes', { body: { lines } })).data.map(({ code, stores }) => [
        code,
        stores.map(({ partner }) => partner.id).toSorted(),
      ]);
    const both = [w.partnerId, w.otherPartnerId].toSorted();
    expect(await find([{ code: 'нет' }, { code: 'Т-100' }])).toEqual([
      ['нет', []],
      ['Т-100', both],
    ]);
    const { rows } = await sql<{ inn: string }>`select inn from partners where id = ${w.otherPartnerId}`.execute(
      database.db,
    );
    expect(await find([{ code: 'Т-100', inn: rows[0]!.inn }])).toEqual([['Т-100', [w.otherPartnerId]]]);
  });
});
