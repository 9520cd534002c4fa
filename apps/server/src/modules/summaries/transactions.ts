import type { OperationType, WithdrawalStatus } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { Scope } from '../../http/scope.ts';
import { programmeZone } from '../../http/wire-date.ts';
import { operationNames } from '../dictionary/words.ts';
import { allOf, peopleConditions, type SummaryFilters } from './filters.ts';
import { everyDay, type Period, readPeriod } from './period.ts';
import { type DaySum, foldedFor, groupBy, readDaySums } from './postings.ts';

const zone = () => sql`at time zone ${sql.lit(programmeZone())}`;

interface Totals {
  requested: number;
  requestedKopecks: number;
  paid: number;
  paidKopecks: number;
  taxKopecks: number;
  failed: number;
  averageHours: number | null;
}

async function totals(db: Db, period: Period, people: RawBuilder<unknown>): Promise<Totals> {
  const asked = sql`w.requested_at >= ${period.since} and w.requested_at < ${period.until}`;
  const paid = sql`w.paid_at >= ${period.since} and w.paid_at < ${period.until}`;
  const { rows } = await sql<Totals>`
    select (count(*) filter (where ${asked}))::int as requested,
      coalesce(sum(w.gross_kopecks) filter (where ${asked}), 0)::bigint as requested_kopecks,
      (count(*) filter (where ${paid}))::int as paid,
      coalesce(sum(w.net_kopecks) filter (where ${paid}), 0)::bigint as paid_kopecks,
      coalesce(sum(w.tax_kopecks) filter (where ${paid}), 0)::bigint as tax_kopecks,
      (count(*) filter (where ${asked} and w.status in ('failed', 'returned')))::int as failed,
      round((avg(extract(epoch from w.paid_at - w.requested_at)) filter (where ${paid}) / 3600)::numeric, 1)::float8
        as average_hours
    from withdrawals w join users u on u.id = w.member_id
    where (${asked} or ${paid}) and ${people}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an aggregate always has a row');
  return row;
}

/** Postings in the reader's rows: a manufacturer sees those of his own goods, without people. */
function postingsOf(scope: Scope, filters: SummaryFilters): RawBuilder<unknown> {
  if (scope.kind !== 'manufacturer') return peopleConditions(scope, filters);
  return allOf([
    sql`exists (select from sale_items i join products p on p.id = i.product_id
      where i.id = t.sale_item_id and p.manufacturer_id = ${scope.manufacturerId}::uuid)`,
  ]);
}

type TypeSum = { type: OperationType; count: number; points: number };

/** Postings of the period by type and by day. */
async function readOperations(
  db: Db,
  { from, to, since, until }: Period,
  { whose, own }: { whose: string | undefined; own: RawBuilder<unknown> },
): Promise<{ byType: TypeSum[]; byDay: { day: string; operations: number }[] }> {
  const rows = whose === undefined ? undefined : await readDaySums(db, whose, { from, to });
  if (rows === undefined) {
    const moved = sql`from transfers t join users u on u.id = t.member_id where t.at >= ${since} and t.at < ${until} and ${own}`;
    const [types, days] = await Promise.all([
      sql<TypeSum>`select t.type::text as type, count(*)::int as count, sum(t.amount)::bigint as points ${moved}
        group by t.type`.execute(db),
      sql<{ day: string; operations: number }>`
        select (t.at ${zone()})::date as day, count(*)::int as operations ${moved} group by 1`.execute(db),
    ]);
    return { byType: types.rows, byDay: days.rows };
  }
  const add = (list: readonly DaySum[], field: 'postings' | 'points') => list.reduce((sum, row) => sum + row[field], 0);
  return {
    byType: [...groupBy(rows, ({ type }) => type)].map(([type, list]) => ({
      type,
      count: add(list, 'postings'),
      points: add(list, 'points'),
    })),
    byDay: [...groupBy(rows, ({ day }) => day)].map(([day, list]) => ({ day, operations: add(list, 'postings') })),
  };
}

/** «Операции и выплаты». */
export async function summariseTransactions(
  db: Db,
  query: SummaryFilters & { from: string; to: string },
  scope: Scope,
) {
  const { current, previous } = readPeriod(query);
  const people = peopleConditions(scope, query);
  const requested = sql`from withdrawals w join users u on u.id = w.member_id
    where w.requested_at >= ${current.since} and w.requested_at < ${current.until} and ${people}`;
  const [now, before, operations, byStatus, failures, asked, paid] = await Promise.all([
    totals(db, current, people),
    totals(db, previous, people),
    readOperations(db, current, { whose: foldedFor(scope, query), own: postingsOf(scope, query) }),
    sql<{ status: WithdrawalStatus; count: number; netKopecks: number }>`
      select w.status, count(*)::int as count, sum(w.net_kopecks)::bigint as net_kopecks ${requested}
      group by w.status order by 1`.execute(db),
    sql<{ text: string; count: number }>`
      select w.failure_text as text, count(*)::int as count ${requested} and w.failure_text is not null
      group by 1 order by 2 desc, 1 limit 50`.execute(db),
    sql<{ day: string; kopecks: number }>`
      select (w.requested_at ${zone()})::date as day, sum(w.gross_kopecks)::bigint as kopecks ${requested} group by 1`.execute(
      db,
    ),
    sql<{ day: string; kopecks: number }>`
      select (w.paid_at ${zone()})::date as day, sum(w.net_kopecks)::bigint as kopecks
      from withdrawals w join users u on u.id = w.member_id
      where w.paid_at >= ${current.since} and w.paid_at < ${current.until} and ${people} group by 1`.execute(db),
  ]);
  const askedByDay = new Map(asked.rows.map((row) => [row.day, row.kopecks]));
  const paidByDay = new Map(paid.rows.map((row) => [row.day, row.kopecks]));
  return {
    ...now,
    previous: before,
    byType: operations.byType
      .toSorted((a, b) => (a.type < b.type ? -1 : 1))
      .map((row) => ({ ...row, name: operationNames[row.type] })),
    byStatus: byStatus.rows,
    failures: failures.rows.map((row) => ({ code: 'bank', text: row.text.slice(0, 500), count: row.count })),
    series: everyDay<{ operations: number }>(current, operations.byDay, { operations: 0 }).map((row) => ({
      ...row,
      requestedKopecks: askedByDay.get(row.date) ?? 0,
      paidKopecks: paidByDay.get(row.date) ?? 0,
    })),
  };
}
