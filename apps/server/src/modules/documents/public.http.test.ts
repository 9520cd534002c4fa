import { afterAll, beforeAll, expect, it } from 'vitest';

import { companyInn } from '../../seed/numbers.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { publishVersion } from '../../test/documents.ts';
import { dictionaryRoutes } from '../dictionary/index.ts';
import { createTestApp, type TestApp } from '../sales/testing/app.ts';
import { createWorld, type World } from '../sales/testing/world.ts';
import { storesRoutes } from '../stores/index.ts';
import { checkConsents, recordConsents } from './repository/consents.ts';
import { socialsRoutes } from '../socials/index.ts';
import { documentsRoutes } from './routes.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
let rules: string;

const anyone = { id: '00000000-0000-4000-8000-000000000000', sessionId: '00000000-0000-4000-8000-000000000000' };

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, { ...dictionaryRoutes, ...documentsRoutes, ...socialsRoutes, ...storesRoutes });
  const file = await database.db
    .insertInto('files')
    .values({
      id: w.member.id,
      purpose: 'document',
      name: 'Правила.pdf',
      mime: 'application/pdf',
      size: 10,
      sha256: Buffer.alloc(32),
      storageKey: 'x',
      isPublic: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const version = await database.db
    .insertInto('programmeDocumentVersions')
    .values({
      kind: 'program_rules',
      number: 4,
      fileId: file.id,
      fileName: 'Правила.pdf',
      mime: 'application/pdf',
      size: 10,
      sha256: 'a'.repeat(64),
      publishedAt: t.clock.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  rules = version.id;
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

it('answers the published version and null for what is not published', async () => {
  const { data } = await t.call(anyone, 'documents.programRules');
  expect(data.file).toMatchObject({
    kind: 'program_rules',
    version: 4,
    versionId: rules,
    publishedAt: '2026-11-20 12:00:00.000',
  });
  expect(data.file?.url).toBe(`/api/v1/public/files/${w.member.id}`);
  for (const route of [
    'documents.policy',
    'documents.oferta',
    'documents.mailingInfo',
    'documents.personalDataProcessing',
  ] as const) {
    expect((await t.call(anyone, route)).data).toEqual({ file: null });
  }
});

it('lists active socials in their order', async () => {
  const social = (name: string, position: number, isActive = true) => ({
    name,
    url: `https://${name}.example`,
    position,
    isActive,
  });
  await database.db
    .insertInto('socials')
    .values([social('b', 2), social('a', 1), social('c', 0, false)])
    .execute();
  expect((await t.call(anyone, 'socials.public')).data.map((row) => row.name)).toEqual(['a', 'b']);
});

it('answers the dictionary with a label for every code of the contract', async () => {
  const { data } = await t.call(anyone, 'dictionary.get');
  expect(data.regions).toEqual([{ code: 'Тверская область', name: 'Тверская область' }]);
  expect(data.settings).toMatchObject({
    rateKopecks: 100,
    saleSubmitDays: expect.any(Number) as number,
    listReceiptRequired: false,
    timezone: 'Europe/Moscow',
  });
  expect(data.statuses.member.map((status) => status.name)).toContain('На модерации');
  await database.db.updateTable('programmeSettings').set({ supportEmail: 'new@pribavka.example' }).execute();
  expect((await t.call(anyone, 'dictionary.get')).data.settings.supportEmail).toBe('new@pribavka.example');
});

it('shows open shops of an active employer and the same emptiness for everything else', async () => {
  const shops = async (inn: string) =>
    (await t.call(anyone, 'stores.addressesByInn', { query: { inn, role: 'member' } })).data;
  const inn = companyInn(7);
  await database.db.updateTable('partners').set({ inn }).where('id', '=', w.partnerId).execute();
  expect(await shops(inn)).toMatchObject([{ partnerId: w.partnerId, storeId: w.storeId }]);
  await database.db
    .updateTable('stores')
    .set({ status: 'closed', closedAt: '2026-11-01' })
    .where('id', '=', w.storeId)
    .execute();
  expect(await shops(inn)).toEqual([]);
  await database.db
    .updateTable('stores')
    .set({ status: 'active', closedAt: null })
    .where('id', '=', w.storeId)
    .execute();
  await database.db.updateTable('partners').set({ status: 'suspended' }).where('id', '=', w.partnerId).execute();
  expect(await shops(inn)).toEqual([]);
  const wrong = await t.call(anyone, 'stores.addressesByInn', { query: { inn: '123', role: 'member' } });
  expect([wrong.status, Object.keys(wrong.fields)]).toEqual([400, ['inn']]);
  for (const role of ['admin', 'partner', 'nobody']) {
    const refused = await t.call(anyone, 'stores.addressesByInn', { query: { inn, role } });
    expect([refused.status, Object.keys(refused.fields)], role).toEqual([400, ['role']]);
  }
});

it('takes consents with the published versions only and keeps them for ever', async () => {
  const pool = database.pool;
  // No consent without a text: what must be accepted must be there.
  expect(await checkConsents(database.db, [{ kind: 'program_rules', versionId: rules }])).toEqual({
    problem: 'unpublished',
    kind: 'oferta',
  });
  const rest = [
    { kind: 'oferta' as const, versionId: await publishVersion(pool, 'oferta') },
    { kind: 'personal_data' as const, versionId: await publishVersion(pool, 'personal_data') },
  ];
  expect(await checkConsents(database.db, [])).toEqual({ problem: 'missing', kind: 'program_rules' });
  expect(await checkConsents(database.db, [{ kind: 'program_rules', versionId: w.storeId }])).toEqual({
    problem: 'stale',
    kind: 'program_rules',
  });
  const consents = [{ kind: 'program_rules' as const, versionId: rules }, ...rest];
  expect(await checkConsents(database.db, consents)).toBeUndefined();
  await recordConsents(database.db, { userId: w.member.id, at: t.clock.at, channel: 'portal', consents });
  await expect(database.db.deleteFrom('consents').execute()).rejects.toThrow('append-only');
  await expect(database.db.updateTable('consents').set({ kind: 'oferta' }).execute()).rejects.toThrow('append-only');
});
