import { CompiledQuery, sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { executePrepared, prepared } from '../../db/prepared.ts';

/** Who and what a posting belongs to; names are the columns of `transfers`. */
export type LedgerRef = {
  sale_id?: string | undefined;
  store_id?: string | null | undefined;
  partner_id?: string | null | undefined;
  tuning_id?: string | undefined;
  actor_kind?: 'system' | 'user' | 'technical' | undefined;
  actor_id?: string | undefined;
  request_id?: string | undefined;
  reason_code?: string | undefined;
};

/** One line of a sale as it goes to the account: base points or one promotion version. */
export type AccrualLine = {
  sale_item_id: string;
  kind: 'base' | 'promotion';
  promotion_id?: string | undefined;
  promotion_version_id?: string | undefined;
  points: number;
};

/** What a sale gives to the account of its member. */
export type Accrual = { member_id: string; ref: LedgerRef; lines: readonly AccrualLine[] };

export type ReturnPolicy = 'only_pending' | 'within_balance' | 'to_debt';
export type ReturnOutcome = { pending: number; active: number; debt: number; waived: number };
export type HeldStatus = 'new' | 'on_review' | 'approved' | 'in_registry' | 'failed';
export type Resolution = 'paid' | 'cancelled' | 'rejected' | 'returned';

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

async function scalar<T>(db: Db, call: ReturnType<typeof sql<{ v: T }>>): Promise<T> {
  const { rows } = await call.execute(db);
  return (rows[0] as { v: T }).v;
}

/** Serialises everything this transaction does for the member; take it before reading. */
export const lockMember = async (db: Db, member: string): Promise<void> => {
  await sql`select ledger_lock(${member}::uuid)`.execute(db);
};

/** The same for several members, in the one order everybody keeps. */
export const lockMembers = async (db: Db, members: readonly string[]): Promise<void> => {
  await executePrepared(db, 'ledger.lock', CompiledQuery.raw('select ledger_lock_batch($1::uuid[])', [members]));
};

/** Pending points of sales; answers their sum. Errors PB002 (budget spent) and PB001 (rebalance and repeat) pass through. */
export const accrueBatch = (db: Db, sales: readonly Accrual[], at: Date) =>
  scalar<number>(db, sql`select ledger_accrue_batch(${json(sales)}, ${at}) as v`);

/** The same of one sale. */
export const accrue = (db: Db, member: string, lines: readonly AccrualLine[], ref: LedgerRef, at: Date) =>
  accrueBatch(db, [{ member_id: member, ref, lines }], at);

/** Cancels what is still pending of a sale, or of some of its items; returns the points cancelled. */
export const cancelAccruals = (
  db: Db,
  member: string,
  sale: string,
  items: readonly string[] | null,
  ref: LedgerRef,
  at: Date,
) =>
  scalar<number>(
    db,
    sql`select ledger_cancel(${member}::uuid, ${sale}::uuid, ${items}::uuid[], ${json(ref)}, ${at}) as v`,
  );

/** Schedules approved items; those due are active when the call returns. */
export const confirmAccruals = (
  db: Db,
  member: string,
  sale: string,
  items: readonly string[] | null,
  when: { activateAt: Date; expiresOn: string },
  ref: LedgerRef,
  at: Date,
) =>
  scalar<number>(
    db,
    sql`select ledger_confirm(${member}::uuid, ${sale}::uuid, ${items}::uuid[],
      ${when.activateAt}, ${when.expiresOn}::date, ${json(ref)}, ${at}) as v`,
  );

/** Takes a confirmation back; PB010 when points of the sale are already used. */
export const unconfirmAccruals = (db: Db, member: string, sale: string, ref: LedgerRef, at: Date) =>
  scalar<number>(db, sql`select ledger_unconfirm(${member}::uuid, ${sale}::uuid, ${json(ref)}, ${at}) as v`);

/** Positive points add a lot valid through `expiresOn`; negative ones take soonest expiry first. */
export const adjust = (db: Db, member: string, points: number, expiresOn: string, ref: LedgerRef, at: Date) =>
  scalar<'ok' | 'insufficient'>(
    db,
    sql`select ledger_adjust(${member}::uuid, ${points}, ${expiresOn}::date, ${json(ref)}, ${at}) as v`,
  );

/** Everything the member has burns, for he closes the account; answers the sum. */
export const burnPoints = (db: Db, member: string, ref: LedgerRef, at: Date) =>
  scalar<number>(db, sql`select ledger_burn(${member}::uuid, ${json(ref)}, ${at}) as v`);

export const writeOffDebt = (db: Db, member: string, points: number, ref: LedgerRef, at: Date) =>
  scalar<'ok' | 'insufficient'>(db, sql`select ledger_write_off(${member}::uuid, ${points}, ${json(ref)}, ${at}) as v`);

/** Return of goods, domain.md 3.9; `lines` are points to take back per sale item, of one accrual or of all of its own. */
export const returnPoints = (
  db: Db,
  member: string,
  sale: string,
  lines: readonly { sale_item_id: string; points: number; accrual_id?: string }[],
  rules: { policy: ReturnPolicy; debtCap: number | null; pendingAs?: 'SALE_RETURN' | 'ACCRUAL_CANCEL' },
  ref: LedgerRef,
  at: Date,
) =>
  scalar<ReturnOutcome>(
    db,
    sql`select ledger_return(${member}::uuid, ${sale}::uuid, ${json(lines)}, ${rules.policy}, ${rules.debtCap}::bigint,
      ${json(ref)}, ${at}, ${rules.pendingAs ?? 'SALE_RETURN'}::ledger_operation) as v`,
  );

/** `individual`: a second request of the same member, nothing was written for it. */
export type WithdrawalAnswer = {
  outcome: 'created' | 'replay' | 'mismatch' | 'debt' | 'insufficient' | 'daily' | 'monthly' | 'requote' | 'individual';
  id?: string;
  left?: number;
};

/** Withdrawals in one statement for each table, answered in their order; their shape is the SQL function's comment. */
export async function requestWithdrawals(
  db: Db,
  requests: readonly Readonly<Record<string, unknown>>[],
  at: Date,
): Promise<WithdrawalAnswer[]> {
  if (requests.length === 0) return [];
  const rows = await prepared<{ answer: WithdrawalAnswer }>(
    db,
    'ledger.withdrawals',
    CompiledQuery.raw('select answer from withdrawal_request_batch($1::jsonb, $2) as answer', [
      JSON.stringify(requests),
      at,
    ]),
  );
  return rows.map(({ answer }) => answer);
}

/** Exactly one caller wins; false when the withdrawal is in none of the `from` states. */
export const resolveWithdrawal = (
  db: Db,
  id: string,
  from: readonly HeldStatus[],
  to: Resolution,
  days: { today: string; grace: string },
  ref: LedgerRef,
  at: Date,
) =>
  scalar<boolean>(
    db,
    sql`select withdrawal_resolve(${id}::uuid, ${from}::text[], ${to}, ${days.today}::date,
      ${days.grace}::date, ${json(ref)}, ${at}) as v`,
  );

/** Members served by one turn of the activation job. */
export const activateDue = (db: Db, at: Date, limit: number) =>
  scalar<number>(db, sql`select ledger_activate_due(${at}, ${limit}) as v`);

/** Members served by one turn of the expiry job; `today` is a day of the programme's zone. */
export const expireDue = (db: Db, today: string, at: Date, limit: number) =>
  scalar<number>(db, sql`select ledger_expire_due(${today}::date, ${at}, ${limit}) as v`);

export const rebalanceBudget = async (db: Db, promotion: string, member: string): Promise<void> => {
  await sql`select budget_rebalance(${promotion}::uuid, ${member}::uuid)`.execute(db);
};

export type LedgerProblem = { memberId: string | null; problem: string; detail: unknown };

// A line waits in its account or belongs to a sale of its member: with neither, only the proof of all books finds it.
async function accrualsOf(db: Db, member: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from accruals a join sales s on s.id = a.sale_id
    where s.member_id = ${member}::uuid and a.member_id = s.member_id
    union select a.id from accruals a
    where a.member_id = ${member}::uuid and a.status in ('pending', 'scheduled')`.execute(db);
  return rows.map(({ id }) => id);
}

/** Every broken invariant of the books, of one member's where one is given; an empty answer proves them sound. */
export async function auditLedger(db: Db, member?: string): Promise<LedgerProblem[]> {
  const found =
    member === undefined
      ? sql`ledger_audit`
      : sql`(select * from ledger_audit_of(array[${member}::uuid])
          union all select * from ledger_audit_accruals(${await accrualsOf(db, member)}::uuid[])) x`;
  return (await sql<LedgerProblem>`select * from ${found} limit 100`.execute(db)).rows;
}
