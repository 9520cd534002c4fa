import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/open.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { giveCard, hold } from '../../testing/ledger.ts';
import { accrue, adjust, auditLedger, confirmAccruals, resolveWithdrawal } from '../../repository.ts';
import { proveAll, proveChanges } from './prove.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase({ max: 12 });
  ({ db } = database);
});
afterAll(() => database.drop());

const at = new Date('2026-03-02T10:00:00Z');
const later = new Date('2026-03-20T10:00:00Z');
const day = 86_400_000;
const tables = ['wallets', 'transfers', 'accruals', 'lots', 'lot_uses'] as const;
let night: Date;

const prove = (limitMs = 60_000) => proveChanges(db, night, limitMs);
const nextNight = (): void => {
  night = new Date(night.getTime() + day);
};
const problemsOf = ({ problems }: { problems: readonly { problem: string; detail: unknown }[] }) =>
  problems.map(({ problem, detail }) => `${problem} ${JSON.stringify(detail)}`).toSorted();

/** As somebody who owns the tables and has switched their triggers off. */
async function tamper(change: (tx: Db) => Promise<unknown>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
    await change(tx);
    for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
  });
}

/** A member with points, a line that waits and a withdrawal on its way. */
async function person(): Promise<string> {
  const member = randomUUID();
  const card = await giveCard(db, member, at);
  await adjust(db, member, 100, '2027-01-31', { tuning_id: randomUUID() }, at);
  const sale = randomUUID();
  const line = { sale_item_id: randomUUID(), kind: 'base' as const, points: 7 };
  await accrue(db, member, [line], { sale_id: sale }, at);
  await confirmAccruals(db, member, sale, null, { activateAt: later, expiresOn: '2027-03-31' }, {}, at);
  await hold(db, member, card, 10, at);
  return member;
}

let people: string[];
beforeEach(async () => {
  await database.pool.query('truncate wallet_proofs, promotion_proofs, proof_rounds, ledger_reconciliations');
  night = new Date('2026-04-01T01:00:00Z');
  people = await Promise.all(Array.from({ length: 12 }, person));
  expect(await prove()).toMatchObject({ problems: [], isFinished: true });
  nextNight();
});

describe('the proof of what has changed', () => {
  it('proves each account once, then those that have moved', async () => {
    expect(await prove()).toMatchObject({ changed: 0, problems: [] });
    const [one = '', other = ''] = people;
    await adjust(db, one, 5, '2027-01-31', {}, at);
    await Promise.all([adjust(db, other, 5, '2027-01-31', {}, at), adjust(db, other, 6, '2027-02-28', {}, at)]);
    await person();
    expect(await prove()).toMatchObject({ changed: 3, problems: [] });
    expect(await prove()).toMatchObject({ changed: 0 });
    const rows = await db.selectFrom('ledgerReconciliations').selectAll().orderBy('id').execute();
    expect(rows.map(({ changed, scope, isFinished }) => [changed, scope, isFinished]).slice(1)).toEqual([
      [0, 'changed', true],
      [3, 'changed', true],
      [0, 'changed', true],
    ]);
  });

  it('finds an old posting of an account that moves, at once, and every night until it is repaired', async () => {
    const [member = ''] = people;
    await adjust(db, member, 5, '2027-01-31', {}, at);
    await tamper((tx) =>
      sql`update transfers set reason_code = 'x', amount = amount + 1 where member_id = ${member} and seq = 1`.execute(
        tx,
      ),
    );
    for (let n = 0; n < 3; n += 1) {
      const found = await prove();
      expect(found.problems.map(({ member_id }) => member_id)).toContain(member);
      expect(new Set(found.problems.map(({ member_id }) => member_id)).size).toBe(1);
      nextNight();
    }
    await tamper((tx) =>
      sql`update transfers set amount = amount - 1 where member_id = ${member} and seq = 1`.execute(tx),
    );
    expect(await prove()).toMatchObject({ problems: [] });
  });

  it('finds a budget whose sums have moved', async () => {
    const promotion = randomUUID();
    await sql`insert into promotion_budgets (promotion_id, stripe, limit_points) values (${promotion}, 0, 100)`.execute(
      db,
    );
    expect(await prove()).toMatchObject({ problems: [] });
    await sql`update promotion_budgets set spent = 5 where promotion_id = ${promotion}`.execute(db);
    const wanted = [`I7: promotion budget differs from its accruals {"promotion":"${promotion}"}`];
    expect(problemsOf(await prove())).toEqual(wanted);
    expect(problemsOf(await prove())).toEqual(wanted);
    await sql`delete from promotion_budgets where promotion_id = ${promotion}`.execute(db);
    expect(await prove()).toMatchObject({ problems: [] });
  });

  it('that runs out of time before a budget was proved is not finished', async () => {
    const promotion = randomUUID();
    await sql`insert into promotion_budgets (promotion_id, stripe, limit_points) values (${promotion}, 0, 100)`.execute(
      db,
    );
    expect(await prove(-1)).toMatchObject({ isFinished: false, changed: 0 });
    expect(await prove()).toMatchObject({ isFinished: true, problems: [] });
    await sql`delete from promotion_budgets where promotion_id = ${promotion}`.execute(db);
  });

  it('that runs out of time goes on with the next run', async () => {
    await db.deleteFrom('walletProofs').execute();
    const first = await prove(-1);
    expect(first).toMatchObject({ isFinished: false, problems: [] });
    expect(await prove()).toMatchObject({ isFinished: true, problems: [] });
    expect(await prove()).toMatchObject({ changed: 0 });
  });
});

/** Damage to an account nobody touches, and how it is undone. */
const damages: [string, string, string][] = [
  [
    'a posting of another amount',
    `update transfers set amount = amount + 1 where member_id = $1 and seq = 1`,
    `update transfers set amount = amount - 1 where member_id = $1 and seq = 1`,
  ],
  [
    'a posting of another day',
    `update transfers set at = at + interval '1 day' where member_id = $1 and seq = 2`,
    `update transfers set at = at - interval '1 day' where member_id = $1 and seq = 2`,
  ],
  [
    'points from nowhere',
    `update wallets set active = active + 1 where member_id = $1`,
    `update wallets set active = active - 1 where member_id = $1`,
  ],
  [
    'a lot that has grown',
    `update lots set remaining = remaining + 1 where member_id = $1`,
    `update lots set remaining = remaining - 1 where member_id = $1`,
  ],
  [
    'a movement of lots',
    `update lot_uses set amount = amount + 1 where member_id = $1`,
    `update lot_uses set amount = amount - 1 where member_id = $1`,
  ],
  [
    'a line with less to come',
    `update accruals set left_pending = left_pending - 1 where member_id = $1`,
    `update accruals set left_pending = left_pending + 1 where member_id = $1`,
  ],
  [
    'a hold that says it is paid',
    `update withdrawals set status = 'paid', paid_at = now(), resolved_at = now() where member_id = $1`,
    `update withdrawals set status = 'new', paid_at = null, resolved_at = null where member_id = $1`,
  ],
  [
    'a line that nobody has posted',
    `insert into accruals (id, member_id, sale_id, sale_item_id, kind, points, left_pending, status, created_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), gen_random_uuid(), 'base', 5, 0, 'active', now())`,
    `delete from accruals where member_id = $1 and points = 5`,
  ],
  [
    'a posting of nobody',
    `insert into transfers (member_id, seq, id, type, dr, cr, amount, pending_after, active_after, reserved_after, debt_after,
       actor_kind, at, hash) select md5($1::text)::uuid, 1, gen_random_uuid(), type, dr, cr, amount, pending_after, active_after,
       reserved_after, debt_after, actor_kind, at, hash from transfers where member_id = $1 and seq = 1`,
    `delete from transfers where member_id = md5($1::text)::uuid`,
  ],
];

describe('the round', () => {
  const damageBy = (text: string, member: string): Promise<void> =>
    tamper((tx) => sql.raw(text.replaceAll('$1', `'${member}'`)).execute(tx));

  it.each(damages)('finds %s in an account nobody touches within its nights', async (name, damage, undo) => {
    const member = people[7] ?? '';
    await damageBy(damage, member);
    const wanted = (await auditLedger(db)).map(({ problem }) => problem).toSorted();
    expect(wanted).not.toEqual([]);
    const own = (await auditLedger(db, member)).map(({ problem }) => problem).toSorted();
    // The last two are of nobody's sale and of another member.
    expect(own).toEqual(damages.slice(0, -2).some(([one]) => one === name) ? wanted : []);
    const found = [];
    for (let n = 0; n < 7; n += 1) {
      const { problems, isFinished } = await prove();
      expect(isFinished).toBe(true);
      found.push(problems.map(({ problem }) => problem).toSorted());
      nextNight();
    }
    const first = found.findIndex((problems) => problems.length > 0);
    expect(first).toBeGreaterThanOrEqual(0);
    // From then on every night says it.
    expect(found.slice(first).every((problems) => problems.length > 0)).toBe(true);
    const { problems } = await proveAll(db, night);
    expect(problems.map(({ problem }) => problem).toSorted()).toEqual(wanted);
    await damageBy(undo, member);
    expect(await proveAll(db, night)).toMatchObject({ problems: [], scope: 'all' });
    expect(await prove()).toMatchObject({ problems: [] });
  });

  it('that fails on its way has stored what it found before, though its turn is over', async () => {
    const [, damage, undo] = damages.at(-1)!;
    const member = people[3] ?? '';
    await sql`truncate proof_rounds`.execute(db);
    await damageBy(damage, member);
    const hide = (from: string, to: string) => sql.raw(`alter function ${from}(uuid[]) rename to ${to}`).execute(db);
    await hide('ledger_audit_accruals', 'out_of_order');
    await expect(prove()).rejects.toThrow(/ledger_audit_accruals/);
    await hide('out_of_order', 'ledger_audit_accruals');
    expect(await db.selectFrom('proofRounds').select('done').where('kind', '=', 'accounts').execute()).toHaveLength(1);
    const wanted = (await auditLedger(db)).map(({ problem }) => problem);
    expect(wanted).toContain('P2: postings without an account');
    for (let n = 0; n < 3; n += 1) {
      nextNight();
      expect((await prove()).problems.map(({ problem }) => problem).toSorted()).toEqual(wanted.toSorted());
    }
    await damageBy(undo, member);
    expect(await prove()).toMatchObject({ problems: [] });
  });

  it('stores what nothing else brings back before a hundred problems of other kinds', async () => {
    const [, lonely, found] = damages.at(-2)!;
    const [member = ''] = people;
    await sql`truncate proof_rounds`.execute(db);
    await damageBy(lonely, member);
    const crowd = Array.from({ length: 101 }, (_, n) => `'${randomUUID()}', 0, ${n + 1}`);
    await sql
      .raw(
        `insert into promotion_budgets (promotion_id, stripe, spent, limit_points) values ${crowd
          .map((row) => `(${row}, 1000)`)
          .join(', ')}`,
      )
      .execute(db);
    expect((await prove()).problems).toHaveLength(102);
    const { problems } = await db
      .selectFrom('ledgerReconciliations')
      .select('problems')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(problems).toHaveLength(100);
    expect(problems).toContainEqual(expect.objectContaining({ member_id: member }));
    await damageBy(found, member);
    await sql`delete from promotion_budgets where limit_points = 1000`.execute(db);
  });

  it('sees each account again within seven nights, whenever its turn was', async () => {
    const seen = new Map<string, number>();
    let longest = 0;
    for (let n = 1; n <= 20; n += 1) {
      await prove();
      const { rows } = await sql<{ memberId: string; at: Date }>`select member_id, at from wallet_proofs`.execute(db);
      for (const { memberId, at: provedAt } of rows) {
        if (provedAt.getTime() === night.getTime()) {
          longest = Math.max(longest, n - (seen.get(memberId) ?? 0));
          seen.set(memberId, n);
        }
      }
      nextNight();
    }
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from wallets`.execute(db);
    expect(seen.size).toBe(rows[0]?.n);
    expect(longest).toBeLessThanOrEqual(7);
  });
});

it('members at work are no difference, and nothing of theirs is missed', async () => {
  const over = new AbortController();
  const work = async (member: string): Promise<void> => {
    const card = await giveCard(db, member, at);
    while (!over.signal.aborted) {
      const sale = randomUUID();
      const line = { sale_item_id: randomUUID(), kind: 'base' as const, points: 5 };
      await accrue(db, member, [line], { sale_id: sale }, at);
      await confirmAccruals(db, member, sale, null, { activateAt: at, expiresOn: '2027-03-31' }, {}, at);
      const { id } = await hold(db, member, card, 5, at);
      if (id) await resolveWithdrawal(db, id, ['new'], 'paid', { today: '2026-03-02', grace: '2026-04-01' }, {}, at);
    }
  };
  const working = people.slice(0, 4).map(work);
  let changed = 0;
  for (let n = 0; n < 8; n += 1) {
    const proof = await prove();
    expect(proof.problems).toEqual([]);
    changed += proof.changed;
    expect(await proveAll(db, night)).toMatchObject({ problems: [] });
    nextNight();
  }
  over.abort();
  await Promise.all(working);
  expect(changed).toBeGreaterThan(0);
  await prove();
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from wallets w
    left join wallet_proofs p on p.member_id = w.member_id where p.seq is distinct from w.seq`.execute(db);
  expect(rows).toEqual([{ n: 0 }]);
  expect(await auditLedger(db)).toEqual([]);
});
