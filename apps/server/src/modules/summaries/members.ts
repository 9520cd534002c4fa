import type { MemberStatus } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { Scope } from '../../http/scope.ts';
import { programmeZone } from '../../http/wire-date.ts';
import { readSettings } from '../transactions/settings.ts';
import { peopleConditions, type SummaryFilters } from './filters.ts';
import { everyDay, type Period, readPeriod } from './period.ts';

const zone = () => sql`at time zone ${sql.lit(programmeZone())}`;

const postings = sql`
  coalesce(sum(t.amount) filter (where t.type in ('SALE_ACCRUAL', 'PROMO_ACCRUAL')), 0)::bigint as earned,
  coalesce(sum(t.amount) filter (where t.type = 'ACTIVATION'), 0)::bigint as activated,
  coalesce(sum(t.amount) filter (where t.type = 'EXPIRATION'), 0)::bigint as expired`;

const moving = sql`('SALE_ACCRUAL', 'PROMO_ACCRUAL', 'ACTIVATION', 'EXPIRATION')`;

interface Moved {
  earned: number;
  activated: number;
  expired: number;
}

async function totals(db: Db, period: Period, people: RawBuilder<unknown>) {
  const [joined, active, moved] = await Promise.all([
    sql<{ n: number }>`select count(*)::int as n from users u
      where u.registered_at >= ${period.since} and u.registered_at < ${period.until} and ${people}`.execute(db),
    sql<{ n: number }>`select count(distinct s.member_id)::int as n from sales s join users u on u.id = s.member_id
      where s.submitted_at >= ${period.since} and s.submitted_at < ${period.until} and ${people}`.execute(db),
    sql<Moved>`select ${postings} from transfers t join users u on u.id = t.member_id
      where t.at >= ${period.since} and t.at < ${period.until} and t.type in ${moving} and ${people}`.execute(db),
  ]);
  return {
    newMembers: joined.rows[0]?.n ?? 0,
    activeMembers: active.rows[0]?.n ?? 0,
    ...(moved.rows[0] ?? { earned: 0, activated: 0, expired: 0 }),
  };
}

/** What the programme owes now: every point a member may still turn into roubles. */
async function standing(db: Db, people: RawBuilder<unknown>, now: Date) {
  const sleepingSince = new Date(now.getTime() - 90 * 86_400_000);
  const [statuses, owed, sleeping, settings] = await Promise.all([
    sql<{ status: MemberStatus; count: number }>`
      select u.status, count(*)::int as count from users u where ${people} group by u.status order by u.status`.execute(
      db,
    ),
    sql<{ points: number; debt: number }>`
      select coalesce(sum(w.pending + w.active + w.reserved), 0)::bigint as points, coalesce(sum(w.debt), 0)::bigint as debt
      from wallets w join users u on u.id = w.member_id where ${people}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from users u where u.status = 'confirmed' and ${people}
      and coalesce(u.last_login_at, u.registered_at) < ${sleepingSince}
      and not exists (select from sales s where s.member_id = u.id and s.submitted_at >= ${sleepingSince})`.execute(db),
    readSettings(db),
  ]);
  const liabilityPoints = owed.rows[0]?.points ?? 0;
  return {
    byStatus: statuses.rows,
    sleepingMembers: sleeping.rows[0]?.n ?? 0,
    liabilityPoints,
    liabilityKopecks: liabilityPoints * settings.rateKopecks,
    debtPoints: owed.rows[0]?.debt ?? 0,
  };
}

/** «Участники и баллы»: people of the reader's shops and their points by the moment of the posting. */
export async function summariseMembers(
  db: Db,
  query: SummaryFilters & { from: string; to: string },
  reader: { scope: Scope; now: Date },
) {
  const { current, previous } = readPeriod(query);
  const people = peopleConditions(reader.scope, query);
  const [now, before, state, joined, moved] = await Promise.all([
    totals(db, current, people),
    totals(db, previous, people),
    standing(db, people, reader.now),
    sql<{ day: string; newMembers: number }>`
      select (u.registered_at ${zone()})::date as day, count(*)::int as new_members from users u
      where u.registered_at >= ${current.since} and u.registered_at < ${current.until} and ${people} group by 1`.execute(
      db,
    ),
    sql<Moved & { day: string }>`
      select (t.at ${zone()})::date as day, ${postings} from transfers t join users u on u.id = t.member_id
      where t.at >= ${current.since} and t.at < ${current.until} and t.type in ${moving} and ${people} group by 1`.execute(
      db,
    ),
  ]);
  const newByDay = new Map(joined.rows.map((row) => [row.day, row.newMembers]));
  const series = everyDay<Moved>(current, moved.rows, { earned: 0, activated: 0, expired: 0 });
  return {
    ...now,
    previous: before,
    ...state,
    series: series.map((row) => ({ ...row, newMembers: newByDay.get(row.date) ?? 0 })),
  };
}
