import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Scope } from '../../../http/scope.ts';
import { programmeZone } from '../../../http/wire-date.ts';
import { allOf, peopleConditions, saleConditions, type SummaryFilters } from './filters.ts';
import { readable } from './readable.ts';
import type { Days, DaySum, PayoutSums, PeopleSums, SoldSum, SummaryRows } from './rows.ts';

const zone = () => sql`at time zone ${sql.lit(programmeZone())}`;

/** On a moment: within the days of the programme. */
const within = (moment: RawBuilder<unknown>, { from, to }: Days): RawBuilder<unknown> =>
  sql`(${moment} >= ${from}::timestamp ${zone()} and ${moment} < (${to}::date + 1)::timestamp ${zone()})`;

/** Postings in the reader's rows: a manufacturer sees those of his own goods, without people. */
function postingsOf(scope: Scope, filters: SummaryFilters): RawBuilder<unknown> {
  if (scope.kind !== 'manufacturer') return peopleConditions(scope, filters);
  return allOf([
    sql`exists (select from sale_items i join products p on p.id = i.product_id
      where i.id = t.sale_item_id and p.manufacturer_id = ${scope.manufacturerId}::uuid)`,
  ]);
}

async function readPeople(db: Db, people: RawBuilder<unknown>, days: Days, asleep: string): Promise<PeopleSums> {
  const since = sql`${asleep}::timestamp ${zone()}`;
  const [joined, statuses, sleeping] = await Promise.all([
    sql<PeopleSums['joined'][number]>`select (u.registered_at ${zone()})::date as day, count(*) as n from users u
      where ${within(sql`u.registered_at`, days)} and ${people} group by 1`.execute(db),
    sql<
      PeopleSums['statuses'][number]
    >`select u.status, count(*) as n from users u where ${people} group by u.status`.execute(db),
    sql<{ n: number }>`select count(*) as n from users u where u.status = 'confirmed' and ${people}
      and coalesce(u.last_login_at, u.registered_at) < ${since}
      and not exists (select from sales s where s.member_id = u.id and s.submitted_at >= ${since})`.execute(db),
  ]);
  return { joined: joined.rows, statuses: statuses.rows, sleeping: sleeping.rows[0]?.n ?? 0 };
}

async function readPayouts(db: Db, people: RawBuilder<unknown>, days: Days): Promise<PayoutSums> {
  const source = sql`from withdrawals w join users u on u.id = w.member_id where ${people}`;
  const asked = within(sql`w.requested_at`, days);
  const money = sql`count(*) as n, sum(w.gross_kopecks)::bigint as gross, sum(w.net_kopecks)::bigint as net,
    sum(w.tax_kopecks)::bigint as tax, coalesce(sum(extract(epoch from w.paid_at - w.requested_at)), 0)::float8 as waited`;
  const [byStatus, paid, failures] = await Promise.all([
    sql<PayoutSums['asked'][number]>`select (w.requested_at ${zone()})::date as day, w.status, ${money} ${source}
      and ${asked} group by 1, 2`.execute(db),
    sql<PayoutSums['paid'][number]>`select (w.paid_at ${zone()})::date as day, ${money} ${source}
      and ${within(sql`w.paid_at`, days)} group by 1`.execute(db),
    sql<PayoutSums['failures'][number]>`
      select (w.requested_at ${zone()})::date as day, left(w.failure_text, 500) as text, count(*) as n ${source}
      and ${asked} and w.failure_text is not null group by 1, 2`.execute(db),
  ]);
  return { asked: byStatus.rows, paid: paid.rows, failures: failures.rows };
}

const soldKeys = { product: sql`p.id::text`, region: sql`t.region`, day: sql`s.sale_date::text` };

// What a shop has sold as far as the programme knows: refused and withdrawn registrations are not sales.
const readSold = async (db: Db, by: keyof typeof soldKeys, { from, to }: Days, own: RawBuilder<unknown>) =>
  (
    await sql<SoldSum>`select ${soldKeys[by]} as key, sum(i.quantity)::bigint as units,
        ${readable(sql`sum(i.quantity * coalesce(i.price_kopecks, 0))`)} as revenue, sum(i.points)::bigint as points,
        sum(i.returned_quantity)::bigint as returned
      from sales s join sale_items i on i.sale_id = s.id join products p on p.id = i.product_id
      join stores t on t.id = s.store_id
      where s.sale_date between ${from}::date and ${to}::date
        and s.status in ('moderation', 'clarification', 'confirmed', 'partially_returned', 'returned')
        and i.removed_at is null and i.status <> 'rejected' and ${own} group by 1`.execute(db)
  ).rows;

/** Straight from the rows: what every sum has to equal. */
export function directRows(db: Db, scope: Scope, filters: SummaryFilters): SummaryRows {
  const people = peopleConditions(scope, filters);
  return {
    postings: async (days) =>
      (
        await sql<DaySum>`
          select (t.at ${zone()})::date as day, t.type::text as type, count(*) as postings, sum(t.amount)::bigint as points
          from transfers t join users u on u.id = t.member_id
          where ${within(sql`t.at`, days)} and ${postingsOf(scope, filters)} group by 1, 2`.execute(db)
      ).rows,
    people: (days, asleep) => readPeople(db, people, days, asleep),
    active: async (days) =>
      (
        await sql<{ n: number }>`
          select count(distinct s.member_id) as n from sales s join users u on u.id = s.member_id
          where ${within(sql`s.submitted_at`, days)} and ${people}`.execute(db)
      ).rows[0]?.n ?? 0,
    owed: async () =>
      (
        await sql<{ points: number; debt: number }>`
          select coalesce(sum(w.pending + w.active + w.reserved), 0)::bigint as points,
            coalesce(sum(w.debt), 0)::bigint as debt
          from wallets w join users u on u.id = w.member_id where ${people}`.execute(db)
      ).rows[0]!,
    payouts: (days) => readPayouts(db, people, days),
    sold: (by, days) => readSold(db, by, days, saleConditions(scope, filters)),
  };
}
