import { type RawBuilder, sql } from 'kysely';

import type { PayoutOverrideStatus, WithdrawalBlocker } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';

/** A payout in spite of conditions: asked for by one person, decided by another. */
export interface OverrideRecord {
  id: string;
  status: PayoutOverrideStatus;
  obstacles: WithdrawalBlocker[];
  /** What the member owed then, points. */
  debt: number;
  reason: string;
  askedBy: string;
  askedByName: string;
  askedAt: string;
  decidedBy: string | null;
  decidedByName: string | null;
  decidedAt: string | null;
  comment: string | null;
}

const name = (alias: string): RawBuilder<string> =>
  sql`trim(concat_ws(' ', ${sql.ref(`${alias}.last_name`)}, ${sql.ref(`${alias}.first_name`)}))`;

/** The last twenty of `withdrawals w` as JSON, newest first. */
export const overridesOf: RawBuilder<OverrideRecord[]> = sql`(select coalesce(jsonb_agg(jsonb_build_object(
      'id', v.id, 'status', v.status, 'obstacles', v.obstacles, 'debt', v.debt, 'reason', v.reason, 'askedBy', v.asked_by,
      'askedByName', ${name('a')}, 'askedAt', v.asked_at, 'decidedBy', v.decided_by,
      'decidedByName', nullif(${name('d')}, ''), 'decidedAt', v.decided_at, 'comment', v.comment)
      order by v.asked_at desc, v.id desc), '[]')
    from (select * from payout_overrides o where o.withdrawal_id = w.id order by o.asked_at desc, o.id desc limit 20) v
    join users a on a.id = v.asked_by left join users d on d.id = v.decided_by)`;

/** `payout_overrides v` this person may decide: asked for by somebody else (domain 3.23). */
export const overridesWaitingFor = (decider: string): RawBuilder<unknown> =>
  sql`(v.status = 'asked' and v.asked_by <> ${decider}::uuid)`;

interface Asked {
  id: string;
  withdrawalId: string;
  obstacles: readonly WithdrawalBlocker[];
  reason: string;
  by: string;
  at: Date;
}

export async function addOverride(db: Db, asked: Asked): Promise<void> {
  await sql`insert into payout_overrides (id, withdrawal_id, obstacles, debt, status_at, spend_block_hash, reason, asked_by,
      asked_at)
    select ${asked.id}, w.id, ${[...asked.obstacles]}::text[], coalesce(a.debt, 0), u.decided_at,
      md5(u.spend_block_reason), ${asked.reason}, ${asked.by}, ${asked.at}
    from withdrawals w join users u on u.id = w.member_id left join wallets a on a.member_id = u.id
    where w.id = ${asked.withdrawalId}`.execute(db);
}

interface Decided {
  status: Exclude<PayoutOverrideStatus, 'asked' | 'closed'>;
  comment: string | undefined;
  by: string;
  at: Date;
}

export async function decideOverrideRow(db: Db, id: string, { status, comment, by, at }: Decided): Promise<void> {
  await sql`update payout_overrides set status = ${status}, comment = ${comment ?? null}, decided_by = ${by},
    decided_at = ${at} where id = ${id} and status = 'asked'`.execute(db);
}

/** What waits about payouts that have ended or gone to the bank is decided by nobody any more. */
export async function closeOverrides(db: Db, withdrawals: readonly string[], at: Date): Promise<void> {
  await sql`update payout_overrides set status = 'closed', decided_at = ${at}
    where withdrawal_id = any(${[...withdrawals]}::uuid[]) and status = 'asked'`.execute(db);
}
