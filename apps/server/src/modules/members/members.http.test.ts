import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { companyInn, personInn, snils } from '../../seed/numbers.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestApp, type Person, type TestApp } from '../sales/testing/app.ts';
import { addPerson, createWorld, type World } from '../sales/testing/world.ts';
import { membersHandlers } from './index.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
let partner: Person;
let auditor: Person;

const passport = (n: number) => ({
  lastName: 'Мельникова',
  firstName: 'Анна',
  birthDate: '1990-03-04',
  passportSeries: '0010',
  passportNumber: String(100_000 + n),
  passportIssuedBy: 'УМВД России по Тверской области',
  passportIssuedAt: '2010-05-06',
  departmentCode: '000-001',
  inn: personInn(n),
  snils: snils(n),
});

const set = (person: Person, values: Record<string, unknown>) =>
  database.db.updateTable('users').set(values).where('id', '=', person.id).execute();

async function newcomer(lastName = 'Шарипова', place = { partnerId: w.partnerId, storeId: w.storeId }) {
  const person = await addPerson(database.db, 'member', place, lastName);
  await set(person, { status: 'moderation', email: `${person.id}@shop.example` });
  return person;
}

const card = (who: Person, id: string) => t.call(who, 'members.get', { params: { id } });
const update = (who: Person, id: string, body: Record<string, unknown>) =>
  t.call(who, 'members.update', { params: { id }, body: { version: 1, ...body } });
const list = (who: Person, body: Record<string, unknown> = {}) => t.call(who, 'members.list', { body });
const names = (answer: Awaited<ReturnType<typeof list>>) => answer.data.items.map((row) => row.fullName);
const feed = async (id: string) =>
  (await database.db.selectFrom('notifications').selectAll().where('userId', '=', id).execute()).map((row) => row.kind);
const outbox = async (id: string) =>
  (await database.db.selectFrom('outboxMessages').selectAll().where('userId', '=', id).execute())
    .map((row) => `${row.channel} ${row.template}`)
    .toSorted();
const journal = (id: string) =>
  database.db.selectFrom('auditEntries').selectAll().where('entityId', '=', id).orderBy('at').execute();

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, membersHandlers);
  partner = await addPerson(database.db, 'partner', { partnerId: w.partnerId, storeId: w.storeId }, 'Соболева');
  auditor = await addPerson(database.db, 'auditor', undefined, 'Жукова');
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

describe('list', () => {
  it('finds a person by phone, ИНН of the employer and name in any format', async () => {
    const person = await newcomer('Белозёрова');
    await set(person, { phone: '79123456789', firstName: 'Ольга', middleName: 'Фёдоровна' });
    for (const search of [
      '+7 (912) 345-67-89',
      '8 912 345 67 89',
      '9123456789',
      '345-67-89',
      'белозерова',
      'Фёдоровна Ольга',
      'бе',
    ]) {
      expect(names(await list(w.admin, { search })), search).toContain('Белозёрова Ольга Фёдоровна');
    }
    const inn = companyInn(77);
    await sql`update partners set inn = ${inn} where id = ${w.partnerId}`.execute(database.db);
    expect(names(await list(w.admin, { search: `${inn.slice(0, 4)} ${inn.slice(4)}`, size: 200 }))).toContain(
      'Белозёрова Ольга Фёдоровна',
    );
    expect(names(await list(w.admin, { search: 'абракадабра' }))).toEqual([]);
    expect(names(await list(w.admin, { search: '%' }))).toEqual([]);
  });

  it('walks by cursor over everybody once, in every order', async () => {
    for (let n = 0; n < 5; n += 1) await newcomer(`Кириллов${'абвгд'[n]}`);
    const all = (await list(w.admin, { size: 200 })).data.items.map((row) => row.id);
    for (const field of ['registeredAt', 'fullName', 'lastLoginAt', 'status', 'active', 'pending', 'salesLast30Days']) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list(w.admin, { size: 3, cursor, sort: [{ field, direction: 'asc' }] });
        expect(page.status, page.messages.join()).toBe(200);
        seen.push(...page.data.items.map((row) => row.id));
        cursor = page.data.nextCursor;
      } while (cursor);
      expect(seen.toSorted(), field).toEqual(all.toSorted());
    }
    const second = await list(w.admin, { size: 3, page: 2, sort: [{ field: 'fullName', direction: 'asc' }] });
    const first6 = await list(w.admin, { size: 6, sort: [{ field: 'fullName', direction: 'asc' }] });
    expect(second.data.items).toEqual(first6.data.items.slice(3));
  });

  it('refuses a broken cursor and one of another order', async () => {
    const page = await list(w.admin, { size: 1 });
    expect((await list(w.admin, { cursor: 'x' })).fields).toHaveProperty('cursor');
    const other = await list(w.admin, {
      cursor: page.data.nextCursor,
      sort: [{ field: 'fullName', direction: 'asc' }],
    });
    expect([other.status, Object.keys(other.fields)]).toEqual([400, ['cursor']]);
  });

  it('filters by status, place, identity data and balance, and counts the tabs', async () => {
    const waiting = await list(w.admin, { filters: { statuses: ['moderation'] }, size: 200 });
    expect(waiting.data.items.every((row) => row.status === 'moderation')).toBe(true);
    const tab = waiting.data.totals?.statuses.find((row) => row.status === 'moderation')?.count;
    expect(tab).toBe(waiting.data.total);
    const filters = {
      partnerIds: [w.partnerId],
      storeIds: [w.storeId],
      regions: ['Тверская область'],
      passportStatuses: ['empty'],
      taxStatuses: ['individual'],
      riskLevels: ['low'],
      activeFrom: 0,
      activeTo: 10,
      hasDebt: false,
      isPhoneVerified: true,
      registeredAt: { from: '2020-01-01 00:00:00.000', to: '2030-01-01 00:00:00.000' },
    };
    expect((await list(w.admin, { filters })).data.total).toBeGreaterThan(0);
    expect((await list(w.admin, { filters: { ...filters, activeFrom: 5 } })).data.total).toBe(0);
    expect((await list(w.admin, { filters: { storeGroupIds: [w.storeId] } })).data.total).toBe(0);
  });

  it('shows a partner his own people only, and a member nobody', async () => {
    const mine = await list(partner, { size: 200 });
    expect(mine.data.items.length).toBeGreaterThan(0);
    expect(mine.data.items.every((row) => row.partner?.id === w.partnerId)).toBe(true);
    expect((await card(partner, w.stranger.id)).status).toBe(404);
    expect((await list(w.member)).status).toBe(403);
  });
});

describe('decision on an account', () => {
  it('confirms, tells the person everywhere, writes history and journal', async () => {
    const person = await newcomer();
    const before = await card(w.moderator, person.id);
    expect(before.data.allowedActions).toEqual(['edit', 'confirm', 'reject']);
    const done = await update(w.moderator, person.id, { status: 'confirmed' });
    expect([done.status, done.data.status, done.data.version]).toEqual([200, 'confirmed', 2]);
    expect(done.data.history.map((line) => line.text)).toContain('Статус: Подтверждён');
    expect(await feed(person.id)).toEqual(['member.confirmed']);
    expect(await outbox(person.id)).toEqual(['email member-confirmed', 'sms member-confirmed']);
    const [entry] = await journal(person.id);
    expect(entry).toMatchObject({ action: 'status', before: { status: 'moderation' }, after: { status: 'confirmed' } });
  });

  it('rejects only with a reason the person will read', async () => {
    const person = await newcomer();
    const silent = await update(w.moderator, person.id, { status: 'rejected' });
    expect([silent.status, silent.code, Object.keys(silent.fields)]).toEqual([400, 'REASON_REQUIRED', ['reasonText']]);
    const done = await update(w.moderator, person.id, {
      status: 'rejected',
      reasonCode: 'not_employee',
      reasonText: 'Спросили директора',
    });
    expect(done.data.statusReason).toContain('Спросили директора');
    expect(await feed(person.id)).toEqual(['member.rejected']);
  });

  it('blocks at once everywhere and lets in again', async () => {
    const person = await addPerson(database.db, 'member', { partnerId: w.partnerId, storeId: w.storeId }, 'Тихомиров');
    const blocked = await update(w.admin, person.id, { status: 'blocked', reasonText: 'Поддельные чеки' });
    expect(blocked.data).toMatchObject({ status: 'blocked', statusReason: 'Поддельные чеки' });
    const live = await database.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', person.id)
      .where('revokedAt', 'is', null)
      .execute();
    expect(live).toEqual([]);
    const back = await update(w.admin, person.id, { status: 'confirmed', version: 2 });
    expect(back.data).toMatchObject({ status: 'confirmed', statusReason: null });
    expect(await feed(person.id)).toEqual(['member.blocked', 'member.unblocked']);
  });

  it('answers a stale version with the record as it is now', async () => {
    const person = await newcomer();
    await update(w.moderator, person.id, { position: 'Кассир' });
    const stale = await update(w.moderator, person.id, { status: 'confirmed' });
    expect([stale.status, stale.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect((await card(w.moderator, person.id)).data).toMatchObject({
      status: 'moderation',
      position: 'Кассир',
      version: 2,
    });
  });

  it('lets exactly one of two moderators decide', async () => {
    const person = await newcomer();
    const answers = await Promise.all([
      update(w.moderator, person.id, { status: 'confirmed' }),
      update(w.admin, person.id, { status: 'rejected', reasonText: 'Нет такого' }),
    ]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await feed(person.id)).toHaveLength(1);
  });

  it('refuses impossible decisions, an unconfirmed phone, oneself, strangers and the unauthorised', async () => {
    const person = await newcomer();
    await set(person, { isPhoneVerified: false });
    expect((await update(w.moderator, person.id, { status: 'confirmed' })).code).toBe('PHONE_NOT_VERIFIED');
    expect((await update(w.moderator, person.id, { status: 'blocked', reasonText: 'х' })).code).toBe('MEMBER_STATUS');
    expect((await update(w.moderator, w.moderator.id, { status: 'confirmed' })).code).toBe('MEMBER_SELF');
    expect((await update(w.moderator, w.finance.id, { status: 'blocked', reasonText: 'х' })).status).toBe(404);
    expect((await update(partner, person.id, { position: 'Кассир' })).status).toBe(403);
    expect((await update(auditor, person.id, { position: 'Кассир' })).status).toBe(403);
    expect((await update(w.member, person.id, { position: 'Кассир' })).status).toBe(403);
  });

  it('edits the form: names, taken e-mail, place of work with its history', async () => {
    const person = await newcomer();
    const other = await newcomer();
    const taken = await update(w.admin, person.id, { email: `${other.id}@SHOP.example` });
    expect([taken.status, Object.keys(taken.fields)]).toEqual([409, ['email']]);
    const moved = await update(w.admin, person.id, {
      lastName: 'Шарипова-Ким',
      storeId: w.otherStoreId,
      email: 'new@shop.example',
    });
    expect(moved.data).toMatchObject({
      lastName: 'Шарипова-Ким',
      isEmailVerified: false,
      partner: { id: w.otherPartnerId },
    });
    const places = await database.db
      .selectFrom('storeMemberships')
      .select(['validFrom', 'validTo'])
      .where('userId', '=', person.id)
      .orderBy('validFrom')
      .execute();
    expect(places).toEqual([
      { validFrom: '2025-01-10', validTo: '2026-11-19' },
      { validFrom: '2026-11-20', validTo: null },
    ]);
    expect(Object.keys((await update(w.admin, person.id, { version: 2, storeId: w.partnerId })).fields)).toEqual([
      'storeId',
    ]);
    expect(Object.keys((await update(w.admin, person.id, { version: 2, spendBlocked: true })).fields)).toEqual([
      'spendBlockReason',
    ]);
  });
});

describe('identity data', () => {
  it('is sealed at rest, masked in every answer, shown once asked with a journal entry', async () => {
    const person = await addPerson(database.db, 'member', { partnerId: w.partnerId, storeId: w.storeId });
    const given = passport(31);
    const created = await t.call(person, 'users.createPassport', { body: given });
    expect(created.data).toMatchObject({
      status: 'on_check',
      passport: '00•• ••••31',
      snils: `•••-•••-••• ${given.snils.slice(9)}`,
    });
    const { rows } = await sql<{
      text: string;
    }>`select t::text as text from tax_profiles t where user_id = ${person.id}`.execute(database.db);
    for (const secret of [given.passportNumber, given.inn, given.snils, given.birthDate])
      expect(rows[0]?.text).not.toContain(secret);
    const masked = JSON.stringify([
      (await card(w.moderator, person.id)).data,
      (await list(w.moderator, { size: 200 })).data,
    ]);
    for (const secret of [given.passportNumber, given.inn, given.snils]) expect(masked).not.toContain(secret);

    const full = await t.call(w.moderator, 'members.passport', { params: { id: person.id } });
    expect(full.data).toMatchObject({ passportNumber: given.passportNumber, inn: given.inn, snils: given.snils });
    const looks = (await journal(person.id)).filter((entry) => entry.action === 'read_personal');
    expect(looks).toHaveLength(1);
    expect(JSON.stringify(looks)).not.toContain(given.passportNumber);
    expect((await t.call(partner, 'members.passport', { params: { id: person.id } })).status).toBe(404);
    expect((await t.call(person, 'members.passport', { params: { id: person.id } })).status).toBe(403);
  });

  it('is found by its numbers by the programme, not by a partner', async () => {
    const person = await addPerson(database.db, 'member', { partnerId: w.partnerId, storeId: w.storeId }, 'Лаптева');
    const given = passport(57);
    await t.call(person, 'users.createPassport', { body: given });
    for (const search of [given.inn, given.snils, `${given.passportSeries} ${given.passportNumber}`]) {
      expect(
        (await list(w.admin, { search })).data.items.map((row) => row.id),
        search,
      ).toEqual([person.id]);
      expect((await list(partner, { search })).data.items, search).toEqual([]);
    }
  });

  it('names every wrong field and takes nothing of a wrong form', async () => {
    const person = await addPerson(database.db, 'member', { partnerId: w.partnerId, storeId: w.storeId });
    const wrong = await t.call(person, 'users.createPassport', {
      body: { ...passport(1), birthDate: '2020-01-01', passportIssuedAt: '2030-01-01' },
    });
    expect([wrong.status, Object.keys(wrong.fields).toSorted()]).toEqual([400, ['birthDate', 'passportIssuedAt']]);
    const checksum = await t.call(person, 'users.createPassport', { body: { ...passport(1), inn: '000000000001' } });
    expect([checksum.status, Object.keys(checksum.fields)]).toEqual([400, ['inn']]);
    expect((await t.call(person, 'users.updatePassport', { body: passport(1) })).code).toBe('PASSPORT_REQUIRED');
    const foreign = await t.call(person, 'users.createPassport', {
      body: { ...passport(1), scanFileIds: [w.drill.id] },
    });
    expect(Object.keys(foreign.fields)).toEqual(['scanFileIds']);
  });

  it('belongs to one member only', async () => {
    const [one, two] = await Promise.all(
      [0, 1].map(() => addPerson(database.db, 'member', { partnerId: w.partnerId, storeId: w.storeId })),
    );
    await t.call(one!, 'users.createPassport', { body: passport(90) });
    const sameInn = await t.call(two!, 'users.createPassport', { body: { ...passport(91), inn: passport(90).inn } });
    expect([sameInn.status, Object.keys(sameInn.fields)]).toEqual([409, ['inn']]);
    const sameSnils = await t.call(two!, 'users.createPassport', {
      body: { ...passport(91), snils: passport(90).snils },
    });
    expect(Object.keys(sameSnils.fields)).toEqual(['snils']);
  });

  it('is verified or declined once, with a reason, and checked again when sent again', async () => {
    const person = await addPerson(database.db, 'member', { partnerId: w.partnerId, storeId: w.storeId });
    const decide = (body: { decision: 'verify' | 'decline'; reasonCode?: string }) =>
      t.call(w.moderator, 'members.decidePassport', { params: { id: person.id }, body });
    expect((await decide({ decision: 'verify' })).code).toBe('PASSPORT_NOT_ON_CHECK');
    await t.call(person, 'users.createPassport', { body: passport(120) });
    expect((await decide({ decision: 'decline' })).code).toBe('REASON_REQUIRED');
    expect((await decide({ decision: 'decline', reasonCode: 'unreadable' })).data).toMatchObject({
      status: 'declined',
    });
    expect((await t.call(person, 'users.updatePassport', { body: passport(121) })).data.status).toBe('on_check');
    expect((await decide({ decision: 'verify' })).data.status).toBe('verified');
    expect((await decide({ decision: 'verify' })).code).toBe('PASSPORT_NOT_ON_CHECK');
    const again = await t.call(w.moderator, 'members.resendPassport', { params: { id: person.id } });
    expect(again.data.status).toBe('on_check');
    expect(await feed(person.id)).toEqual(['passport.declined', 'passport.verified']);
    expect((await t.call(w.moderator, 'members.resendPassport', { params: { id: w.colleague.id } })).code).toBe(
      'PASSPORT_REQUIRED',
    );
  });
});

it('finds a member by phone for an adjustment, nobody else', async () => {
  const person = await newcomer();
  await set(person, { phone: '79009998877' });
  const found = await t.call(w.finance, 'members.infoByPhone', { query: { phone: '79009998877' } });
  expect(found.data).toMatchObject({ id: person.id, points: { active: 0, pending: 0, debt: 0 } });
  expect((await t.call(w.finance, 'members.infoByPhone', { query: { phone: '79009998800' } })).status).toBe(404);
  expect((await t.call(partner, 'members.infoByPhone', { query: { phone: '79009998877' } })).status).toBe(403);
});
