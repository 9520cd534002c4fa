import { sql } from 'kysely';

import { everyDay } from '../../../core/every-day.ts';
import type { Db } from '../../../db/open.ts';
import type { Scope } from '../../../http/scope.ts';
import type { SummaryFilters } from '../repository/filters.ts';
import { readPeriod } from '../domain/period.ts';
import { readRows, type SoldSum } from '../repository/rows.ts';

interface Sums {
  units: number;
  revenueKopecks: number;
  points: number;
}

const zero: Sums = { units: 0, revenueKopecks: 0, points: 0 };

const sumsOf = ({ units, revenue, points }: SoldSum): Sums => ({ units, revenueKopecks: revenue, points });

const add = (a: Sums, b: Sums): Sums => ({
  units: a.units + b.units,
  revenueKopecks: a.revenueKopecks + b.revenueKopecks,
  points: a.points + b.points,
});

function totals(rows: readonly SoldSum[]) {
  const all = rows.map(sumsOf).reduce(add, zero);
  const returned = rows.reduce((sum, row) => sum + row.returned, 0);
  return { ...all, returnsShare: all.units === 0 ? 0 : Math.min(1, returned / all.units) };
}

interface Named extends Sums {
  id: string;
  name: string;
}

const most = <T extends Sums>(rows: readonly T[], key: (row: T) => string, limit: number): T[] =>
  rows.toSorted((a, b) => b.units - a.units || (key(a) < key(b) ? -1 : 1)).slice(0, limit);

// There are thousands of products: only the top twenty are named, and the brands of all.
async function groupSold(db: Db, rows: readonly SoldSum[]): Promise<{ byProduct: Named[]; byBrand: Named[] }> {
  const { rows: names } = await sql<{ id: string; name: string; brandId: string | null; brand: string | null }>`
    select p.id, p.name, b.id as brand_id, b.name as brand from products p left join brands b on b.id = p.brand_id
    where p.id = any(${rows.map((row) => row.key)}::uuid[])`.execute(db);
  const known = new Map(names.map((row) => [row.id, row]));
  const brands = new Map<string, Named>();
  const products = rows.flatMap((row) => {
    const found = known.get(row.key);
    if (!found) return [];
    const sums = sumsOf(row);
    if (found.brandId !== null) {
      const brand = brands.get(found.brandId) ?? { id: found.brandId, name: found.brand ?? '', ...zero };
      brands.set(brand.id, { ...brand, ...add(brand, sums) });
    }
    return [{ id: found.id, name: found.name, ...sums }];
  });
  return { byProduct: most(products, (row) => row.id, 20), byBrand: most([...brands.values()], (row) => row.id, 20) };
}

/** «Продажи и товары»: by the day of the sale, in the reader's rows. */
export async function summariseProducts(db: Db, query: SummaryFilters & { from: string; to: string }, scope: Scope) {
  const { current, previous } = readPeriod(query);
  const rows = readRows(db, scope, query);
  const [byDay, byProduct, byRegion] = await Promise.all([
    rows.sold('day', { from: previous.from, to: current.to }),
    rows.sold('product', current),
    rows.sold('region', current),
  ]);
  const now = byDay.filter(({ key }) => key >= current.from);
  const regions = byRegion.map(({ key, units, revenue, points }) => ({
    region: key,
    units,
    revenueKopecks: revenue,
    points,
  }));
  return {
    ...totals(now),
    previous: totals(byDay.filter(({ key }) => key < current.from)),
    ...(await groupSold(db, byProduct)),
    byRegion: most(regions, ({ region }) => region, 100).map(({ points: _points, ...row }) => row),
    series: everyDay<Sums>(
      current,
      now.map((row) => ({ day: row.key, ...sumsOf(row) })),
      zero,
    ),
  };
}
