import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addPerson } from '../sales/testing/world.ts';
import { openStage, type Stage } from './testing/stage.ts';

let s: Stage;

beforeAll(async () => {
  s = await openStage();
});
afterAll(() => s.close());

describe('decision on an account', () => {
  it('confirms, tells the person everywhere, writes history and journal', async () => {
    const person = await s.newcomer();
    const before = await s.card(s.w.moderator, person.id);
    expect(before.data.allowedActions).toEqual(['edit', 'confirm', 'reject']);
    const done = await s.update(s.w.moderator, person.id, { status: 'confirmed' });
    expect([done.status, done.data.status, done.data.version]).toEqual([200, 'confirmed', 2]);
    expect(done.data.history.map((line) => line.text)).toContain('Статус: Подтверждён');
    expect(await s.feed(person.id)).toEqual(['member.confirmed']);
    expect(await s.outbox(person.id)).toEqual(['email member-confirmed', 'sms member-confirmed']);
    const [entry] = await s.journal(person.id);
    expect(entry).toMatchObject({ action: 'status', before: { status: 'moderation' }, after: { status: 'confirmed' } });
  });

  it('rejects only with a reason the person will read', async () => {
    const person = await s.newcomer();
    const silent = await s.update(s.w.moderator, person.id, { status: 'rejected' });
    expect([silent.status, silent.code, Object.keys(silent.fields)]).toEqual([400, 'REASON_REQUIRED', ['reasonText']]);
    const done = await s.update(s.w.moderator, person.id, {
      status: 'rejected',
      reasonCode: 'not_employee',
      reasonText: 'Спросили директора',
    });
    expect(done.data.statusReason).toContain('Спросили директора');
    expect(await s.feed(person.id)).toEqual(['member.rejected']);
  });

  it('blocks at once everywhere and lets in again', async () => {
    const person = await addPerson(
      s.database.db,
      'member',
      { partnerId: s.w.partnerId, storeId: s.w.storeId },
      'Тихомиров',
    );
    const blocked = await s.update(s.w.admin, person.id, { status: 'blocked', reasonText: 'Поддельные чеки' });
    expect(blocked.data).toMatchObject({ status: 'blocked', statusReason: 'Поддельные чеки' });
    const live = await s.database.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', person.id)
      .where('revokedAt', 'is', null)
      .execute();
    expect(live).toEqual([]);
    const back = await s.update(s.w.admin, person.id, { status: 'confirmed', version: 2 });
    expect(back.data).toMatchObject({ status: 'confirmed', statusReason: null });
    expect(await s.feed(person.id)).toEqual(['member.blocked', 'member.unblocked']);
  });

  it('answers a stale version with the record as it is now', async () => {
    const person = await s.newcomer();
    await s.update(s.w.moderator, person.id, { position: 'Кассир' });
    const stale = await s.update(s.w.moderator, person.id, { status: 'confirmed' });
    expect([stale.status, stale.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect((await s.card(s.w.moderator, person.id)).data).toMatchObject({
      status: 'moderation',
      position: 'Кассир',
      version: 2,
    });
  });

  it('lets exactly one of two moderators decide', async () => {
    const person = await s.newcomer();
    const answers = await Promise.all([
      s.update(s.w.moderator, person.id, { status: 'confirmed' }),
      s.update(s.w.admin, person.id, { status: 'rejected', reasonText: 'Нет такого' }),
    ]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await s.feed(person.id)).toHaveLength(1);
  });

  it('refuses impossible decisions, an unconfirmed phone, oneself, strangers and the unauthorised', async () => {
    const person = await s.newcomer();
    await s.set(person, { isPhoneVerified: false });
    expect((await s.update(s.w.moderator, person.id, { status: 'confirmed' })).code).toBe('MEMBER_PHONE_NOT_VERIFIED');
    expect((await s.update(s.w.moderator, person.id, { status: 'blocked', reasonText: 'х' })).code).toBe(
      'MEMBER_STATUS',
    );
    expect((await s.update(s.w.moderator, s.w.moderator.id, { status: 'confirmed' })).code).toBe('MEMBER_SELF');
    expect((await s.update(s.w.moderator, s.w.finance.id, { status: 'blocked', reasonText: 'х' })).status).toBe(404);
    expect((await s.update(s.partner, person.id, { position: 'Кассир' })).status).toBe(403);
    expect((await s.update(s.auditor, person.id, { position: 'Кассир' })).status).toBe(403);
    expect((await s.update(s.w.member, person.id, { position: 'Кассир' })).status).toBe(403);
  });

  it('edits the form: names, taken e-mail, place of work with its history', async () => {
    const person = await s.newcomer();
    const other = await s.newcomer();
    const taken = await s.update(s.w.admin, person.id, { email: `${other.id}@SHOP.example` });
    expect([taken.status, Object.keys(taken.fields)]).toEqual([409, ['email']]);
    const moved = await s.update(s.w.admin, person.id, {
      lastName: 'Шарипова-Ким',
      storeId: s.w.otherStoreId,
      email: 'new@shop.example',
    });
    expect(moved.data).toMatchObject({
      lastName: 'Шарипова-Ким',
      isEmailVerified: false,
      partner: { id: s.w.otherPartnerId },
    });
    const places = await s.database.db
      .selectFrom('storeMemberships')
      .select(['validFrom', 'validTo'])
      .where('userId', '=', person.id)
      .orderBy('validFrom')
      .execute();
    expect(places).toEqual([
      { validFrom: '2025-01-10', validTo: '2026-11-19' },
      { validFrom: '2026-11-20', validTo: null },
    ]);
    expect(Object.keys((await s.update(s.w.admin, person.id, { version: 2, storeId: s.w.partnerId })).fields)).toEqual([
      'storeId',
    ]);
    expect(Object.keys((await s.update(s.w.admin, person.id, { version: 2, spendBlocked: true })).fields)).toEqual([
      'spendBlockReason',
    ]);
  });
});

describe('one decision on several accounts', () => {
  const decideMany = (body: { ids: string[]; decision: 'confirm' | 'reject' | 'block'; reasonCode?: string }) =>
    s.t.call(s.w.moderator, 'members.decideMany', { body });

  it('confirms those it suits and names the rest; a blocked member stays blocked', async () => {
    const [one, two, blocked] = [await s.newcomer(), await s.newcomer(), await s.newcomer()];
    await s.set(blocked, { status: 'blocked' });
    const nobody = '0191f8a0-5b2c-7d10-9e4f-3a6b8c2d1e99';
    const ids = [one.id, two.id, blocked.id, nobody, one.id];
    const { status, data } = await decideMany({ ids, decision: 'confirm' });
    expect(status).toBe(200);
    expect(data.done.toSorted()).toEqual([one.id, two.id].toSorted());
    expect(data.failed.map(({ id }) => id).toSorted()).toEqual([blocked.id, nobody].toSorted());
    expect(data.failed.every(({ message }) => /[а-яё]/i.test(message))).toBe(true);
    expect((await s.card(s.w.moderator, blocked.id)).data.status).toBe('blocked');
    expect(await s.feed(one.id)).toEqual(['member.confirmed']);
    expect(await s.feed(blocked.id)).toEqual([]);
    expect((await s.journal(two.id)).map(({ action }) => action)).toEqual(['status']);
  });

  it('rejects only for a known reason, and changes nobody without one', async () => {
    const person = await s.newcomer();
    const unknown = await decideMany({ ids: [person.id], decision: 'reject', reasonCode: 'because' });
    expect([unknown.status, Object.keys(unknown.fields)]).toEqual([400, ['reasonCode']]);
    const silent = await decideMany({ ids: [person.id], decision: 'reject' });
    expect([silent.status, silent.data.done]).toEqual([200, []]);
    const done = await decideMany({ ids: [person.id], decision: 'reject', reasonCode: 'not_employee' });
    expect(done.data).toEqual({ done: [person.id], failed: [], plan: null, next: null });
    expect((await s.card(s.w.moderator, person.id)).data.status).toBe('rejected');
  });

  it('sees nobody beyond the scope of the account', async () => {
    const elsewhere = await s.newcomer('Чужой', { partnerId: s.w.otherPartnerId, storeId: s.w.otherStoreId });
    const { data, status } = await s.t.call(s.partner, 'members.decideMany', {
      body: { ids: [elsewhere.id], decision: 'confirm' },
    });
    if (status === 200) expect(data.done).toEqual([]);
    else expect(status).toBe(403);
    expect((await s.card(s.w.moderator, elsewhere.id)).data.status).toBe('moderation');
  });
});

describe('one decision on everybody a query finds', () => {
  const ask = (
    query: Record<string, unknown>,
    decision: 'confirm' | 'reject' | 'block' = 'confirm',
    who = s.w.moderator,
  ) => s.t.call(who, 'members.decideMany', { body: { query, decision } });
  const confirmed = async (name: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from users
      where search_name like ${`%${name}%`} and status = 'confirmed'`.execute(s.database.db);
    return rows[0]!.n;
  };
  const crowd = async (lastName: string, count: number) => {
    const people = await Promise.all(Array.from({ length: count }, () => s.newcomer(lastName)));
    return people.map(({ id }) => id);
  };

  it('counts before it acts: who fits, and why the rest stay', async () => {
    const [, , blocked, silent] = await crowd('Толпин', 4);
    await s.set({ id: blocked!, sessionId: '' }, { status: 'blocked' });
    await s.set({ id: silent!, sessionId: '' }, { isPhoneVerified: false });
    const { data } = await ask({ search: 'толпин', preview: true });
    expect(data).toEqual({
      done: [],
      failed: [],
      next: null,
      plan: {
        total: 4,
        eligible: 2,
        members: 2,
        points: null,
        debitPoints: null,
        netKopecks: null,
        taxKopecks: null,
        skipped: [
          { reason: 'blocked', count: 1 },
          { reason: 'phone', count: 1 },
        ],
      },
    });
    expect(await confirmed('толпин')).toBe(0);
  });

  it('goes through more than one portion holds, and leaves out whom the person has taken out', async () => {
    const ids = await crowd('Многих', 205);
    const [spared] = ids;
    const query = { search: 'многих', filters: { statuses: ['moderation'] }, except: [spared] };
    const first = await ask({ ...query, expected: 204 });
    expect(first.status, first.messages.join()).toBe(200);
    expect(first.data.done).toHaveLength(200);
    expect(first.data.next?.expected).toBe(4);
    const second = await ask({ ...query, ...first.data.next });
    expect([second.data.done.length, second.data.next]).toEqual([4, null]);
    expect((await s.card(s.w.moderator, spared!)).data.status).toBe('moderation');
    expect(await confirmed('многих')).toBe(204);
  });

  it('changes nobody when the query finds others than were shown', async () => {
    const [one] = await crowd('Сменин', 2);
    const shown = await ask({ search: 'сменин', preview: true });
    await crowd('Сменин', 1);
    const late = await ask({ search: 'сменин', expected: shown.data.plan!.eligible });
    expect([late.status, late.code]).toEqual([409, 'BULK_CHANGED']);
    expect(late.messages.join()).toContain('подходит 3');
    expect((await s.card(s.w.moderator, one!)).data.status).toBe('moderation');
  });

  it('of two who press at once only one decides, and each member is told once', async () => {
    const ids = await crowd('Двоих', 6);
    const query = { search: 'двоих', expected: 6 };
    const answers = await Promise.all([ask(query), ask(query, 'confirm', s.w.admin)]);
    const done = answers.flatMap(({ data }) => data?.done ?? []);
    expect(done.toSorted()).toEqual(ids.toSorted());
    for (const id of ids) expect(await s.feed(id)).toEqual(['member.confirmed']);
  });

  it('names those it could not decide, and asks for the number that was shown', async () => {
    const bare = await ask({ search: 'сменин' });
    expect(Object.keys(bare.fields)).toEqual(['query.expected']);
    const nothing = await s.t.call(s.w.moderator, 'members.decideMany', { body: { decision: 'confirm' } });
    expect(Object.keys(nothing.fields)).toEqual(['ids']);
  });
});
