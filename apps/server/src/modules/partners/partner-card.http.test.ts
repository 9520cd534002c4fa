import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { companyInn, kpp } from '../../seed/numbers.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { filesRoutes } from '../files/index.ts';
import { createTestApp, type Person, type TestApp } from '../sales/testing/app.ts';
import { addPerson, addPromotion, createWorld, type World } from '../sales/testing/world.ts';
import { storeGroupsRoutes } from '../store-groups/index.ts';
import { storesRoutes } from '../stores/index.ts';
import { partnersRoutes } from './routes.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
let partner: Person;

const scan = { name: 'soglasie.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n1') };
const card = async (id: string, who = w.admin) => (await t.call(who, 'partners.get', { params: { id } })).data;
const update = async (id: string, body: Record<string, unknown>, who = w.admin) => {
  const { name, legalName, inn, version } = await card(id, who);
  return t.call(who, 'partners.update', { params: { id }, body: { name, legalName, inn, version, ...body } });
};

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  for (const [index, id] of [w.partnerId, w.otherPartnerId].entries()) {
    await database.db
      .updateTable('partners')
      .set({ inn: companyInn(index + 1), kpp: kpp(index + 1) })
      .where('id', '=', id)
      .execute();
  }
  t = await createTestApp(database, {
    ...partnersRoutes,
    ...storesRoutes,
    ...storeGroupsRoutes,
    ...filesRoutes,
  });
  partner = await addPerson(database.db, 'partner', { partnerId: w.partnerId, storeId: w.storeId });
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

describe('consent to take part', () => {
  it('is uploaded, bound with its date to its own partner, read back and taken away', async () => {
    const { partnerId: id } = w;
    const file = await t.upload(w.admin, 'partners.uploadConsent', scan, { params: { id } });
    expect(file.status, file.messages.join()).toBe(200);
    const undated = await update(id, { consentFileId: file.data.id });
    expect([undated.status, Object.keys(undated.fields)]).toEqual([400, ['consentSignedAt']]);
    const late = await update(id, { consentFileId: file.data.id, consentSignedAt: '2027-01-01' });
    expect(Object.keys(late.fields)).toEqual(['consentSignedAt']);
    const foreign = await update(w.otherPartnerId, { consentFileId: file.data.id, consentSignedAt: '2026-11-01' });
    expect([foreign.status, Object.keys(foreign.fields)]).toEqual([400, ['consentFileId']]);
    const bound = await update(id, { consentFileId: file.data.id, consentSignedAt: '2026-11-01' });
    expect(bound.data.consent).toMatchObject({ signedAt: '2026-11-01', file: { name: 'soglasie.pdf' } });
    const read = (who: Person) => t.raw(who, 'files.get', { params: { id: file.data.id } });
    expect((await read(partner)).bytes.equals(scan.bytes)).toBe(true);
    const stranger = await addPerson(database.db, 'partner', { partnerId: w.otherPartnerId, storeId: w.otherStoreId });
    expect((await read(stranger)).status).toBe(404);
    expect((await update(id, { consentFileId: null, consentSignedAt: null })).data.consent).toBeNull();
  });

  it('is refused of another kind of file and from the company itself', async () => {
    const params = { id: w.partnerId };
    const text = { name: 'soglasie.txt', mime: 'text/plain', bytes: Buffer.from('Согласны') };
    expect((await t.upload(w.admin, 'partners.uploadConsent', text, { params })).code).toBe('FILE_TYPE');
    expect((await t.upload(partner, 'partners.uploadConsent', scan, { params })).status).toBe(403);
    const nobody = { params: { id: w.storeId } };
    expect((await t.upload(w.admin, 'partners.uploadConsent', scan, nobody)).status).toBe(404);
  });
});

describe('history', () => {
  it('holds changes of the partner and of its shops with who and why, and nobody elses', async () => {
    const id = w.otherPartnerId;
    await update(id, { status: 'suspended', reasonText: 'Нет договора' });
    await update(id, { status: 'active' });
    const shop = await t.call(w.admin, 'stores.create', {
      body: { partnerId: id, name: 'Точка', code: 'И-1', address: 'г. Тула, д. 1', region: 'Тульская область' },
    });
    await update(w.partnerId, { contactName: 'Пётр' });
    const history = (who: Person, of: string) => t.call(who, 'partners.history', { params: { id: of }, body: {} });
    const { items, total } = (await history(w.admin, id)).data;
    expect(total).toBe(3);
    expect(items.map((row) => [row.entityType, row.action])).toEqual([
      ['store', 'create'],
      ['partner', 'status'],
      ['partner', 'status'],
    ]);
    expect(items[0]?.entityLabel).toBe(shop.data.name);
    expect(items[2]).toMatchObject({
      reason: 'Нет договора',
      changes: [{ before: 'Действует', after: 'Приостановлен' }],
    });
    expect(items[2]?.actorName).toContain('Анна');
    const own = (await history(partner, w.partnerId)).data.items;
    expect(own.length).toBeGreaterThan(0);
    // The company reads what was done and by which role, not the names of the programme's people.
    expect(own.every((row) => !row.actorName.includes('Анна'))).toBe(true);
    expect((await history(partner, id)).status).toBe(404);
  });
});

describe('promotions of a partner', () => {
  it('are those a sale of one of its open shops could earn by, with the condition that lets it in', async () => {
    const promotion = (name: string, conditions: Record<string, unknown> = {}) =>
      addPromotion(database.db, { name, mechanic: 'fixed_per_unit', params: { points: 1 }, conditions });
    const group = await t.call(w.admin, 'storeGroups.create', {
      body: { name: 'Наши', kind: 'manual', storeIds: [w.storeId] },
    });
    await promotion('Всем');
    await promotion('По имени', { partnerIds: [w.partnerId] });
    await promotion('Чужая', { partnerIds: [w.otherPartnerId] });
    await promotion('Кроме нас', { excludePartnerIds: [w.partnerId] });
    await promotion('По группе', { storeGroupIds: [group.data.id] });
    await promotion('Другой регион', { regions: ['Сахалинская область'] });
    const read = async () =>
      (await t.call(w.admin, 'partners.promotions', { params: { id: w.partnerId } })).data
        .map(({ name, reach, storesCount }) => [name, reach, storesCount])
        .toSorted(([one = ''], [two = '']) => String(one).localeCompare(String(two), 'ru'));
    expect(await read()).toEqual([
      ['Всем', 'everybody', 1],
      ['По группе', 'groups', 1],
      ['По имени', 'partner', 1],
    ]);
    await t.call(w.admin, 'storeGroups.update', {
      params: { id: group.data.id },
      body: { name: 'Наши', kind: 'manual', storeIds: [w.storeId], isActive: false, acknowledged: true, version: 1 },
    });
    expect((await read()).map(([name]) => name)).not.toContain('По группе');
    expect((await t.call(partner, 'partners.promotions', { params: { id: w.otherPartnerId } })).status).toBe(404);
  });
});

it('says who changed a partner and a shop last, and how many people of the company would be signed out', async () => {
  await update(w.partnerId, { contactName: 'Ольга' });
  expect(await card(w.partnerId)).toMatchObject({ updatedBy: expect.stringContaining('Анна'), staffCount: 1 });
  const { items } = (await t.call(w.admin, 'stores.list', { body: { filters: { partnerIds: [w.partnerId] } } })).data;
  expect(items[0]).toHaveProperty('updatedAt');
});
