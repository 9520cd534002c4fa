import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { personInn, snils } from '../../seed/numbers.ts';
import { addPerson } from '../sales/testing/world.ts';
import { openStage, type Stage } from './testing/stage.ts';

let s: Stage;

beforeAll(async () => {
  s = await openStage();
});
afterAll(() => s.close());

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

describe('identity data', () => {
  it('is sealed at rest, masked in every answer, shown once asked with a journal entry', async () => {
    const person = await addPerson(s.database.db, 'member', { partnerId: s.w.partnerId, storeId: s.w.storeId });
    const given = passport(31);
    const created = await s.t.call(person, 'users.createPassport', { body: given });
    expect(created.data).toMatchObject({
      status: 'on_check',
      passport: '00•• ••••31',
      snils: `•••-•••-••• ${given.snils.slice(9)}`,
    });
    const { rows } = await sql<{
      text: string;
    }>`select t::text as text from tax_profiles t where user_id = ${person.id}`.execute(s.database.db);
    for (const secret of [given.passportNumber, given.inn, given.snils, given.birthDate])
      expect(rows[0]?.text).not.toContain(secret);
    const masked = JSON.stringify([
      (await s.card(s.w.moderator, person.id)).data,
      (await s.list(s.w.moderator, { size: 200 })).data,
    ]);
    for (const secret of [given.passportNumber, given.inn, given.snils]) expect(masked).not.toContain(secret);

    const full = await s.t.call(s.w.moderator, 'members.passport', { params: { id: person.id } });
    expect(full.data).toMatchObject({ passportNumber: given.passportNumber, inn: given.inn, snils: given.snils });
    const looks = (await s.journal(person.id)).filter((entry) => entry.action === 'read_personal');
    expect(looks).toHaveLength(1);
    expect(JSON.stringify(looks)).not.toContain(given.passportNumber);
    expect((await s.t.call(s.partner, 'members.passport', { params: { id: person.id } })).status).toBe(404);
    expect((await s.t.call(person, 'members.passport', { params: { id: person.id } })).status).toBe(403);
  });

  it('is found by its numbers by the programme, not by a partner', async () => {
    const person = await addPerson(
      s.database.db,
      'member',
      { partnerId: s.w.partnerId, storeId: s.w.storeId },
      'Лаптева',
    );
    const given = passport(57);
    await s.t.call(person, 'users.createPassport', { body: given });
    for (const search of [given.inn, given.snils, `${given.passportSeries} ${given.passportNumber}`]) {
      expect(
        (await s.list(s.w.admin, { search })).data.items.map((row) => row.id),
        search,
      ).toEqual([person.id]);
      expect((await s.list(s.partner, { search })).data.items, search).toEqual([]);
    }
  });

  it('names every wrong field and takes nothing of a wrong form', async () => {
    const person = await addPerson(s.database.db, 'member', { partnerId: s.w.partnerId, storeId: s.w.storeId });
    const wrong = await s.t.call(person, 'users.createPassport', {
      body: { ...passport(1), birthDate: '2020-01-01', passportIssuedAt: '2030-01-01' },
    });
    expect([wrong.status, Object.keys(wrong.fields).toSorted()]).toEqual([400, ['birthDate', 'passportIssuedAt']]);
    const checksum = await s.t.call(person, 'users.createPassport', { body: { ...passport(1), inn: '000000000001' } });
    expect([checksum.status, Object.keys(checksum.fields)]).toEqual([400, ['inn']]);
    expect((await s.t.call(person, 'users.updatePassport', { body: passport(1) })).code).toBe('PASSPORT_REQUIRED');
    const foreign = await s.t.call(person, 'users.createPassport', {
      body: { ...passport(1), scanFileIds: [s.w.drill.id] },
    });
    expect(Object.keys(foreign.fields)).toEqual(['scanFileIds']);
  });

  it('belongs to one member only', async () => {
    const [one, two] = await Promise.all(
      [0, 1].map(() => addPerson(s.database.db, 'member', { partnerId: s.w.partnerId, storeId: s.w.storeId })),
    );
    await s.t.call(one!, 'users.createPassport', { body: passport(90) });
    const sameInn = await s.t.call(two!, 'users.createPassport', { body: { ...passport(91), inn: passport(90).inn } });
    expect([sameInn.status, Object.keys(sameInn.fields)]).toEqual([409, ['inn']]);
    const sameSnils = await s.t.call(two!, 'users.createPassport', {
      body: { ...passport(91), snils: passport(90).snils },
    });
    expect([sameSnils.status, Object.keys(sameSnils.fields)]).toEqual([409, ['snils']]);
    const { passportSeries, passportNumber } = passport(90);
    const samePassport = await s.t.call(two!, 'users.createPassport', {
      body: { ...passport(91), passportSeries, passportNumber },
    });
    expect([samePassport.status, Object.keys(samePassport.fields)]).toEqual([409, ['passportNumber']]);
  });

  it('is verified or declined once, with a reason, and checked again when sent again', async () => {
    const person = await addPerson(s.database.db, 'member', { partnerId: s.w.partnerId, storeId: s.w.storeId });
    const decide = (body: { decision: 'verify' | 'decline'; reasonCode?: string }) =>
      s.t.call(s.w.moderator, 'members.decidePassport', { params: { id: person.id }, body });
    expect((await decide({ decision: 'verify' })).code).toBe('PASSPORT_NOT_ON_CHECK');
    await s.t.call(person, 'users.createPassport', { body: passport(120) });
    expect((await decide({ decision: 'decline' })).code).toBe('REASON_REQUIRED');
    expect(Object.keys((await decide({ decision: 'decline', reasonCode: 'nonsense' })).fields)).toEqual(['reasonCode']);
    expect((await decide({ decision: 'decline', reasonCode: 'unreadable' })).data).toMatchObject({
      status: 'declined',
    });
    expect((await s.t.call(person, 'users.updatePassport', { body: passport(121) })).data.status).toBe('on_check');
    // Nobody vouches for what he has not seen, nor for what was changed since he saw it.
    const open = (who = s.w.moderator) => s.t.call(who, 'members.passport', { params: { id: person.id } });
    await open(s.w.admin);
    expect((await decide({ decision: 'verify' })).code).toBe('PASSPORT_NOT_OPENED');
    await open();
    await s.t.call(person, 'users.updatePassport', { body: passport(122) });
    expect((await decide({ decision: 'verify' })).code).toBe('PASSPORT_NOT_OPENED');
    await open();
    expect((await decide({ decision: 'verify' })).data.status).toBe('verified');
    expect((await decide({ decision: 'verify' })).code).toBe('PASSPORT_NOT_ON_CHECK');
    const again = await s.t.call(s.w.moderator, 'members.resendPassport', { params: { id: person.id } });
    expect(again.data.status).toBe('on_check');
    expect(await s.feed(person.id)).toEqual(['passport.declined', 'passport.verified']);
    expect((await s.t.call(s.w.moderator, 'members.resendPassport', { params: { id: s.w.colleague.id } })).code).toBe(
      'PASSPORT_REQUIRED',
    );
  });
});
