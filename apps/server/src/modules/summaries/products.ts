import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { Scope } from '../../http/scope.ts';
import { saleConditions, type SummaryFilters } from './filters.ts';
import { everyDay, type Period, readPeriod } from './period.ts';

// What a shop has sold as far as the programme knows: refused and withdrawn registrations are not sales.
const sold = sql`s.status in ('moderation', 'clarification', 'confirmed', 'partially_returned', 'returned')
  and i.removed_at is null and i.status <> 'rejected'`;

const source = sql`from sales s join sale_items i on i.sale_id = s.id join products p on p.id = i.product_id`;

const sums = sql`coalesce(sum(i.quantity), 0)::int as units,
  coalesce(sum(i.quantity * coalesce(i.price_kopecks, 0)), 0)::bigint as revenue_kopecks,
  coalesce(sum(i.points), 0)::bigint as points`;

interface Sums {
  units: number;
  revenueKopecks: number;
  points: number;
}

async function totals(db: Db, period: Period, own: ReturnType<typeof saleConditions>) {
  const { rows } = await sql<Sums & { returned: number }>`
    select ${sums}, coalesce(sum(i.returned_quantity), 0)::int as returned ${source}
    where s.sale_date between ${period.from}::date and ${period.to}::date and ${sold} and ${own}`.execute(db);
  const { returned = 0, ...all } = rows[0] ?? { units: 0, revenueKopecks: 0, points: 0 };
  return { ...all, returnsShare: all.units === 0 ? 0 : Math.min(1, returned / all.units) };
}

/** «Продажи и товары»: by the day of the sale, in the reader's rows. */
export async function summariseProducts(db: Db, query: SummaryFilters & { from: string; to: string }, scope: Scope) {
  const { current, previous } = readPeriod(query);
  const own = saleConditions(scope, query);
  const inPeriod = sql`where s.sale_date between ${current.from}::date and ${current.to}::date and ${sold} and ${own}`;
  const [now, before, byProduct, byBrand, byRegion, series] = await Promise.all([
    totals(db, current, own),
    totals(db, previous, own),
    sql<Sums & { id: string; name: string }>`
      select p.id, p.name, ${sums} ${source} ${inPeriod} group by p.id, p.name order by units desc, p.id limit 20`.execute(
      db,
    ),
    sql<Sums & { id: string; name: string }>`
      select b.id, b.name, ${sums} ${source} join brands b on b.id = p.brand_id ${inPeriod}
      group by b.id, b.name order by units desc, b.id limit 20`.execute(db),
    sql<Omit<Sums, 'points'> & { region: string }>`
      select t.region, coalesce(sum(i.quantity), 0)::int as units,
        coalesce(sum(i.quantity * coalesce(i.price_kopecks, 0)), 0)::bigint as revenue_kopecks
      ${source} join stores t on t.id = s.store_id ${inPeriod} group by t.region order by units desc, t.region limit 100`.execute(
      db,
    ),
    sql<Sums & { day: string }>`
      select s.sale_date as day, ${sums} ${source} ${inPeriod} group by s.sale_date`.execute(db),
  ]);
  return {
    ...now,
    previous: before,
    byProduct: byProduct.rows,
    byBrand: byBrand.rows,
    byRegion: byRegion.rows,
    series: everyDay<Sums>(current, series.rows, { units: 0, revenueKopecks: 0, points: 0 }),
  };
}
