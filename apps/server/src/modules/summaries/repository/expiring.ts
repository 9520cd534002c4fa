import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { inTransaction } from '../../../db/tx.ts';
import type { Scope } from '../../../http/scope.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { defineJob } from '../../../jobs/jobs.ts';
import { addDays } from '../../../core/calendar.ts';
import { allOf, peopleConditions, type SummaryFilters } from './filters.ts';

/** «Сгорит» of the dashboard looks this far ahead, as the last but one warning to a member does. */
const daysAhead = 30;

const due = (now: Date): RawBuilder<unknown> =>
  sql`l.remaining > 0 and l.expires_on <= ${addDays(programmeDay(now), daysAhead)}::date`;

const sumOf = async (db: Db, query: RawBuilder<unknown>): Promise<number> =>
  (await sql<{ points: number }>`${query}`.execute(db)).rows[0]?.points ?? 0;

/** Straight from the lots: what the hourly sum has to equal. */
export const directExpiring = (db: Db, scope: Scope, filters: SummaryFilters, now: Date): Promise<number> =>
  sumOf(
    db,
    sql`select coalesce(sum(l.remaining), 0)::bigint as points from lots l join users u on u.id = l.member_id
      where ${due(now)} and ${peopleConditions(scope, filters)}`,
  );

/** On `summary_expiring e`: shops of the reader. */
function shops(scope: Scope, { partnerId, storeGroupId }: SummaryFilters): RawBuilder<unknown> {
  return allOf([
    scope.kind === 'all'
      ? sql`true`
      : scope.kind === 'partner'
        ? sql`e.partner_id = ${scope.partnerId}::uuid`
        : sql`false`,
    ...(partnerId ? [sql`e.partner_id = ${partnerId}::uuid`] : []),
    ...(storeGroupId
      ? [sql`e.store_id in (select store_id from store_group_stores where group_id = ${storeGroupId}::uuid)`]
      : []),
  ]);
}

/** Points of the reader's people that burn within 30 days, an hour old at most. */
export async function readExpiring(db: Db, scope: Scope, filters: SummaryFilters, now: Date): Promise<number> {
  const { rows } = await sql`select from summary_expiring_state`.execute(db);
  // One person has few lots, and a server of the first hour few members.
  if (rows.length === 0 || scope.kind === 'own') return directExpiring(db, scope, filters, now);
  return sumOf(
    db,
    sql`select coalesce(sum(e.points), 0)::bigint as points from summary_expiring e where ${shops(scope, filters)}`,
  );
}

/** Writes the sums over; a reader sees the old ones until the new ones are whole. */
export const sumExpiring = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sql`lock table summary_expiring_state in share row exclusive mode`.execute(tx);
    await sql`delete from summary_expiring`.execute(tx);
    await sql`insert into summary_expiring (partner_id, store_id, points)
      select u.partner_id, u.store_id, sum(l.remaining)::bigint from lots l join users u on u.id = l.member_id
      where ${due(now)} and u.role_code = 'member' group by 1, 2`.execute(tx);
    await sql`insert into summary_expiring_state (at) values (${now})
      on conflict (only_row) do update set at = excluded.at`.execute(tx);
  });

/** Every hour: what is about to burn is summed for the dashboards. */
export const sumExpiringHourly = defineJob({
  name: 'summaries.expiring',
  cron: '4 * * * *',
  handle: (ctx) => sumExpiring(ctx.db, ctx.now()),
});
