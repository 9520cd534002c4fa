import { type Database, openDatabase } from '../../apps/server/src/db/open.ts';

/** One connection, whose settings stay. */
type Session = Database['pool'];

// Triggers and references are off, and indexes are made at the end: it is the real schema, filled by nobody but this script.
const session = `
set session_replication_role = replica;
set synchronous_commit = off;
set work_mem = '64MB';
set maintenance_work_mem = '256MB'`;

const accounts = `
create unlogged table fill_$WORKER as
  select ledger_id() as member_id, null::bytea as head, 0::bigint as pending, 0::bigint as active, null::uuid as line
  from generate_series(1, $MEMBERS)`;

/**
 * One posting for each member: an odd one promises 100 points, an even one brings them alive. One by one, so that what
 * a member has lies in as many places of the table as in life, where a table grows by time.
 */
const posting = `
create unlogged table fill_next_$WORKER as
  select member_id, ledger_hash(head, member_id, $SEQ, $TYPE, $DR, $CR, 100, a.line, $AT) as head,
    pending + $PENDING as pending, active + $ACTIVE as active, a.line
  from (select f.member_id, head, pending, active, $LINE as line from fill_$WORKER f offset 0) a;
insert into transfers (member_id, seq, id, type, dr, cr, amount, pending_after, active_after, reserved_after, debt_after,
  sale_id, sale_item_id, accrual_id, actor_kind, at, hash)
select member_id, $SEQ, ledger_id(), $TYPE, $DR, $CR, 100, pending, active, 0, 0, line, line, line, 'user', $AT, head
from fill_next_$WORKER;
drop table fill_$WORKER;
alter table fill_next_$WORKER rename to fill_$WORKER`;

const accrual = `
insert into accruals (id, member_id, sale_id, sale_item_id, kind, points, left_pending, status, activate_at, expires_on,
  created_at)
select line, member_id, line, line, 'base', 100, 0, 'active', $AT, '2029-12-31', $AT from fill_$WORKER`;

const movement = `
insert into lot_uses (member_id, seq, expires_on, amount) select member_id, $SEQ, '2029-12-31', 100 from fill_$WORKER`;

const end = `
insert into wallets (member_id, pending, active, earned, seq, head)
  select member_id, pending, active, active, $COUNT, head from fill_$WORKER;
insert into wallet_ranks (member_id, active, pending, seq) select member_id, active, pending, $COUNT from fill_$WORKER;
insert into lots (member_id, expires_on, remaining) select member_id, '2029-12-31', active from fill_$WORKER;
drop table fill_$WORKER`;

const tables = ['transfers', 'accruals', 'lot_uses', 'lots', 'wallets', 'wallet_ranks'];

/** Statements that drop what slows a fill down, and those that bring it back. */
async function readIndexes(client: Session): Promise<{ drop: string[]; make: string[] }> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.relname as name, pg_get_indexdef(x.indexrelid) as definition from pg_index x
     join pg_class i on i.oid = x.indexrelid where x.indrelid = any ($1::regclass[]) and not x.indisprimary`,
    [tables],
  );
  return { drop: rows.map(({ name }) => `drop index ${name}`), make: rows.map(({ definition }) => definition) };
}

const valuesOf = (seq: number): Record<string, string> => {
  const isPromise = seq % 2 === 1;
  return {
    SEQ: String(seq),
    TYPE: isPromise ? `'SALE_ACCRUAL'::ledger_operation` : `'ACTIVATION'::ledger_operation`,
    DR: isPromise ? `'ISSUED'::ledger_account` : `'pending'::ledger_account`,
    CR: isPromise ? `'pending'::ledger_account` : `'active'::ledger_account`,
    PENDING: isPromise ? '100' : '-100',
    ACTIVE: isPromise ? '0' : '100',
    LINE: isPromise ? 'ledger_id()' : 'f.line',
    AT: `(timestamptz '2024-01-01' + ${seq} * interval '90 days')`,
  };
};

const filled = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\$([A-Z]+)/g, (_, name: string) => values[name] ?? `$${name}`);

async function withSession<T>(url: string, work: (client: Session) => Promise<T>): Promise<T> {
  const { pool, close } = openDatabase({ url, max: 1, statementTimeoutMs: 24 * 3_600_000 });
  try {
    await pool.query(session);
    return await work(pool);
  } finally {
    await close();
  }
}

const fillPart = (url: string, worker: number, members: number, postings: number): Promise<void> =>
  withSession(url, async (client) => {
    const run = (text: string, values: Record<string, string>) =>
      client.query(
        filled(text, { ...values, WORKER: String(worker), MEMBERS: String(members), COUNT: String(postings) }),
      );
    await run(accounts, {});
    for (let n = 1; n <= postings; n += 1) {
      await run(posting, valuesOf(n));
      await run(n % 2 === 1 ? accrual : movement, valuesOf(n));
      if (worker === 0) console.log(`  ${n} of ${postings} postings a member`);
    }
    await run(end, {});
  });

/** Accounts of `members` people with `postings` (even) sound postings each, as the ledger would have written them. */
export async function fillLedger(url: string, members: number, postings: number, workers = 3): Promise<void> {
  const make = await withSession(url, async (client) => {
    const indexes = await readIndexes(client);
    for (const sql of indexes.drop) await client.query(sql);
    return indexes.make;
  });
  await Promise.all(
    Array.from({ length: workers }, (_, n) => fillPart(url, n, Math.ceil(members / workers), postings)),
  );
  console.log('  indexes');
  const build = (): Promise<void> =>
    withSession(url, async (client) => {
      for (let sql = make.pop(); sql; sql = make.pop()) await client.query(sql);
    });
  await Promise.all(Array.from({ length: workers }, build));
  await withSession(url, (client) => client.query('vacuum analyze'));
}
