import { type RawBuilder, sql } from 'kysely';

import { addDays } from '../../../core/calendar.ts';
import type { Db } from '../../../db/open.ts';
import type { Output } from '../../../http/contract.ts';
import type { Scope } from '../../../http/scope.ts';
import { programmeDay } from '../../../http/wire-date.ts';

// A company sees its own people only; points of a person belong to no manufacturer.
function membersOf(scope: Scope) {
  if (scope.kind === 'all') return sql`true`;
  if (scope.kind === 'own') return sql`x.member_id = ${scope.userId}`;
  if (scope.kind !== 'partner') return sql`false`;
  return sql`x.member_id in (select id from users where partner_id = ${scope.partnerId})`;
}

async function burningOf(
  db: Db,
  whose: RawBuilder<unknown>,
  days: number,
  now: Date,
): Promise<Output<'points.burning'>> {
  const today = programmeDay(now);
  const last = addDays(today, days - 1);
  const { rows } = await sql<Output<'points.burning'>['days'][number]>`
    select greatest(x.expires_on + 1, ${today}::date) as day, count(distinct x.member_id)::int as members,
      sum(x.points)::bigint as points
    from (select member_id, expires_on, remaining as points from lots where remaining > 0 and expires_on <= ${last}::date
      union all
      select member_id, expires_on, left_pending from accruals
        where status = 'scheduled' and left_pending > 0 and expires_on <= ${last}::date) x
    where ${whose} group by 1 order by 1`.execute(db);
  return { days: rows, points: rows.reduce((sum, { points }) => sum + points, 0) };
}

/**
 * What burns on each of the days to come if nobody spends it before: what is there and what comes alive until then. A lot
 * whose day is over and which no job has booked yet burns today.
 */
export const readBurning = (db: Db, scope: Scope, days: number, now: Date): Promise<Output<'points.burning'>> =>
  burningOf(db, membersOf(scope), days, now);

/** The same of one member, for those who look after the server. */
export const readBurningOfMember = (db: Db, memberId: string, days: number, now: Date) =>
  burningOf(db, sql`x.member_id = ${memberId}::uuid`, days, now);
