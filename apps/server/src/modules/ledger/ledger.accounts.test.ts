import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { accrue, accrueBatch, adjust, auditLedger } from './repository.ts';

// Postings do not refer to their account by a constraint: this is what stands instead of it.
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const at = new Date('2026-03-02T10:00:00Z');

it('an account is not deleted, not even by the writer', async () => {
  const { db } = database;
  const member = randomUUID();
  await adjust(db, member, 60, '2027-01-31', {}, at);
  await expect(sql`delete from wallets where member_id = ${member}`.execute(db)).rejects.toThrow();
  const asWriter = db.transaction().execute(async (tx) => {
    await sql`select set_config('ledger.writer', 'on', true)`.execute(tx);
    await sql`delete from wallets where member_id = ${member}`.execute(tx);
  });
  await expect(asWriter).rejects.toThrow('accounts are not deleted');
  await expect(sql`truncate wallets cascade`.execute(db)).rejects.toThrow();
  expect(await auditLedger(db)).toEqual([]);
});

it('whoever has never had points gets an account with the first of them', async () => {
  const { db } = database;
  const [one, other] = [randomUUID(), randomUUID()];
  const line = () => ({ sale_item_id: randomUUID(), kind: 'base' as const, points: 5 });
  await accrue(db, one, [line()], { sale_id: randomUUID() }, at);
  const sales = [{ member_id: other, ref: { sale_id: randomUUID() }, lines: [line()] }];
  await accrueBatch(db, sales, at);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from wallets where member_id = any (${[one, other]}::uuid[]) and pending = 5`.execute(db);
  expect(rows[0]?.n).toBe(2);
  expect(await auditLedger(db)).toEqual([]);
});

it('the auditor tells of points that stand on no account', async () => {
  const { db } = database;
  const stray = randomUUID();
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('ledger.writer', 'on', true)`.execute(tx);
    await sql`
      insert into transfers (member_id, seq, id, type, dr, cr, amount, pending_after, active_after, reserved_after,
        debt_after, accrual_id, actor_kind, at, hash)
      select ${stray}, 1, id, 'SALE_ACCRUAL', 'ISSUED', 'pending', 5, 5, 0, 0, 0, id, 'system', ${at},
        ledger_hash(null, ${stray}, 1, 'SALE_ACCRUAL', 'ISSUED', 'pending', 5, id, ${at})
      from (select ledger_id() as id) x`.execute(tx);
    await sql`
      insert into accruals (id, member_id, sale_id, sale_item_id, kind, points, left_pending, created_at)
      select accrual_id, ${stray}, accrual_id, accrual_id, 'base', 5, 5, ${at} from transfers
      where member_id = ${stray}`.execute(tx);
  });
  const found = await auditLedger(db);
  expect(found.map(({ problem }) => problem).toSorted()).toEqual([
    'P2: accruals without an account',
    'P2: postings without an account',
  ]);
});
