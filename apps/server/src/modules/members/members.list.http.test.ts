import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { companyInn } from '../../seed/numbers.ts';
import { accrue, adjust } from '../ledger/index.ts';
import { refreshDays } from '../summaries/jobs.ts';
import { openStage, type Stage } from './testing/stage.ts';

let s: Stage;

beforeAll(async () => {
  s = await openStage();
});
afterAll(() => s.close());

describe('list', () => {
  it('finds a person by phone, ИНН of the employer and name in any format', async () => {
    const person = await s.newcomer('Белозёрова');
    await s.set(person, {
      email: 'o.belozerova@lavka.example',
      phone: '79123456789',
      firstName: 'Ольга',
      middleName: 'Фёдоровна',
    });
    for (const search of [
      '+7 (912) 345-67-89',
      '8 912 345 67 89',
      '9123456789',
      '345-67-89',
      'белозерова',
      'Фёдоровна Ольга',
      'Белозёрова О',
      'Белозёрова О. Ф.',
      'белозёрова фё',
      '8 912 345',
      '+7 912 345',
      'бе',
      '23456',
      '6789',
      'o.belozerova',
      '@lavka.example',
      'O.BELOZEROVA@lavka',
    ]) {
      expect(s.names(await s.list(s.w.admin, { search })), search).toContain('Белозёрова Ольга Фёдоровна');
    }
    const inn = companyInn(77);
    await sql`update partners set inn = ${inn} where id = ${s.w.partnerId}`.execute(s.database.db);
    expect(s.names(await s.list(s.w.admin, { search: `${inn.slice(0, 4)} ${inn.slice(4)}`, size: 200 }))).toContain(
      'Белозёрова Ольга Фёдоровна',
    );
    expect(s.names(await s.list(s.w.admin, { search: 'абракадабра' }))).toEqual([]);
    expect(s.names(await s.list(s.w.admin, { search: 'Белозёрова Я' }))).toEqual([]);
    expect(s.names(await s.list(s.w.admin, { search: '%' }))).toEqual([]);
  });

  it('walks by cursor over everybody once, in every order', async () => {
    for (let n = 0; n < 5; n += 1) await s.newcomer(`Кириллов${'абвгд'[n]}`);
    const all = (await s.list(s.w.admin, { size: 200 })).data.items.map((row) => row.id);
    for (const field of ['registeredAt', 'fullName', 'lastLoginAt', 'status', 'active', 'pending', 'salesLast30Days']) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await s.list(s.w.admin, { size: 3, cursor, sort: [{ field, direction: 'asc' }] });
        expect(page.status, page.messages.join()).toBe(200);
        seen.push(...page.data.items.map((row) => row.id));
        cursor = page.data.nextCursor;
      } while (cursor);
      expect(seen.toSorted(), field).toEqual(all.toSorted());
    }
    const second = await s.list(s.w.admin, { size: 3, page: 2, sort: [{ field: 'fullName', direction: 'asc' }] });
    const first6 = await s.list(s.w.admin, { size: 6, sort: [{ field: 'fullName', direction: 'asc' }] });
    expect(second.data.items).toEqual(first6.data.items.slice(3));
  });

  it('goes by the points of this moment: of who stands still, has just moved or was moved belatedly', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, async (_, n) => s.newcomer(`Баллова${'абв'[n % 3]}`)));
    const give = async (n: number, points: number, at: Date) => {
      const { id } = people[n]!;
      const ref = { tuning_id: randomUUID() };
      if (n % 2 === 0) return adjust(s.database.db, id, points, '2027-12-31', ref, at);
      const line = { sale_item_id: randomUUID(), kind: 'base' as const, points };
      return accrue(s.database.db, id, [line], { sale_id: randomUUID() }, at);
    };
    const walk = async (body: Record<string, unknown>) => {
      const seen: { id: string; active: number; pending: number }[] = [];
      let cursor: string | undefined;
      do {
        const page = await s.list(s.w.admin, { size: 5, cursor, ...body });
        expect(page.status, page.messages.join()).toBe(200);
        seen.push(...page.data.items);
        cursor = page.data.nextCursor;
      } while (cursor);
      return seen;
    };
    const check = async () => {
      const accounts = await s.database.db.selectFrom('wallets').select(['memberId', 'active', 'pending']).execute();
      const known = new Map(accounts.map((account) => [account.memberId, account]));
      const all = (await s.list(s.w.admin, { size: 200 })).data.items.map(({ id }) => known.get(id)!);
      for (const [field, direction] of [
        ['active', 'asc'],
        ['active', 'desc'],
        ['pending', 'asc'],
        ['pending', 'desc'],
      ] as const) {
        const sign = direction === 'asc' ? 1 : -1;
        const ordered = all
          .toSorted((a, b) => sign * (a[field] - b[field] || (a.memberId < b.memberId ? -1 : 1)))
          .map((row) => [row.memberId, row.active, row.pending]);
        const sort = [{ field, direction }];
        const seen = await walk({ sort });
        expect(seen.map((row) => [row.id, row.active, row.pending])).toEqual(ordered);
        const third = await s.list(s.w.admin, { sort, size: 5, page: 3 });
        expect(third.data.items.map(({ id }) => id)).toEqual(ordered.slice(10, 15).map(([id]) => id));
      }
      const rich = all.filter(({ active }) => active >= 300 && active <= 700).map(({ memberId }) => memberId);
      const found = await s.list(s.w.admin, { filters: { activeFrom: 300, activeTo: 700 }, size: 200 });
      expect(found.data.items.map(({ id }) => id).toSorted()).toEqual(rich.toSorted());
      expect(found.data.total).toBe(rich.length);
      return rich.length;
    };
    const [now, long] = [new Date(), new Date(Date.now() - 40 * 86_400_000)];
    for (const n of people.keys()) await give(n, 100 * n + 10, n < 6 ? long : now);
    await check();
    while (await refreshDays(s.database.db));
    await check();
    for (const n of [0, 1, 4, 7]) await give(n, 333, new Date());
    for (const n of [2, 3, 10]) await give(n, 250, long);
    expect(await check()).toBeGreaterThan(2);
    while (await refreshDays(s.database.db));
    expect(await check()).toBeGreaterThan(2);
  });

  it('counts the views as their lists do, for everybody and for the people of a partner', async () => {
    const mine = await s.newcomer('Вкладкина');
    await sql`insert into tax_profiles (user_id, status, sealed) values (${mine.id}, 'on_check', '\\x00')
      on conflict (user_id) do update set status = 'on_check', sealed = '\\x00'`.execute(s.database.db);
    for (const viewer of [s.w.admin, s.partner]) {
      const { totals } = (await s.list(viewer, {})).data;
      const onCheck = await s.list(viewer, { filters: { passportStatuses: ['on_check'] }, size: 1 });
      const inDebt = await s.list(viewer, { filters: { hasDebt: true }, size: 1 });
      expect(totals).toMatchObject({ passportOnCheck: onCheck.data.total, withDebt: inDebt.data.total });
      expect(onCheck.data.total).toBeGreaterThan(0);
    }
  });

  it('refuses a broken cursor and one of another order', async () => {
    const page = await s.list(s.w.admin, { size: 1 });
    expect((await s.list(s.w.admin, { cursor: 'x' })).fields).toHaveProperty('cursor');
    const other = await s.list(s.w.admin, {
      cursor: page.data.nextCursor,
      sort: [{ field: 'fullName', direction: 'asc' }],
    });
    expect([other.status, Object.keys(other.fields)]).toEqual([400, ['cursor']]);
  });

  it('filters by status, place, identity data and balance, and counts the tabs', async () => {
    const waiting = await s.list(s.w.admin, { filters: { statuses: ['moderation'] }, size: 200 });
    expect(waiting.data.items.every((row) => row.status === 'moderation')).toBe(true);
    const tab = waiting.data.totals?.statuses.find((row) => row.status === 'moderation')?.count;
    expect(tab).toBe(waiting.data.total);
    const filters = {
      partnerIds: [s.w.partnerId],
      storeIds: [s.w.storeId],
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
    expect((await s.list(s.w.admin, { filters })).data.total).toBeGreaterThan(0);
    expect((await s.list(s.w.admin, { filters: { ...filters, activeFrom: 5 } })).data.total).toBe(0);
    expect((await s.list(s.w.admin, { filters: { storeGroupIds: [s.w.storeId] } })).data.total).toBe(0);
  });

  it('shows a partner his own people only, and a member nobody', async () => {
    const mine = await s.list(s.partner, { size: 200 });
    expect(mine.data.items.length).toBeGreaterThan(0);
    expect(mine.data.items.every((row) => row.partner?.id === s.w.partnerId)).toBe(true);
    expect((await s.card(s.partner, s.w.stranger.id)).status).toBe(404);
    expect((await s.list(s.w.member)).status).toBe(403);
  });
});

it('finds a member by phone for an adjustment, nobody else', async () => {
  const person = await s.newcomer();
  await s.set(person, { phone: '79009998877' });
  const found = await s.t.call(s.w.finance, 'members.infoByPhone', { query: { phone: '79009998877' } });
  expect(found.data).toMatchObject({ id: person.id, points: { active: 0, pending: 0, debt: 0 } });
  expect((await s.t.call(s.w.finance, 'members.infoByPhone', { query: { phone: '79009998800' } })).status).toBe(404);
  expect((await s.t.call(s.partner, 'members.infoByPhone', { query: { phone: '79009998877' } })).status).toBe(403);
});
