import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { companyInn } from '../../seed/numbers.ts';
import type { Job } from '../../jobs/jobs.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { manufacturersRoutes } from '../manufacturers/index.ts';
import { partnersRoutes } from '../partners/index.ts';
import { sendRecoveryLetter } from '../sessions/index.ts';
import { createTestApp, type Person, type TestApp } from '../sales/testing/app.ts';
import { addPerson, addSystem, createWorld, type World } from '../sales/testing/world.ts';
import { documentsRoutes } from '../documents/index.ts';
import { socialsRoutes } from '../socials/index.ts';
import { technicalRoutes } from './routes.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  await database.db
    .updateTable('partners')
    .set({ inn: companyInn(1) })
    .where('id', '=', w.partnerId)
    .execute();
  await database.db
    .updateTable('partners')
    .set({ inn: companyInn(2) })
    .where('id', '=', w.otherPartnerId)
    .execute();
  t = await createTestApp(
    database,
    {
      ...technicalRoutes,
      ...manufacturersRoutes,
      ...documentsRoutes,
      ...socialsRoutes,
      ...partnersRoutes,
    },
    [sendRecoveryLetter as Job],
  );
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

const pdf = (text: string) => ({
  name: 'Правила.pdf',
  mime: 'application/pdf',
  bytes: Buffer.from(`%PDF-1.7\n${text}\n%%EOF`),
});

describe('technical users', () => {
  const form = { name: 'Касса', scopes: ['partner.partnerDetail:update' as const], allowedIps: ['127.0.0.1'] };
  let id: string;
  let secret: string;

  it('shows a secret once, keeps its hash only', async () => {
    const made = await t.call(w.admin, 'technical.register', {
      body: { ...form, login: 'Kassa-1', ownerPartnerId: w.partnerId },
    });
    expect(made.status, made.messages.join()).toBe(200);
    ({ id, secret } = made.data);
    expect(made.data).toMatchObject({ login: 'kassa-1', secretPrefix: secret.slice(0, 8), owner: { id: w.partnerId } });
    const stored = await database.db.selectFrom('technicalUsers').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect((await t.services.passwords.check(stored.secretHash, secret)).ok).toBe(true);
    const card = await t.call(w.admin, 'technical.get', { params: { id } });
    expect(JSON.stringify(card.data)).not.toContain(secret);
    expect((await t.call(w.admin, 'technical.register', { body: { ...form, login: 'kassa-1' } })).code).toBe(
      'LOGIN_TAKEN',
    );
    expect(
      Object.keys((await t.call(w.admin, 'technical.register', { body: { ...form, login: 'k2 !' } })).fields),
    ).toEqual(['login']);
    const beyond = { ...form, scopes: ['roleSystem.detailAccessesRole:update' as const], login: 'k33' };
    expect(Object.keys((await t.call(w.admin, 'technical.register', { body: beyond })).fields)).toContain('scopes');
    expect((await t.call(w.finance, 'technical.list', { body: {} })).status).toBe(403);
    expect((await t.call(w.admin, 'technical.list', { body: { search: 'касса' } })).data.items).toHaveLength(1);
  });

  it('keeps the old secret for a day after a change, and never after a revocation', async () => {
    const rotated = await t.call(w.admin, 'technical.rotateSecret', { params: { id }, body: {} });
    expect(rotated.data.secret).not.toBe(secret);
    expect(rotated.data.oldValidUntil).toBe('2026-11-21 12:00:00.000');
    const stored = await database.db.selectFrom('technicalUsers').selectAll().executeTakeFirstOrThrow();
    expect((await t.services.passwords.check(stored.previousSecretHash, secret)).ok).toBe(true);
    const at = await t.call(w.admin, 'technical.get', { params: { id } });
    expect(at.data).toMatchObject({ previousSecretUntil: '2026-11-21 12:00:00.000' });
    expect(at.data.updatedBy).toMatch(/[А-Я]/);
    const update = (body: Record<string, unknown>) =>
      t.call(w.admin, 'technical.update', { params: { id }, body: { ...form, version: 2, ...body } });
    expect((await update({ status: 'revoked' })).data.status).toBe('revoked');
    expect((await update({ version: 3, status: 'active' })).code).toBe('TECHNICAL_SUSPENDED');
    expect((await t.call(w.admin, 'technical.rotateSecret', { params: { id }, body: {} })).code).toBe(
      'TECHNICAL_SUSPENDED',
    );
  });

  it('belongs to one company at a time, loses its term, and a secret that has leaked is shut at once', async () => {
    const manufacturer = await database.db.selectFrom('manufacturers').select('id').executeTakeFirstOrThrow();
    const body = { ...form, ownerPartnerId: w.partnerId, login: 'kassa-moves', expiresAt: '2027-01-01 00:00:00.000' };
    const made = await t.call(w.admin, 'technical.register', { body });
    const params = { id: made.data.id };
    const moved = await t.call(w.admin, 'technical.update', {
      params,
      body: {
        ...form,
        ownerManufacturerId: manufacturer.id,
        expiresAt: null,
        webhookEvents: ['sale.status'],
        version: 1,
      },
    });
    expect(moved.data).toMatchObject({
      owner: { id: manufacturer.id },
      ownerKind: 'manufacturer',
      isExpired: false,
      expiresAt: null,
      webhookEvents: ['sale.status'],
    });
    const account = await database.db
      .selectFrom('users')
      .select(['partnerId', 'manufacturerId'])
      .where('id', '=', params.id)
      .executeTakeFirst();
    expect(account).toEqual({ partnerId: null, manufacturerId: manufacturer.id });
    const shut = await t.call(w.admin, 'technical.rotateSecret', { params, body: { graceHours: 0 } });
    expect(shut.data).toMatchObject({ previousSecretUntil: null });
    const stored = await database.db
      .selectFrom('technicalUsers')
      .select('previousSecretHash')
      .where('userId', '=', params.id)
      .executeTakeFirst();
    expect(stored?.previousSecretHash).toBeNull();
    const wrong = await t.call(w.admin, 'technical.rotateSecret', { params, body: { graceHours: 169 } });
    expect(Object.keys(wrong.fields)).toEqual(['graceHours']);
  });

  it('gets no right, and shows no secret of a right, that the one who asks lacks; wants a fresh proof', async () => {
    const { db } = database;
    await db
      .insertInto('roles')
      .values({ code: 'integrator', name: 'Интегратор', description: '', dataScope: 'all', createdAt: t.clock.at })
      .execute();
    const grants = ['technicalUserPage.technicalUserCard:create', 'technicalUserPage.technicalUserCard:update'];
    await db
      .insertInto('roleGrants')
      .values(
        [...grants, ...form.scopes].map((grant) => {
          const [groupCode = '', action = ''] = grant.split(':');
          return { roleCode: 'integrator', groupCode, action: action as 'read' };
        }),
      )
      .execute();
    const integrator = await addPerson(db, 'integrator');
    const scopes = [...form.scopes, 'sales.sale:create' as const];
    const register = (who: Person, login: string, body: Partial<typeof form> | { scopes: typeof scopes }) =>
      t.call(who, 'technical.register', { body: { ...form, ownerPartnerId: w.partnerId, login, ...body } });
    const beyond = await register(integrator, 'kassa-beyond', { scopes });
    expect([beyond.status, beyond.code, Object.keys(beyond.fields)]).toEqual([403, 'ROLE_BEYOND', ['scopes']]);
    const own = await register(integrator, 'kassa-own', {});
    expect(own.status, own.messages.join()).toBe(200);
    const update = (who: Person, robot: string, given: typeof scopes, version: number) =>
      t.call(who, 'technical.update', { params: { id: robot }, body: { ...form, scopes: given, version } });
    expect((await update(integrator, own.data.id, scopes, 1)).code).toBe('ROLE_BEYOND');
    expect((await update(w.admin, own.data.id, scopes, 1)).status).toBe(200);
    // What it has stays; its secret would hand over the right it was given by somebody else.
    expect((await update(integrator, own.data.id, scopes, 2)).status).toBe(200);
    const rotate = (who: Person) => t.call(who, 'technical.rotateSecret', { params: { id: own.data.id }, body: {} });
    expect((await rotate(integrator)).code).toBe('ROLE_BEYOND');
    expect((await rotate(w.admin)).status).toBe(200);
    await db
      .updateTable('sessions')
      .set({ authAt: new Date(t.clock.at.getTime() - 3_600_000) })
      .where('userId', '=', integrator.id)
      .execute();
    const params = { id: own.data.id };
    const codes = await Promise.all([
      register(integrator, 'kassa-late', {}),
      update(integrator, own.data.id, scopes, 4),
      rotate(integrator),
      t.call(integrator, 'technical.rotateWebhookSecret', { params, body: {} }),
    ]);
    expect(codes.map(({ code }) => code)).toEqual(codes.map(() => 'REAUTH_REQUIRED'));
  });

  it('moves only the people of its own partner', async () => {
    const robot = await addSystem(database.db, form.scopes, { partnerId: w.partnerId });
    const external = async (who: Person) =>
      (await database.db.selectFrom('users').select('externalId').where('id', '=', who.id).executeTakeFirstOrThrow())
        .externalId;
    const code = (
      await database.db.selectFrom('stores').select('code').where('id', '=', w.storeId).executeTakeFirstOrThrow()
    ).code;
    const body = { partnerInn: companyInn(1), storeCode: code.toLowerCase(), from: '2026-11-20' };
    const move = async (who: Person, extra = {}) =>
      t.call(robot, 'partners.assignStore', {
        params: { userExternalId: await external(who) },
        body: { ...body, ...extra },
      });
    expect((await move(w.member)).data).toMatchObject({ partner: { id: w.partnerId }, store: { id: w.storeId } });
    expect((await move(w.stranger)).status).toBe(404);
    expect(Object.keys((await move(w.member, { storeCode: 'нет' })).fields)).toEqual(['storeCode']);
    // A foreign company and an unknown one get the same message.
    for (const other of [companyInn(2), companyInn(3)]) {
      const refused = await move(w.member, { partnerInn: other });
      expect([refused.code, Object.keys(refused.fields)]).toEqual(['PARTNER_NOT_FOUND', ['partnerInn']]);
    }
    const inPerson = await t.call(w.admin, 'partners.assignStore', {
      params: { userExternalId: await external(w.member) },
      body,
    });
    expect(inPerson.status).toBe(403);
  });
});

describe('manufacturers', () => {
  const body = { name: 'Завод «Ключ»', legalName: 'АО «Ключ»', inn: companyInn(700), login: 'key@zavod.example' };

  it('are registered, changed, suspended with a reason', async () => {
    const made = await t.call(w.admin, 'manufacturers.register', { body });
    expect(made.data).toMatchObject({ name: body.name, brandsCount: 0, login: { login: body.login } });
    const invited = await database.db
      .selectFrom('verificationCodes')
      .select('purpose')
      .where('userId', '=', made.data.login?.userId ?? '')
      .execute();
    expect(invited).toHaveLength(1);
    expect(
      (await t.call(w.admin, 'manufacturers.register', { body: { ...body, login: 'b@zavod.example' } })).code,
    ).toBe('MANUFACTURER_EXISTS');
    const { login: _login, ...requisites } = body;
    const update = (extra: Record<string, unknown>) =>
      t.call(w.admin, 'manufacturers.update', {
        params: { id: made.data.id },
        body: { ...requisites, version: 1, ...extra },
      });
    expect((await update({ status: 'suspended' })).code).toBe('REASON_REQUIRED');
    expect((await update({ status: 'suspended', reasonText: 'Долг' })).data.status).toBe('suspended');
    expect((await update({})).code).toBe('VERSION_CONFLICT');
    const list = await t.call(w.admin, 'manufacturers.list', {
      body: { search: 'ключ', sort: [{ field: 'brandsCount', direction: 'asc' }] },
    });
    expect(list.data.items.map((row) => row.status)).toEqual(['suspended']);
    expect((await t.call(w.admin, 'manufacturers.shortList')).data.map((row) => row.name)).toContain(body.name);
    expect((await t.call(w.moderator, 'manufacturers.register', { body })).status).toBe(403);
  });

  it('are found in any writing', async () => {
    const sent = { ...body, inn: companyInn(711), login: 'rod@zavod.example' };
    const named = {
      ...sent,
      name: 'Завод «Стрежень–Ком»',
      legalName: 'АО «Стрежень-Ком»',
      kpp: '690145001',
      phone: '79065550147',
      email: 'sales@strezhen.example',
    };
    const made = await t.call(w.admin, 'manufacturers.register', { body: named });
    expect(made.status, made.messages.join()).toBe(200);
    for (const search of [
      'Завод Стрежень',
      'стрежень-ком',
      'стрежень — ком',
      'завод "стрежень"',
      companyInn(711),
      '690145001',
      '8 906 555-01-47',
      '906 555',
      '0147',
      'sales@strezhen',
      '@strezhen.example',
    ]) {
      const found = await t.call(w.admin, 'manufacturers.list', { body: { search } });
      expect(
        found.data.items.map((row) => row.id),
        search,
      ).toContain(made.data.id);
    }
    expect((await t.call(w.admin, 'manufacturers.list', { body: { search: 'стрежень абв' } })).data.items).toEqual([]);
  });

  it('see themselves only', async () => {
    const manufacturer = await addPerson(database.db, 'manufacturer');
    const own = (await t.call(w.admin, 'manufacturers.list', { body: { search: 'завод' } })).data.items.find(
      (row) => row.name === 'Завод',
    );
    await database.db
      .updateTable('users')
      .set({ manufacturerId: own?.id ?? null })
      .where('id', '=', manufacturer.id)
      .execute();
    expect((await t.call(manufacturer, 'manufacturers.list', { body: {} })).data.items.map((row) => row.name)).toEqual([
      'Завод',
    ]);
    const change = { name: 'Иначе', legalName: own?.legalName ?? '', inn: companyInn(701), version: 1 };
    expect(
      (await t.call(manufacturer, 'manufacturers.update', { params: { id: own?.id ?? '' }, body: change })).status,
    ).toBe(403);
  });
});

describe('documents and socials', () => {
  it('publishes, replaces and withdraws a document, keeping every version', async () => {
    const first = await t.upload(w.admin, 'documents.addProgramRules', pdf('1'));
    expect(first.data.file, first.messages.join()).toMatchObject({
      version: 1,
      requiresReconsent: false,
      name: 'Правила.pdf',
    });
    const second = await t.upload(w.admin, 'documents.updateProgramRules', pdf('2'));
    expect(second.data.file).toMatchObject({ version: 2 });
    expect((await t.call(w.admin, 'documents.programRules')).data.file?.versionId).toBe(second.data.file?.versionId);
    const versions = await t.call(w.admin, 'documents.versions', { query: { kind: 'program_rules' } });
    expect(versions.data.map((row) => [row.version, row.isCurrent])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect((await t.call(w.admin, 'documents.deleteProgramRules')).data).toEqual({ ok: true });
    expect((await t.call(w.admin, 'documents.programRules')).data).toEqual({ file: null });
    expect((await t.call(w.admin, 'documents.deleteProgramRules')).status).toBe(404);
    expect((await t.upload(w.moderator, 'documents.addOferta', pdf('1'))).status).toBe(403);
    const page = { name: 'x.pdf', mime: 'application/pdf', bytes: Buffer.from('<html><script>1</script></html>') };
    expect((await t.upload(w.admin, 'documents.addOferta', page)).code).toBe('FILE_TYPE');
    const cut = { ...pdf('1'), bytes: Buffer.from('%PDF-1.7\n1 0 obj') };
    expect((await t.upload(w.admin, 'documents.addOferta', cut)).code).toBe('FILE_BROKEN');
    expect((await t.call(w.admin, 'documents.oferta')).data).toEqual({ file: null });
  });

  it('makes one document in force of two published at once', async () => {
    const answers = await Promise.all(
      [pdf('a'), pdf('b')].map((file) => t.upload(w.admin, 'documents.addPolicy', file)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    const { data } = await t.call(w.admin, 'documents.versions', { query: { kind: 'policy' } });
    expect(data.filter((row) => row.isCurrent)).toHaveLength(1);
    expect(data).toHaveLength(2);
  });

  it('publishes nothing over a version the administrator has not seen', async () => {
    const first = (await t.upload(w.admin, 'documents.addMailingInfo', pdf('1'))).data.file?.versionId ?? '';
    await t.upload(w.admin, 'documents.updateMailingInfo', pdf('2'));
    const late = await t.upload(w.admin, 'documents.updateMailingInfo', pdf('3'), {
      body: { replaces: first },
    });
    expect(late.code).toBe('VERSION_CONFLICT');
    expect((await t.call(w.admin, 'documents.mailingInfo')).data.file).toMatchObject({ version: 2 });
  });

  it('keeps the order of the links, a new one last', async () => {
    const names = async (key: 'socials.list' | 'socials.public') =>
      (await t.call(w.admin, key)).data.map(({ name }) => name);
    const add = async (name: string) =>
      (await t.call(w.admin, 'socials.add', { body: { name, url: `https://${name}.example/` } })).data;
    const [a, b, c] = [await add('a'), await add('b'), await add('c')];
    expect(await names('socials.list')).toEqual(['a', 'b', 'c']);
    // One that is not named stays after those that are.
    const ordered = await t.call(w.admin, 'socials.order', { body: { ids: [c.id, a.id] } });
    expect(ordered.data.map(({ name }) => name)).toEqual(['c', 'a', 'b']);
    expect(await names('socials.public')).toEqual(['c', 'a', 'b']);
    expect((await t.call(w.finance, 'socials.order', { body: { ids: [a.id] } })).status).toBe(403);
    const change = (version: number) =>
      t.call(w.admin, 'socials.update', { body: { id: b.id, name: 'b', url: 'https://b.example/x', version } });
    expect((await change(1)).data).toMatchObject({ version: 2, url: 'https://b.example/x' });
    expect((await change(1)).code).toBe('VERSION_CONFLICT');
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        t.call(w.admin, 'socials.add', {
          body: { name: `n${n}`, url: 'https://n.example/' },
        }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(47);
    expect(all.filter(({ status }) => status === 400)).toHaveLength(3);
    for (const { id } of (await t.call(w.admin, 'socials.list')).data) {
      await t.call(w.admin, 'socials.delete', { params: { id } });
    }
  });

  it('keeps links to social networks', async () => {
    const made = await t.call(w.admin, 'socials.add', {
      body: { name: 'ВК', url: 'https://vk.com/x', icon: 'vk', order: 3 },
    });
    expect(made.data).toMatchObject({ name: 'ВК', order: 3, isActive: true });
    const off = await t.call(w.admin, 'socials.update', {
      body: { id: made.data.id, name: 'ВК', url: 'https://vk.com/y', isActive: false },
    });
    expect(off.data).toMatchObject({ url: 'https://vk.com/y', isActive: false, icon: 'vk' });
    expect((await t.call(w.admin, 'socials.public')).data).toEqual([]);
    expect((await t.call(w.admin, 'socials.list')).data).toHaveLength(1);
    expect((await t.call(w.finance, 'socials.list')).status).toBe(403);
    const bad = await t.call(w.admin, 'socials.add', { body: { name: 'х', url: 'javascript:alert(1)' } });
    expect(Object.keys(bad.fields)).toEqual(['url']);
    expect((await t.call(w.admin, 'socials.delete', { params: { id: made.data.id } })).data).toEqual({ ok: true });
    expect((await t.call(w.admin, 'socials.delete', { params: { id: made.data.id } })).status).toBe(404);
  });
});
