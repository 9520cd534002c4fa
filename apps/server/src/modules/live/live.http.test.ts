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
    });
    await sql`insert into notifications (id, user_id, kind, title, text, tone, created_at)
      values (gen_random_uuid(), ${admin.id}, 'process.completed', 'Готово', '', 'info', ${t.clock.at})`.execute(
      t.services.db,
    );
    await t.call('sales.exportList', { as: admin, body: {} });
    expect((await t.call('live.get', { as: admin })).data).toMatchObject({ unread: 1, processes: 1 });
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
