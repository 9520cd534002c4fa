import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Output } from '../../../http/contract.ts';
import type { Scope } from '../../../http/scope.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { visibleTo, promotionLines } from '../../promotions/index.ts';
import { summariseProducts } from '../../summaries/index.ts';

/** Promotions of the manufacturer itself and those that name it or its brands, over `promotions p` and their rule `v`. */
const aboutManufacturer = (
  id: string,
) => sql`(p.manufacturer_id = ${id}::uuid or v.conditions -> 'manufacturerIds' ? ${id}
  or exists (select from brands b where b.manufacturer_id = ${id}::uuid and v.conditions -> 'brandIds' ? b.id::text))`;

/** The figures of the dashboard for one manufacturer, by the days of sales. */
export async function manufacturerStatistics(
  db: Db,
  id: string,
  period: { from: string; to: string },
  { scope, now }: { scope: Scope; now: Date },
): Promise<Output<'manufacturers.statistics'>> {
  const sold = await summariseProducts(db, { ...period, manufacturerId: id }, scope);
  const { units, revenueKopecks, points, returnsShare, previous, byProduct, byBrand } = sold;
  return {
    asOf: wireDateTime(now),
    units,
    revenueKopecks,
    points,
    returnsShare,
    previous,
    byProduct,
    byBrand,
    promotions: await promotionLines(db, sql`${visibleTo(scope)} and ${aboutManufacturer(id)}`),
  };
}

/** Promotions about the manufacturer that are not over, of those the reader sees: they count on its goods. */
export async function countLivePromotions(db: Db, id: string, scope: Scope): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from promotions p join promotion_versions v on v.id = p.current_version_id
    where ${visibleTo(scope)} and p.status in ('on_approval', 'scheduled', 'active', 'paused') and ${aboutManufacturer(id)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
