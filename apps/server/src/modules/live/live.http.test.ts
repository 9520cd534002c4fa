import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp({ demo: true });
}, 180_000);
afterAll(() => t.close());

describe('what changes by itself', () => {
  it('counts the queues as their lists do, in one answer', async () => {
    const admin = await t.loginAs('admin');
    await sql`insert into payout_overrides (id, withdrawal_id, obstacles, reason, asked_by, asked_at)
      select gen_random_uuid(), w.id, '{debt}', 'Долг спишут', u.id, ${t.clock.at} from users u,
        (select id from withdrawals where status = 'new' limit 1) w where u.email = 'finance@pribavka.example'`.execute(
      t.services.db,
    );
    const { data } = await t.call('live.get', { as: admin });
    const sales = await t.call('sales.adminList', { as: admin, body: { filters: { statuses: ['moderation'] } } });
    const payouts = await t.call('withdrawals.adminList', {
      as: admin,
      body: { filters: { statuses: ['new', 'on_review'] } },
    });
    const support = await t.call('support.adminList', {
      as: admin,
      body: { filters: { statuses: ['new', 'in_progress', 'waiting_author'] } },
    });
    const members = await t.call('members.list', { as: admin, body: { filters: { statuses: ['moderation'] } } });
    const waiting = { body: { filters: { waitsForMe: true } } };
    const registries = await t.call('registries.list', { as: admin, ...waiting });
    const overrides = await t.call('withdrawals.adminList', { as: admin, ...waiting });
    const tunings = await t.call('tunings.list', { as: admin, ...waiting });
    const promotions = await t.call('promotions.adminList', { as: admin, ...waiting });
    const points = await t.call('products.adminList', { as: admin, body: { filters: { pointsWaiting: true } } });
    expect(points.data.total).toBeGreaterThan(0);
    expect(overrides.data.total).toBe(1);
    expect(tunings.data.total + promotions.data.total).toBeGreaterThan(0);
    expect(data).toEqual({
      decisions: registries.data.total + overrides.data.total + tunings.data.total,
      promotions: promotions.data.total,
      products: points.data.total,
      administrators: 0,
      unread: 0,
      sales: sales.data.total,
      withdrawals: payouts.data.total,
      support: support.data.total,
      members: members.data.total,
      processes: 0,
      finished: [],
    });
    await sql`insert into notifications (id, user_id, kind, title, text, tone, created_at)
      values (gen_random_uuid(), ${admin.id}, 'process.completed', 'Готово', '', 'info', ${t.clock.at})`.execute(
      t.services.db,
    );
    await t.call('sales.exportList', { as: admin, body: {} });
    expect((await t.call('live.get', { as: admin })).data).toMatchObject({ unread: 1, processes: 1 });
  });

  it('names own work that ended well for a quarter of an hour, to its starter alone and not in the bell', async () => {
    const finance = await t.loginAs('finance');
    const other = await t.loginAs('finance');
    const { data } = await t.call('sales.exportList', { as: finance, body: {} });
    await t.drain();
    const live = async (as: typeof finance) => (await t.call('live.get', { as })).data;
    expect(await live(finance)).toMatchObject({
      unread: 0,
      processes: 0,
      finished: [{ id: data.processId, title: expect.stringContaining('родаж') }],
    });
    expect(await live(other)).toMatchObject({ unread: 0, finished: [] });
    await sql`update processes set finished_at = finished_at - interval '16 minutes'
      where id = ${data.processId}`.execute(t.services.db);
    expect((await live(finance)).finished).toEqual([]);
  });

  it.each([
    ['admin', ['members', 'sales', 'withdrawals', 'decisions', 'promotions', 'products', 'administrators', 'support']],
    ['moderator', ['members', 'sales', 'support']],
    ['support', ['support']],
    ['finance', ['withdrawals', 'decisions']],
    ['auditor', []],
    ['partner', []],
    ['manufacturer', []],
  ] as const)('counts for %s what the role decides, and nothing else', async (role, own) => {
    const { rows } = await sql<{ id: string }>`select id from partners limit 1`.execute(t.services.db);
    const { rows: makers } = await sql<{ id: string }>`select id from manufacturers limit 1`.execute(t.services.db);
    const place = { partner: { partnerId: rows[0]!.id }, manufacturer: { manufacturerId: makers[0]!.id } };
    const as = await t.loginAs(role, role === 'partner' || role === 'manufacturer' ? place[role] : {});
    const { unread: _u, processes: _p, finished: _f, ...queues } = (await t.call('live.get', { as })).data;
    const counted = Object.entries(queues).flatMap(([name, count]) => (count === null ? [] : [name]));
    expect(counted.toSorted()).toEqual([...own].toSorted());
  });

  it('tells nobody of queues that are not theirs', async () => {
    const { rows } = await sql<{ id: string }>`select id from partners limit 1`.execute(t.services.db);
    const partner = await t.loginAs('partner', { partnerId: rows[0]!.id });
    expect((await t.call('live.get', { as: partner })).data).toMatchObject({
      withdrawals: null,
      decisions: null,
      promotions: null,
    });
    const member = await t.loginAs('member');
    expect((await t.call('live.get', { as: member })).status).toBe(403);
  });
});
