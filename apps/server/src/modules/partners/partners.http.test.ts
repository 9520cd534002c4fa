import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { companyInn, kpp } from '../../seed/numbers.ts';
import type { Job } from '../../jobs/jobs.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { storeGroupsRoutes } from '../store-groups/index.ts';
import { sendRecoveryLetter } from '../sessions/index.ts';
import { createTestApp, type Person, type TestApp } from '../sales/testing/app.ts';
import { addPerson, addPromotion, createWorld, type World } from '../sales/testing/world.ts';
import { storesRoutes } from '../stores/index.ts';
import { partnersRoutes } from './routes.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
let partner: Person;

const form = (n: number, extra: Record<string, unknown> = {}) => ({
  name: `Гвоздь ${n}`,
  legalName: `ООО «Гвоздь ${n}»`,
  inn: companyInn(500 + n),
  kpp: kpp(n),
  login: `gvozd${n}@shop.example`,
  ...extra,
});
const shop = (code: string, extra: Record<string, unknown> = {}) => ({
  name: `Точка ${code}`,
  code,
  address: 'г. Тула, ул. Мира, д. 1',
  region: 'Тульская область',
  ...extra,
});
const register = (n: number, extra: Record<string, unknown> = {}, who = w.admin) =>
  t.call(who, 'partners.register', { body: form(n, extra) });
const requisites = async (id: string) => {
  const { name, legalName, inn, version } = (await t.call(w.admin, 'partners.get', { params: { id } })).data;
  return { name, legalName, inn, version };
};

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  await database.db
    .updateTable('partners')
    .set({ inn: companyInn(1) })
    .where('id', '=', w.partnerId)
    .execute();
  t = await createTestApp(database, { ...partnersRoutes, ...storesRoutes, ...storeGroupsRoutes }, [
    sendRecoveryLetter as Job,
  ]);
  partner = await addPerson(database.db, 'partner', { partnerId: w.partnerId, storeId: w.storeId });
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

describe('partners', () => {
  it.each([
    ['7736AB001', 'В КПП только цифры: буква «A» не подходит'],
    ['7736АВ001', 'В КПП только цифры: буква «А» не подходит'],
    ['000000000', 'Проверьте номер: в нём одни нули'],
    ['77360100', 'КПП должен содержать 9 цифр'],
  ])('refuse the КПП «%s» of a company and of a shop as the form does', async (wrong, says) => {
    const company = await register(90, { kpp: wrong });
    expect([company.status, company.fields]).toEqual([400, { kpp: [says] }]);
    const store = await register(91, { stores: [shop('К-9', { kpp: wrong })] });
    expect([store.status, store.fields]).toEqual([400, { 'stores[0].kpp': [says] }]);
  });

  it('registers a partner with its shops and sign-in, all or nothing', async () => {
    const made = await register(1, { stores: [shop('Т-1'), shop('Т-2')] });
    expect(made.status, made.messages.join()).toBe(200);
    expect(made.data).toMatchObject({ storesCount: 2, status: 'active', login: { login: 'gvozd1@shop.example' } });
    const cities = await t.call(w.admin, 'stores.list', { body: { filters: { partnerIds: [made.data.id] } } });
    expect(cities.data.items.map((row) => row.city)).toEqual(['Тула', 'Тула']);

    const twice = await register(2, { inn: form(1).inn, kpp: form(1).kpp });
    expect([twice.status, twice.code]).toEqual([409, 'PARTNER_EXISTS']);
    const taken = await register(3, { login: 'GVOZD1@shop.example' });
    expect([taken.status, Object.keys(taken.fields)]).toEqual([409, ['login']]);
    const broken = await register(4, { stores: [shop('A'), shop('a')] });
    expect([broken.status, Object.keys(broken.fields)]).toEqual([409, ['stores[1].code']]);
    const names = (await t.call(w.admin, 'partners.list', { body: { search: 'гвоздь' } })).data.items.map(
      (row) => row.name,
    );
    expect(names).toEqual(['Гвоздь 1']);
    expect((await register(5, {}, partner)).status).toBe(403);
  });

  it('finds by ИНН and name, filters, sorts and counts', async () => {
    const list = (body: Record<string, unknown>) => t.call(w.admin, 'partners.list', { body });
    expect((await list({ search: form(1).inn })).data.items).toHaveLength(1);
    expect((await list({ filters: { statuses: ['archived'] } })).data.items).toEqual([]);
    for (const field of ['name', 'createdAt', 'storesCount', 'membersCount', 'salesLast30Days'] as const) {
      const page = await list({ sort: [{ field, direction: 'desc' }] });
      expect(page.data.items, field).toHaveLength(3);
      expect(page.data.totals?.statuses).toContainEqual({ status: 'active', count: 3 });
    }
  });

  it('changes requisites and status with a reason, and signs the company out', async () => {
    const { id } = (await register(6)).data;
    const update = async (body: Record<string, unknown>) =>
      t.call(w.admin, 'partners.update', { params: { id }, body: { ...(await requisites(id)), ...body } });
    expect((await update({ contactName: 'Пётр' })).data).toMatchObject({ contactName: 'Пётр', version: 2 });
    expect((await update({ contactName: '', kpp: null, phone: null })).data).toMatchObject({
      contactName: null,
      kpp: null,
    });
    expect((await update({ status: 'suspended' })).code).toBe('REASON_REQUIRED');
    expect((await update({ status: 'suspended', reasonText: 'Нет согласия' })).data.status).toBe('suspended');
    expect((await update({ version: 1 })).code).toBe('VERSION_CONFLICT');
    expect((await update({ status: 'archived', reasonText: 'Ушёл' })).data.status).toBe('archived');
  });

  it('does not archive a partner with people', async () => {
    const body = { ...(await requisites(w.partnerId)), status: 'archived' as const, reasonText: 'х' };
    expect((await t.call(w.admin, 'partners.update', { params: { id: w.partnerId }, body })).code).toBe(
      'PARTNER_HAS_MEMBERS',
    );
  });

  it('lets a partner see and mend himself only', async () => {
    const mine = await t.call(partner, 'partners.list', { body: {} });
    expect(mine.data.items.map((row) => row.id)).toEqual([w.partnerId]);
    expect((await t.call(partner, 'partners.get', { params: { id: w.otherPartnerId } })).status).toBe(404);
    const own = await requisites(w.partnerId);
    const update = (body: Record<string, unknown>) =>
      t.call(partner, 'partners.update', { params: { id: w.partnerId }, body: { ...own, ...body } });
    expect((await update({ name: 'Другое имя' })).status).toBe(403);
    expect((await update({ contactName: 'Ирина' })).data.contactName).toBe('Ирина');
  });
});

describe('shops', () => {
  it('keeps shops: codes, closing, deleting only those without a past', async () => {
    const made = await t.call(w.admin, 'stores.create', { body: { ...shop('Н-1'), partnerId: w.partnerId } });
    const { id } = made.data;
    expect(made.data).toMatchObject({ city: 'Тула', timezone: 'Europe/Moscow', status: 'active' });
    const again = await t.call(w.admin, 'stores.create', { body: { ...shop('н-1'), partnerId: w.partnerId } });
    expect([again.status, again.code]).toEqual([409, 'STORE_CODE_TAKEN']);
    const update = (body: Record<string, unknown>) =>
      t.call(w.admin, 'stores.update', { params: { id }, body: { ...shop('Н-1'), version: 1, ...body } });
    expect(Object.keys((await update({ timezone: 'Europe/Atlantis' })).fields)).toEqual(['timezone']);
    expect(Object.keys((await update({ status: 'closed', closedAt: '2027-01-01' })).fields)).toEqual(['closedAt']);
    expect((await update({ status: 'closed' })).data).toMatchObject({ status: 'closed', closedAt: '2026-11-20' });
    expect((await update({})).code).toBe('VERSION_CONFLICT');
    expect((await t.call(w.admin, 'stores.delete', { params: { id: w.storeId } })).code).toBe('STORE_IN_USE');
    expect((await t.call(w.admin, 'stores.delete', { params: { id } })).data).toEqual({ ok: true });
    expect((await t.call(partner, 'stores.list', { body: {} })).data.items.map((row) => row.id)).toEqual([w.storeId]);
  });

  it('takes a КПП away from a shop that has none any more, and leaves the one nobody has spoken of', async () => {
    const body = { ...shop('К-1'), kpp: '710701001', partnerId: w.partnerId };
    const made = await t.call(w.admin, 'stores.create', { body });
    const update = (version: number, kpp?: null) =>
      t.call(w.admin, 'stores.update', {
        params: { id: made.data.id },
        body: { ...shop('К-1'), version, ...(kpp === null && { kpp }) },
      });
    expect((await update(1)).data.kpp).toBe('710701001');
    expect((await update(2, null)).data.kpp).toBeNull();
    await t.call(w.admin, 'stores.delete', { params: { id: made.data.id } });
  });

  it('has a region of the list however it is spelt, and no other', async () => {
    const make = (region: string) =>
      t.call(w.admin, 'stores.create', { body: { ...shop('Р-1', { region }), partnerId: w.partnerId } });
    const nowhere = 'Такого региона нет: выберите регион России из списка, например «Тульская область»';
    const refused = await make('Марс');
    expect([refused.status, refused.fields]).toEqual([400, { region: [nowhere] }]);
    expect((await make('Тула')).fields).toEqual({ region: ['Такого региона нет. Похоже на «Тульская область»'] });
    const made = (await make(' тульская обл. ')).data;
    expect(made.region).toBe('Тульская область');
    const update = (region: string, version: number) =>
      t.call(w.admin, 'stores.update', { params: { id: made.id }, body: { ...shop('Р-1', { region }), version } });
    expect((await update('Марс', 1)).fields).toEqual({ region: [nowhere] });
    // What was stored before there was a list stays until it is changed.
    await database.db.updateTable('stores').set({ region: 'Марс' }).where('id', '=', made.id).execute();
    expect((await update('Марс', 1)).data).toMatchObject({ region: 'Марс', version: 2 });
    expect((await update('Венера', 2)).fields).toEqual({ region: [nowhere] });
    expect((await update('Респ. Татарстан', 2)).data.region).toBe('Республика Татарстан');
    await t.call(w.admin, 'stores.delete', { params: { id: made.id } });
  });

  it('groups the shops of companies by name for a picker', async () => {
    const found = await t.call(w.admin, 'stores.findByCompanyName', { query: { name: 'инструмент' } });
    expect(found.data).toMatchObject([{ partnerId: w.partnerId, stores: [{ id: w.storeId }] }]);
  });
});

describe('groups of shops', () => {
  const create = (body: Record<string, unknown>) =>
    t.call(w.admin, 'storeGroups.create', { body: { name: 'Север', kind: 'manual', ...body } as never });

  it('keeps a manual group and refuses a second of the name and unknown shops', async () => {
    const made = await create({ storeIds: [w.storeId, w.otherStoreId, w.storeId] });
    expect(made.data).toMatchObject({ storesCount: 2, partnersCount: 2, promotionsCount: 0, rule: null });
    expect((await create({ name: 'СЕВЕР' })).code).toBe('NAME_TAKEN');
    expect(Object.keys((await create({ name: 'Юг', storeIds: [w.partnerId] })).fields)).toEqual(['storeIds']);
    const { id } = made.data;
    const update = (body: Record<string, unknown>) =>
      t.call(w.admin, 'storeGroups.update', {
        params: { id },
        body: { name: 'Север', kind: 'manual', version: 1, ...body } as never,
      });
    expect((await update({ storeIds: [w.storeId] })).data.storesCount).toBe(1);
    expect((await update({ storeIds: [] })).code).toBe('VERSION_CONFLICT');
    expect((await t.call(w.admin, 'storeGroups.shortList')).data).toMatchObject([{ name: 'Север', storesCount: 1 }]);
  });

  it('works a rule out and does not delete a group a promotion needs', async () => {
    expect(Object.keys((await create({ name: 'Правило', kind: 'rule', rule: {} })).fields)).toEqual(['rule']);
    const nobody = { name: 'Правило', kind: 'rule', rule: { partnerIds: [w.partnerId, w.storeId] } };
    const refused = await create(nobody);
    expect([refused.status, Object.keys(refused.fields)]).toEqual([400, ['rule.partnerIds']]);
    const made = await create({ name: 'Правило', kind: 'rule', rule: { regions: ['Тверская область'] } });
    const changed = await t.call(w.admin, 'storeGroups.update', {
      params: { id: made.data.id },
      body: { ...nobody, version: 1 } as never,
    });
    expect([changed.status, Object.keys(changed.fields)]).toEqual([400, ['rule.partnerIds']]);
    const twice = await create({ name: 'Дважды', kind: 'rule', rule: { partnerIds: [w.partnerId, w.partnerId] } });
    expect(twice.data).toMatchObject({ storesCount: 1, rule: { partnerIds: [w.partnerId] } });
    await t.call(w.admin, 'storeGroups.delete', { params: { id: twice.data.id } });
    expect(made.data).toMatchObject({
      kind: 'rule',
      storesCount: 2,
      rule: { regions: ['Тверская область'], codes: [] },
    });
    await addPromotion(database.db, {
      name: 'Осень',
      mechanic: 'fixed_per_unit',
      params: { points: 1 },
      conditions: { storeGroupIds: [made.data.id] },
    });
    const blocked = await t.call(w.admin, 'storeGroups.delete', { params: { id: made.data.id } });
    expect(blocked.code).toBe('GROUP_IN_USE');
    const card = await t.call(w.admin, 'storeGroups.get', { params: { id: made.data.id } });
    expect(card.data.promotions.map((row) => row.name)).toEqual(['Осень']);
    const free = await create({ name: 'Лишняя' });
    expect((await t.call(w.admin, 'storeGroups.delete', { params: { id: free.data.id } })).data).toEqual({ ok: true });
    expect(
      (
        await t.call(w.admin, 'storeGroups.list', { body: { sort: [{ field: 'storesCount', direction: 'desc' }] } })
      ).data.items.map((row) => row.name),
    ).toEqual(['Правило', 'Север']);
  });
});

describe('companies of one ИНН', () => {
  it('with a КПП wait until the one that stands without is told apart', async () => {
    const inn = companyInn(75);
    const first = (await register(75, { inn, kpp: undefined })).data;
    expect((await register(76, { inn, kpp: kpp(76) })).fields).toEqual({
      kpp: [`По ИНН ${inn} уже есть «Гвоздь 75» без КПП. Сначала укажите КПП в карточке этой компании`],
    });
    const body = { ...(await requisites(first.id)), kpp: kpp(75) };
    expect((await t.call(w.admin, 'partners.update', { params: { id: first.id }, body })).status).toBe(200);
    expect((await register(76, { inn, kpp: kpp(76) })).status).toBe(200);
  });

  it('differ by КПП: without it the one that is meant is asked for', async () => {
    const inn = companyInn(77);
    const first = await register(70, { inn, kpp: kpp(70) });
    expect(first.status, first.messages.join()).toBe(200);
    const which = (names: string) => `По ИНН ${inn} есть ${names}. Укажите КПП: этой же компании или нового филиала`;
    const asked = { kpp: [which(`«Гвоздь 70» (КПП ${kpp(70)})`)] };
    const refused = await register(71, { inn, kpp: undefined });
    expect([refused.status, refused.fields]).toEqual([400, asked]);
    const { id } = (await register(72, { inn, kpp: kpp(72) })).data;
    const update = async (body: Record<string, unknown>) =>
      t.call(w.admin, 'partners.update', { params: { id }, body: { ...(await requisites(id)), ...body } });
    expect((await update({ kpp: null })).fields).toEqual(asked);
    // Others of the ИНН are nothing to who changes something else.
    expect((await update({ contactName: 'Пётр' })).data).toMatchObject({ contactName: 'Пётр', kpp: kpp(72) });
    const alone = (await register(73)).data;
    const taken = await t.call(w.admin, 'partners.update', {
      params: { id: alone.id },
      body: { ...(await requisites(alone.id)), inn, kpp: null },
    });
    expect(taken.fields).toEqual({
      kpp: [which(`«Гвоздь 70» (КПП ${kpp(70)}), «Гвоздь 72» (КПП ${kpp(72)})`)],
    });
  });
});

describe('regions of companies', () => {
  it('have a region of the list, in the company and in its shops', async () => {
    const nowhere = ['Такого региона нет: выберите регион России из списка, например «Тульская область»'];
    expect((await register(92, { region: 'Марс' })).fields).toEqual({ region: nowhere });
    const shops = await register(93, { stores: [shop('М-1'), shop('М-2', { region: 'Марс' })] });
    expect([shops.status, shops.fields]).toEqual([400, { 'stores[1].region': nowhere }]);
    const made = (await register(94, { region: 'ХМАО', stores: [shop('М-1', { region: 'г. Москва' })] })).data;
    expect(made.region).toBe('Ханты-Мансийский автономный округ — Югра');
    const shown = await t.call(w.admin, 'stores.list', { body: { filters: { partnerIds: [made.id] } } });
    expect(shown.data.items.map(({ region }) => region)).toEqual(['Москва']);
    const update = async (region: string) =>
      t.call(w.admin, 'partners.update', {
        params: { id: made.id },
        body: { ...(await requisites(made.id)), region },
      });
    expect((await update('Марс')).fields).toEqual({ region: nowhere });
    await database.db.updateTable('partners').set({ region: 'Марс' }).where('id', '=', made.id).execute();
    expect((await update('Марс')).data.region).toBe('Марс');
    expect((await update('')).data.region).toBeNull();
  });
});
