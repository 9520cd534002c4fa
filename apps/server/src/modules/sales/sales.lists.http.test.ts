import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { useSalesStage } from './testing/stage.ts';
import { addPerson } from './testing/world.ts';

const stage = useSalesStage();
const { created, decide, drill, lamp } = stage;

describe('lists', () => {
  it('a member sees own sales, the back-office its scope, with tabs counted', async () => {
    const who = await addPerson(
      stage.database.db,
      'member',
      { partnerId: stage.world.otherPartnerId, storeId: stage.world.otherStoreId },
      'Чижова',
    );
    const one = await created(who, { items: [lamp(1)] });
    await created(who, { submit: false, items: [drill('AB-777777')] });
    const own = await stage.server.call(who, 'sales.list', { body: {} });
    expect(own.data.total).toBe(2);
    expect(own.data.totals).toMatchObject({ pending: 1, pendingPoints: 40, monthSales: 1, monthPendingPoints: 40 });
    expect((await stage.server.call(who, 'sales.list', { body: { search: 'ab 777' } })).data.total).toBe(1);
    expect(
      (await stage.server.call(who, 'sales.list', { body: { filters: { statuses: ['draft'] } } })).data.items[0]
        ?.pointsState,
    ).toBe('preview');
    expect((await stage.server.call(who, 'sales.adminList', { body: {} })).status).toBe(403);
    const partner = await addPerson(stage.database.db, 'partner', {
      partnerId: stage.world.otherPartnerId,
      storeId: stage.world.otherStoreId,
    });
    const scoped = await stage.server.call(partner, 'sales.adminList', { body: { size: 200 } });
    expect(new Set(scoped.data.items.map((row) => row.partner?.id))).toEqual(new Set([stage.world.otherPartnerId]));
    const found = await stage.server.call(stage.world.moderator, 'sales.adminList', { body: { search: 'чижова' } });
    expect(found.data.items.map((row) => row.id)).toEqual([one.id]);
    for (const search of [one.number, `№ ${one.number}`, one.number.replace('-', '–').toLowerCase()]) {
      const named = await stage.server.call(stage.world.moderator, 'sales.adminList', { body: { search } });
      expect(named.data.items[0]?.id, search).toBe(one.id);
    }
  });

  it('counts what was sent in this month apart from all the rest, so that the parts make the whole', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const [old, refused, good] = [
      await created(who, { items: [lamp(2)] }),
      await created(who, { items: [lamp(3)] }),
      await created(who, { items: [lamp(4)] }),
    ];
    await created(who, { items: [lamp(1)] });
    const cancelled = await created(who, { items: [lamp(7)] });
    await stage.server.call(who, 'sales.cancel', { params: { id: cancelled.id }, body: {} });
    const whole = (sale: typeof good, decision: 'approve' | 'reject') =>
      decide(
        sale.id,
        sale.version,
        sale.items.map(({ id }) => ({ id, decision, ...(decision === 'reject' ? { reasonCode: 'duplicate' } : {}) })),
      );
    await whole(old, 'approve');
    await whole(refused, 'reject');
    await whole(good, 'approve');
    await sql`update sales set submitted_at = '2026-10-31T12:00:00Z' where id = ${old.id}`.execute(stage.database.db);
    const returned = await created(who, { items: [lamp(5)] });
    await whole(returned, 'approve');
    const back = { reasonCode: 'customer', returnedAt: '2026-11-20' };
    await stage.server.call(stage.world.moderator, 'sales.return', {
      params: { id: returned.id },
      body: { items: returned.items.map(({ id }) => ({ id, quantity: 5 })), ...back },
    });
    const { totals } = (await stage.server.call(who, 'sales.list', { body: {} })).data;
    expect(totals).toMatchObject({
      monthSales: 4,
      monthPoints: 200,
      monthPending: 1,
      monthPendingPoints: 40,
      monthConfirmed: 2,
      monthConfirmedPoints: 160,
      monthRejected: 1,
      confirmed: 2,
      confirmedPoints: 240,
    });
  });

  it('goes by the points it shows, and by one order', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const refused = await created(who, { items: [lamp(9)] });
    await decide(
      refused.id,
      refused.version,
      refused.items.map(({ id }) => ({ id, decision: 'reject' as const, reasonCode: 'receipt_unreadable' })),
    );
    const cancelled = await created(who, { items: [lamp(7)] });
    await stage.server.call(who, 'sales.cancel', { params: { id: cancelled.id }, body: {} });
    await created(who, { items: [lamp(1)] });
    await created(who, { items: [lamp(5)], submit: false });
    for (const direction of ['asc', 'desc'] as const) {
      const sort = [{ field: 'points' as const, direction }];
      const { data } = await stage.server.call(who, 'sales.list', { body: { sort } });
      const shown = data.items.map(({ points }) => points);
      expect(shown).toEqual(direction === 'asc' ? [0, 0, 40, 200] : [200, 40, 0, 0]);
    }
    const two = [
      { field: 'points' as const, direction: 'asc' as const },
      { field: 'number' as const, direction: 'asc' as const },
    ];
    expect(Object.keys((await stage.server.call(who, 'sales.list', { body: { sort: two } })).fields)).toEqual(['sort']);
  });

  it('finds by points, by sum and by who decided', async () => {
    const who = await addPerson(stage.database.db, 'member', stage.world);
    const small = await created(who, { items: [lamp(1)] });
    const large = await created(who, { items: [{ ...lamp(9), priceKopecks: 15_000 }] });
    await decide(
      large.id,
      large.version,
      large.items.map(({ id }) => ({ id, decision: 'approve' as const })),
    );
    const find = async (filters: object) =>
      (
        await stage.server.call(stage.world.moderator, 'sales.adminList', {
          body: { filters: { memberId: who.id, ...filters } },
        })
      ).data.items.map(({ id }) => id);
    expect(await find({ pointsFrom: 41 })).toEqual([large.id]);
    expect(await find({ pointsTo: 40 })).toEqual([small.id]);
    expect(await find({ totalFromKopecks: small.totalKopecks + 1 })).toEqual([large.id]);
    expect(await find({ totalToKopecks: small.totalKopecks })).toEqual([small.id]);
    const moderators = (await stage.server.call(stage.world.admin, 'sales.moderators', {})).data;
    expect(moderators).toContainEqual({ id: stage.world.moderator.id, name: 'Иванова Анна' });
    expect(moderators.map(({ id }) => id)).not.toContain(stage.world.member.id);
    expect(await find({ moderatorId: stage.world.moderator.id })).toEqual([large.id]);
    const partner = await addPerson(stage.database.db, 'partner', {
      partnerId: stage.world.otherPartnerId,
      storeId: stage.world.otherStoreId,
    });
    expect((await stage.server.call(partner, 'sales.moderators', {})).data).toEqual([]);
  });

  it('walks by cursor without losing or repeating a row', async () => {
    for (let i = 1; i <= 8; i += 1) await created(stage.world.member, { items: [lamp(1 + (i % 3))] });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = (
        await stage.server.call(stage.world.moderator, 'sales.adminList', {
          body: { size: 3, cursor, sort: [{ field: 'points', direction: 'asc' }] },
        })
      ).data;
      seen.push(...page.items.map((row) => row.id));
      cursor = page.nextCursor;
      if (!cursor) expect(page.total).toBe(seen.length);
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
  });
});
