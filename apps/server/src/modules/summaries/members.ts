import type { MemberStatus } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { Scope } from '../../http/scope.ts';
import { programmeZone } from '../../http/wire-date.ts';
import { readSettings } from '../transactions/settings.ts';
import { peopleConditions, type SummaryFilters } from './filters.ts';
import { everyDay, type Period, readPeriod } from './period.ts';
import { type DaySum, foldedFor, groupBy, readDaySums, readOwed } from './postings.ts';

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

const kinds = {
  earned: ['SALE_ACCRUAL', 'PROMO_ACCRUAL'],
  activated: ['ACTIVATION'],
  expired: ['EXPIRATION'],
} as const;

function addUp(rows: readonly DaySum[]): Moved {
  const of = (types: readonly string[]): number =>
    rows.reduce((sum, { type, points: moved }) => (types.includes(type) ? sum + moved : sum), 0);
  return { earned: of(kinds.earned), activated: of(kinds.activated), expired: of(kinds.expired) };
}

/** Points that moved on each day that had any. */
async function readMoved(
  db: Db,
  { from, to, since, until }: Pick<Period, 'from' | 'to' | 'since' | 'until'>,
  { whose, people }: Asked,
): Promise<(Moved & { day: string })[]> {
  const sums = whose === undefined ? undefined : await readDaySums(db, whose, { from, to });
  if (sums === undefined) {
    return (
      await sql<Moved & { day: string }>`
      select (t.at ${zone()})::date as day, ${postings} from transfers t join users u on u.id = t.member_id
      where t.at >= ${since} and t.at < ${until} and t.type in ${moving} and ${people} group by 1`.execute(db)
    ).rows;
  }
  const byDay = groupBy(sums, ({ day }) => day);
  return [...byDay].map(([day, rows]) => ({ day, ...addUp(rows) }));
}

interface Asked {
  whose: string | undefined;
  people: RawBuilder<unknown>;
}

const sumOf = (rows: readonly Moved[]): Moved => ({
  earned: rows.reduce((sum, row) => sum + row.earned, 0),
  activated: rows.reduce((sum, row) => sum + row.activated, 0),
  expired: rows.reduce((sum, row) => sum + row.expired, 0),
});

async function totals(db: Db, period: Period, people: RawBuilder<unknown>, moved: readonly Moved[]) {
  const [joined, active] = await Promise.all([
    sql<{ n: number }>`select count(*)::int as n from users u
      where u.registered_at >= ${period.since} and u.registered_at < ${period.until} and ${people}`.execute(db),
    sql<{ n: number }>`select count(distinct s.member_id)::int as n from sales s join users u on u.id = s.member_id
      where s.submitted_at >= ${period.since} and s.submitted_at < ${period.until} and ${people}`.execute(db),
  ]);
  return {
    newMembers: joined.rows[0]?.n ?? 0,
    activeMembers: active.rows[0]?.n ?? 0,
    ...sumOf(moved),
  };
}

const readStanding = async (db: Db, { whose, people }: Asked): Promise<{ points: number; debt: number }> =>
  (whose === undefined ? undefined : await readOwed(db, whose)) ?? readAccounts(db, people);

async function readAccounts(db: Db, people: RawBuilder<unknown>): Promise<{ points: number; debt: number }> {
  const { rows } = await sql<{ points: number; debt: number }>`
    select coalesce(sum(w.pending + w.active + w.reserved), 0)::bigint as points, coalesce(sum(w.debt), 0)::bigint as debt
    from wallets w join users u on u.id = w.member_id where ${people}`.execute(db);
  return rows[0]!;
}

/** What the programme owes now: every point a member may still turn into roubles. */
async function standing(db: Db, { whose, people }: Asked, now: Date) {
  const sleepingSince = new Date(now.getTime() - 90 * 86_400_000);
  const [statuses, owed, sleeping, settings] = await Promise.all([
    sql<{ status: MemberStatus; count: number }>`
      select u.status, count(*)::int as count from users u where ${people} group by u.status order by u.status`.execute(
      db,
    ),
    readStanding(db, { whose, people }),
    sql<{ n: number }>`select count(*)::int as n from users u where u.status = 'confirmed' and ${people}
      and coalesce(u.last_login_at, u.registered_at) < ${sleepingSince}
      and not exists (select from sales s where s.member_id = u.id and s.submitted_at >= ${sleepingSince})`.execute(db),
    readSettings(db),
  ]);
  const liabilityPoints = owed.points;
  return {
    byStatus: statuses.rows,
    sleepingMembers: sleeping.rows[0]?.n ?? 0,
    liabilityPoints,
    liabilityKopecks: liabilityPoints * settings.rateKopecks,
    debtPoints: owed.debt,
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
  const asked = { whose: foldedFor(reader.scope, query), people };
  const moved = await readMoved(
    db,
    { from: previous.from, to: current.to, since: previous.since, until: current.until },
    asked,
  );
  const movedNow = moved.filter(({ day }) => day >= current.from);
  const movedBefore = moved.filter(({ day }) => day < current.from);
  const [now, before, state, joined] = await Promise.all([
    totals(db, current, people, movedNow),
    totals(db, previous, people, movedBefore),
    standing(db, asked, reader.now),
    sql<{ day: string; newMembers: number }>`
      select (u.registered_at ${zone()})::date as day, count(*)::int as new_members from users u
      where u.registered_at >= ${current.since} and u.registered_at < ${current.until} and ${people} group by 1`.execute(
      db,
    ),
  ]);
  const newByDay = new Map(joined.rows.map((row) => [row.day, row.newMembers]));
  const series = everyDay<Moved>(current, movedNow, { earned: 0, activated: 0, expired: 0 });
  return {
    ...now,
    previous: before,
    ...state,
    series: series.map((row) => ({ ...row, newMembers: newByDay.get(row.date) ?? 0 })),
  };
}
