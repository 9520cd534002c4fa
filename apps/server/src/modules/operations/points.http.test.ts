import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { readAccount } from '../ledger/testing/ledger.ts';
import { adjust, ledgerJobs } from '../ledger/index.ts';
import { auditLedger } from '../ledger/repository.ts';
import { salesRoutes } from '../sales/index.ts';
import { createTestApp, type Person, type TestApp } from '../sales/testing/app.ts';
import { addPerson, addPromotion, createWorld, type World } from '../sales/testing/world.ts';
import { adjustmentsRoutes } from '../adjustments/index.ts';
import { payoutCardsRoutes } from '../payout-cards/index.ts';
import { payoutsRoutes } from '../payouts/index.ts';
import { withdrawalsRoutes } from '../withdrawals/index.ts';
import { pointsSettingsRoutes } from '../points-settings/index.ts';
import { operationsRoutes } from './routes.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
const start = new Date('2026-11-20T09:00:00.000Z');

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  const handlers = {
    ...salesRoutes,
    ...withdrawalsRoutes,
    ...payoutsRoutes,
    ...payoutCardsRoutes,
    ...operationsRoutes,
    ...pointsSettingsRoutes,
    ...adjustmentsRoutes,
  };
  t = await createTestApp(database, handlers, ledgerJobs);
  await addPromotion(database.db, { name: 'Осень', mechanic: 'multiplier', params: { percent: 150 } });
});
afterAll(async () => {
  expect(await auditLedger(database.db)).toEqual([]);
  await t.close();
  await database.drop();
});
beforeEach(() => {
  t.clock.at = start;
});

let serial = 500_000;
async function sold(who: Person): Promise<string> {
  const body = {
    saleDate: '2026-11-18',
    items: [{ productId: w.drill.id, quantity: 1, serialNumber: `AB-${(serial += 1)}` }],
    submit: true,
  };
  const sale = (await t.call(who, 'sales.create', { body })).data;
  const items = sale.items.map(({ id }) => ({ id, decision: 'approve' as const }));
  expect(
    (await t.call(w.moderator, 'sales.moderate', { params: { id: sale.id }, body: { items, version: sale.version } }))
      .status,
  ).toBe(200);
  return sale.id;
}
/** What the queue does on its timetable. */
const run = (name: string): Promise<void> => t.runClock(ledgerJobs.find((job) => job.name === name)!);

describe('points', () => {
  it('wait for the end of the hold, come alive by the job, and lapse after their last day', async () => {
    const who = await addPerson(database.db, 'member', w);
    await sold(who);
    const before = (await t.call(who, 'points.get')).data;
    expect(before).toMatchObject({
      pending: 150,
      active: 0,
      nextActivation: { date: '2026-12-02', points: 150 },
      nextExpiration: null,
    });
    const given = (await t.call(who, 'operations.list', { body: { filters: { types: ['SALE_ACCRUAL'] } } })).data;
    const { id } = given.items[0]!;
    const lots = async () => (await t.call(who, 'operations.get', { params: { id } })).data.lots;
    expect(await lots()).toEqual([
      {
        id,
        points: 100,
        account: 'pending',
        activateAt: '2026-12-02 00:00:00.000',
        expiresAt: '2027-12-02 00:00:00.000',
      },
    ]);
    t.clock.at = new Date('2026-12-01T20:59:59.000Z');
    await run('points.activate');
    expect((await readAccount(database.db, who.id)).sums.active).toBe(0);
    const standings = async () =>
      (
        await t.call(who, 'operations.list', { body: { filters: { types: ['SALE_ACCRUAL', 'PROMO_ACCRUAL'] } } })
      ).data.items.map(({ standing }) => standing);
    expect(await standings()).toEqual(['waiting', 'waiting']);
    t.clock.at = new Date('2026-12-01T21:00:00.000Z');
    await run('points.activate');
    await run('points.activate');
    expect((await t.call(who, 'points.get')).data).toMatchObject({
      pending: 0,
      active: 150,
      earnedTotal: 150,
      nextExpiration: { date: '2027-12-02', points: 150 },
    });
    expect(await standings()).toEqual(['done', 'done']);
    // What came alive belongs to the activation.
    expect(await lots()).toEqual([]);
    expect((await t.call(who, 'points.expiring')).data).toEqual([
      { month: '2027-12', points: 150, lots: [{ expiresAt: '2027-12-02 00:00:00.000', points: 150 }] },
    ]);
    t.clock.at = new Date('2027-12-02T20:00:00.000Z');
    await sql`update sessions set last_used_at = ${t.clock.at}`.execute(database.db);
    await run('points.expire');
    expect((await readAccount(database.db, who.id)).sums.active).toBe(150);
    t.clock.at = new Date('2027-12-02T21:10:00.000Z');
    await run('points.expire');
    expect((await t.call(who, 'points.get')).data).toMatchObject({ active: 0, expiredTotal: 150 });
    await sql`update sessions set last_used_at = ${start}`.execute(database.db);
  });

  it('every row of the history says why so many', async () => {
    const who = await addPerson(database.db, 'member', w);
    await sold(who);
    const list = (await t.call(who, 'operations.list', { body: {} })).data;
    expect(list.items.map((row) => [row.type, row.points])).toEqual(
      expect.arrayContaining([
        ['SALE_ACCRUAL', 100],
        ['PROMO_ACCRUAL', 50],
      ]),
    );
    expect(list.totals).toEqual({ credit: 150, debit: 0 });
    const promo = list.items.find((row) => row.type === 'PROMO_ACCRUAL')!;
    const card = (await t.call(who, 'operations.get', { params: { id: promo.id } })).data;
    expect(card.explanation).toEqual([
      { text: '100 × 0,5 = 50 по акции «Осень»; версия 1', points: 50 },
      { text: 'Товар: Дрель Кремень-600', points: null },
    ]);
    expect(card.formula.map(({ operator, value, label }) => [operator, value, label])).toEqual([
      [null, '100', 'базовые'],
      ['×', '0,5', 'Осень'],
      ['=', '50', 'баллов'],
    ]);
    expect(card.balanceAfter.pending).toBe(150);
    expect(card.related.map((row) => row.kind)).toEqual(['sale', 'promotion']);
    expect((await t.call(w.colleague, 'operations.get', { params: { id: promo.id } })).status).toBe(404);
    expect((await t.call(w.finance, 'operations.get', { params: { id: promo.id } })).status).toBe(200);
    const filtered = await t.call(who, 'operations.list', {
      body: { filters: { types: ['PROMO_ACCRUAL'], direction: 'credit', saleNumber: promo.sale?.number } },
    });
    expect(filtered.data.total).toBe(1);
    expect(
      (await t.call(w.finance, 'operations.adminList', { body: { filters: { memberId: who.id, pointsFrom: 100 } } }))
        .data.total,
    ).toBe(1);
    expect((await t.call(who, 'operations.adminList', { body: {} })).status).toBe(403);
    const earned = (await t.call(who, 'points.earned', { query: { step: 'month', count: 3 } })).data;
    expect(earned.rows.map((row) => [row.from, row.sale, row.promotion, row.sales])).toEqual([
      ['2026-09-01', 0, 0, 0],
      ['2026-10-01', 0, 0, 0],
      ['2026-11-01', 100, 50, 1],
    ]);
  });

  it('the proof of one member reads the lines of his sales, and nobody else has them', async () => {
    const who = await addPerson(database.db, 'member', w);
    const saleId = await sold(who);
    const past = (change: string) =>
      database.pool.query(
        `alter table accruals disable trigger user; ${change}; alter table accruals enable trigger user`,
      );
    await past(`insert into accruals (id, member_id, sale_id, sale_item_id, kind, points, left_pending, status, created_at)
      values (gen_random_uuid(), '${who.id}', '${saleId}', gen_random_uuid(), 'base', 5, 0, 'active', now())`);
    expect(await auditLedger(database.db, who.id)).toEqual([
      expect.objectContaining({ memberId: who.id, problem: 'P5: accrual differs from its postings' }),
    ]);
    expect(await auditLedger(database.db, w.colleague.id)).toEqual([]);
    await past(`delete from accruals where member_id = '${who.id}' and points = 5`);
    expect(await auditLedger(database.db, who.id)).toEqual([]);
  });

  it('the nightly proof writes what it found', async () => {
    await run('points.reconcile');
    const { rows } = await sql<{
      problems: unknown[];
      wallets: number;
    }>`select problems, wallets from ledger_reconciliations`.execute(database.db);
    expect(rows[0]?.problems).toEqual([]);
    expect(rows[0]?.wallets).toBeGreaterThan(0);
  });
});

describe('adjustments', () => {
  const create = (extra: Record<string, unknown>, who = w.finance, key = randomUUID()) =>
    t.call(who, 'tunings.create', {
      key,
      body: { direction: 'credit', points: 300, reasonCode: 'contest', comment: 'Приз за октябрь', ...extra } as never,
    });

  it('apply at once up to the threshold, find the member by phone, and repeat to no effect', async () => {
    const who = await addPerson(database.db, 'member', w);
    const { rows } = await sql<{ phone: string }>`select phone from users where id = ${who.id}`.execute(database.db);
    const key = randomUUID();
    const first = await create({ phone: rows[0]!.phone, expiresAt: '2026-12-31' }, w.finance, key);
    expect(first.data).toMatchObject({ status: 'applied', points: 300, balance: { active: 300 } });
    expect(first.data.number).toMatch(/^К-\d{6}$/);
    await sql`delete from idempotency_keys`.execute(database.db);
    expect((await create({ phone: rows[0]!.phone, expiresAt: '2026-12-31' }, w.finance, key)).data.id).toBe(
      first.data.id,
    );
    expect(await readAccount(database.db, who.id)).toMatchObject({
      sums: { active: 300 },
      lots: { '2026-12-31': 300 },
    });
    expect((await create({ memberId: who.id, direction: 'debit', points: 301 })).code).toBe('POINTS_NOT_ENOUGH');
    expect((await create({ memberId: who.id, direction: 'debit', points: 300 })).data.balance.active).toBe(0);
    // Above the threshold it is refused too, and nothing waits for a second person in vain.
    const beyond = await create({ memberId: who.id, direction: 'debit', points: 6000 });
    expect([beyond.code, Object.keys(beyond.fields)]).toEqual(['POINTS_NOT_ENOUGH', ['points']]);
    const waiting = await sql`select 1 from tunings where member_id = ${who.id} and status = 'on_approval'`.execute(
      database.db,
    );
    expect(waiting.rows).toEqual([]);
    expect((await create({ phone: '79000000000' })).code).toBe('MEMBER_NOT_FOUND');
    expect(Object.keys((await create({ memberId: who.id, reasonCode: 'nothing' })).fields)).toEqual(['reasonCode']);
  });

  it('above the threshold wait for somebody else', async () => {
    const who = await addPerson(database.db, 'member', w);
    const made = (await create({ memberId: who.id, points: 5001 })).data;
    expect(made).toMatchObject({ status: 'on_approval', allowedActions: ['delete'], balance: { active: 0 } });
    const decide = (person: Person, decision: 'approve' | 'reject') =>
      t.call(person, 'tunings.decide', {
        params: { id: made.id },
        body: { decision, comment: 'Проверено', version: made.version },
      });
    expect((await decide(w.finance, 'approve')).code).toBe('TUNING_SAME_PERSON');
    const codes = (await Promise.all([decide(w.finance2, 'approve'), decide(w.admin, 'reject')])).map(
      (answer) => answer.status,
    );
    expect(codes.filter((status) => status === 200)).toHaveLength(1);
    const { active } = (await readAccount(database.db, who.id)).sums;
    expect([0, 5001]).toContain(active);
    const list = (await t.call(w.finance, 'tunings.list', { body: { filters: { memberId: who.id } } })).data;
    expect(list.total).toBe(1);
    const other = (await create({ memberId: who.id, points: 6000 })).data;
    expect((await t.call(w.finance2, 'tunings.delete', { params: { id: other.id } })).status).toBe(403);
    expect((await t.call(w.finance, 'tunings.delete', { params: { id: other.id } })).status).toBe(200);
    expect((await t.call(w.finance, 'tunings.get', { params: { id: other.id } })).data.status).toBe('cancelled');
  });

  it('carry the documents of their author, which the second person may read', async () => {
    const who = await addPerson(database.db, 'member', w);
    const file = {
      name: 'служебная.pdf',
      mime: 'application/pdf',
      bytes: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    };
    const stored = await t.upload(w.finance, 'tunings.uploadFile', file);
    expect(stored.status, stored.messages.join()).toBe(200);
    expect((await t.upload(w.moderator, 'tunings.uploadFile', file)).status).toBe(403);
    const made = await create({ memberId: who.id, points: 7000, fileIds: [stored.data.id] });
    expect(made.data.files.map(({ name }) => name)).toEqual(['служебная.pdf']);
    // Somebody else's upload is not known to this author, nor is a file of another kind.
    const foreign = await create({ memberId: who.id, fileIds: [stored.data.id] }, w.admin);
    expect([foreign.code, Object.keys(foreign.fields)]).toEqual(['FILE_NOT_FOUND', ['fileIds']]);
  });

  it('are rejected with the words the author reads, and are not approved past their own day', async () => {
    const who = await addPerson(database.db, 'member', w);
    const made = (await create({ memberId: who.id, points: 8000, expiresAt: '2026-11-25' })).data;
    const decide = (decision: 'approve' | 'reject', comment?: string) =>
      t.call(w.finance2, 'tunings.decide', {
        params: { id: made.id },
        body: { decision, version: made.version, ...(comment === undefined ? {} : { comment }) },
      });
    expect(Object.keys((await decide('reject')).fields)).toEqual(['comment']);
    const at = t.clock.at;
    t.clock.at = new Date('2026-11-26T09:00:00Z');
    expect((await decide('approve')).code).toBe('TUNING_EXPIRED');
    t.clock.at = at;
    const rejected = await decide('reject', 'Нет основания');
    expect(rejected.data).toMatchObject({ status: 'rejected', decisionComment: 'Нет основания', allowedActions: [] });
    expect((await readAccount(database.db, who.id)).sums.active).toBe(0);
  });
});

describe('settings', () => {
  it('are versions; two editors at once do not overwrite each other', async () => {
    const now = (await t.call(w.admin, 'points.settings')).data;
    const { updatedAt: _, updatedBy: __, pending: ___, ...body } = now;
    const answers = await Promise.all([
      t.call(w.admin, 'points.updateSettings', { body: { ...body, holdDays: 7 } }),
      t.call(w.admin, 'points.updateSettings', { body: { ...body, holdDays: 9 } }),
    ]);
    expect(answers.map((answer) => answer.code ?? 'ok').sort()).toEqual(['VERSION_CONFLICT', 'ok']);
    const bad = await t.call(w.admin, 'points.updateSettings', {
      body: { ...body, version: body.version + 1, withdrawalMin: 60_000 },
    });
    expect(Object.keys(bad.fields)).toContain('withdrawalMin');
    expect((await t.call(w.finance, 'points.settings')).data.version).toBe(now.version + 1);
    expect((await t.call(w.member, 'points.settings')).status).toBe(403);
  });
});

it('points of others are nobody’s business', async () => {
  const { db } = database;
  await adjust(db, w.member.id, 10, '2027-01-01', {}, start);
  expect((await t.call(w.stranger, 'operations.list', { body: {} })).data.total).toBe(0);
  expect((await t.call(w.finance, 'points.get')).status).toBe(403);
});
