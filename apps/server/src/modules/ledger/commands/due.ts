import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';

const dueOf = {
  activation: (at: Date) => sql`accruals where status = 'scheduled' and activate_at <= ${at}`,
  expiry: (_at: Date, today: string) => sql`lots where remaining > 0 and expires_on < ${today}::date`,
};
export type DueWork = keyof typeof dueOf;

/** The next member after this one for whom something is due, also where somebody holds the account. */
export async function nextDue(
  db: Db,
  work: DueWork,
  after: string,
  at: Date,
  today: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ memberId: string | null }>`
    select member_id from ${dueOf[work](at, today)} and member_id > ${after}::uuid
    order by member_id limit 1`.execute(db);
  return rows[0]?.memberId ?? undefined;
}

/** What is due of one member; waits for the account, no longer than asked. */
export async function serveDue(db: Db, work: DueWork, member: string, at: Date, today: string, waitMs: number) {
  await sql`select set_config('lock_timeout', ${`${waitMs}ms`}, true)`.execute(db);
  await (
    work === 'activation'
      ? sql`select ledger_activate(${member}::uuid, '{"actor_kind":"system"}', ${at})`
      : sql`select ledger_expire(${member}::uuid, ${today}::date, ${at})`
  ).execute(db);
}
