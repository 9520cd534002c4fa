import { sql } from 'kysely';

import type { Db } from '../../../../db/open.ts';

/** Sorts before every id. */
export const firstKey = '00000000-0000-0000-0000-000000000000';
const lastKey = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** What one statement takes on: a second or two of work, far from the limit of a statement. */
const most = { accounts: 2000, postings: 50_000, accruals: 20_000 } as const;

/** As it is stored in `ledger_reconciliations`. */
export interface Problem {
  member_id: string | null;
  problem: string;
  detail: Record<string, unknown> | null;
}

export interface Proved {
  wallets: number;
  postings: number;
  problems: Problem[];
  /** Further ones that no mark brings back to the next proof: it knows them only from what is stored. */
  unmarked: Problem[];
}

/** A portion of a round: the key to go on after (none: it was the last), how many keys there were, what was proved. */
export interface Portion extends Proved {
  after: string | undefined;
  keys: number;
}

interface Account {
  memberId: string;
  seq: number;
}

export const nothing: Proved = { wallets: 0, postings: 0, problems: [], unmarked: [] };

export const together = (one: Proved, other: Proved): Proved => ({
  wallets: one.wallets + other.wallets,
  postings: one.postings + other.postings,
  problems: [...one.problems, ...other.problems],
  unmarked: [...one.unmarked, ...other.unmarked],
});

/** Accounts after a key that have moved since they were proved, or never were. */
export const readChanged = async (db: Db, after: string): Promise<Account[]> =>
  // The key stands on both sides: the pages together read each table once.
  (
    await sql<Account>`select w.member_id, w.seq from wallets w
      left join wallet_proofs p on p.member_id = w.member_id and p.member_id > ${after}
      where w.member_id > ${after} and w.seq is distinct from p.seq order by w.member_id limit ${most.accounts}`.execute(
      db,
    )
  ).rows;

const readAccounts = async (db: Db, after: string): Promise<Account[]> =>
  (
    await sql<Account>`select member_id, seq from wallets where member_id > ${after}
      order by member_id limit ${most.accounts}`.execute(db)
  ).rows;

/** Members between two keys (the second included) who have postings and no account. */
const readMembersWithoutAccount = async (db: Db, after: string, upto: string): Promise<string[]> =>
  (
    await sql<{ memberId: string }>`select distinct t.member_id from transfers t
      where t.member_id > ${after} and t.member_id <= ${upto}
        and not exists (select from wallets w where w.member_id = t.member_id)`.execute(db)
  ).rows.map(({ memberId }) => memberId);

/** Proves accounts in one statement each so many postings. */
export async function proveAccounts(db: Db, accounts: readonly Account[], at: Date): Promise<Proved> {
  const parts: string[][] = [];
  let postings: number = most.postings;
  for (const { memberId, seq } of accounts) {
    if (postings >= most.postings) {
      parts.push([]);
      postings = 0;
    }
    parts.at(-1)?.push(memberId);
    postings += seq;
  }
  let proved = nothing;
  for (const members of parts) {
    const { rows } = await sql<Omit<Proved, 'unmarked'>>`
      select * from ledger_prove(${members}::uuid[], ${at})`.execute(db);
    for (const row of rows) proved = together(proved, { ...row, unmarked: [] });
  }
  return proved;
}

/** The same of members without an account, who are not among those that have changed. */
async function proveWithoutAccount(db: Db, members: readonly string[], at: Date): Promise<Proved> {
  const { problems } = await proveAccounts(
    db,
    members.map((memberId) => ({ memberId, seq: 0 })),
    at,
  );
  return { ...nothing, unmarked: problems };
}

/** Proves members of whom it is not known whether they have an account. */
export async function proveMembers(db: Db, members: readonly string[], at: Date): Promise<Proved> {
  const { rows } = await sql<Account>`
    select member_id, seq from wallets where member_id = any (${members}::uuid[])`.execute(db);
  const found = new Set(rows.map(({ memberId }) => memberId));
  const without = members.filter((member) => !found.has(member));
  return together(await proveAccounts(db, rows, at), await proveWithoutAccount(db, without, at));
}

/** The next accounts after a key, and those between them who have postings without one. */
export async function proveAccountsAfter(db: Db, after: string, at: Date): Promise<Portion> {
  const accounts = await readAccounts(db, after);
  const last = accounts.length < most.accounts ? undefined : accounts.at(-1)?.memberId;
  const without = await readMembersWithoutAccount(db, after, last ?? lastKey);
  const proved = together(await proveAccounts(db, accounts, at), await proveWithoutAccount(db, without, at));
  return { ...proved, after: last, keys: accounts.length };
}

/** Lines of accruals by their ids. */
export const proveAccruals = async (db: Db, ids: readonly string[]): Promise<Problem[]> =>
  (
    await sql<{ problem: Problem }>`select to_jsonb(x) as problem
      from (select * from ledger_audit_accruals(${ids}::uuid[]) limit 100) x`.execute(db)
  ).rows.map(({ problem }) => problem);

/** The next lines of accruals after a key. */
export async function proveAccrualsAfter(db: Db, after: string): Promise<Portion> {
  const { rows } = await sql<{ id: string }>`
    select id from accruals where id > ${after} order by id limit ${most.accruals}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const last = ids.length < most.accruals ? undefined : ids.at(-1);
  return { ...nothing, unmarked: await proveAccruals(db, ids), keys: ids.length, after: last };
}

/** Promotions whose budgets have other sums than those they were proved with, or were proved before a moment. */
const readPromotions = async (db: Db, before: Date): Promise<string[]> =>
  (
    await sql<{ promotionId: string }>`select b.promotion_id from (select promotion_id, sum(reserved) as reserved,
        sum(spent) as spent, sum(limit_points) as limit_points from promotion_budgets group by 1) b
      left join promotion_proofs p on p.promotion_id = b.promotion_id and p.at >= ${before}
      where (b.reserved, b.spent, b.limit_points) is distinct from (p.reserved, p.spent, p.limit_points)
      order by 1`.execute(db)
  ).rows.map(({ promotionId }) => promotionId);

/** Budgets that have changed or were last proved before a moment, one by one while there is time for all of them. */
export async function provePromotions(
  db: Db,
  before: Date,
  at: Date,
  isOver: () => boolean,
): Promise<{ problems: Problem[]; isFinished: boolean }> {
  const problems: Problem[] = [];
  for (const promotion of await readPromotions(db, before)) {
    if (isOver()) return { problems, isFinished: false };
    const { rows } = await sql<{ problems: Problem[] }>`
      select ledger_prove_promotion(${promotion}::uuid, ${at}) as problems`.execute(db);
    problems.push(...(rows[0]?.problems ?? []));
  }
  return { problems, isFinished: true };
}
