import { type RawBuilder, sql } from 'kysely';

import type { Scope } from '../../http/scope.ts';

/** Products a reader may see, as a condition on `products p`; `today` is the programme's day. */
export function productsInScope(scope: Scope): RawBuilder<unknown> {
  return scope.kind === 'manufacturer' ? sql`p.manufacturer_id = ${scope.manufacturerId}::uuid` : sql`true`;
}

/** What sellers see: products on sale today, of brands and manufacturers that take part. */
export function onSale(today: string): RawBuilder<unknown> {
  return sql`p.status = 'active'
    and coalesce(p.valid_from, ${today}::date) <= ${today}::date and coalesce(p.valid_to, ${today}::date) >= ${today}::date
    and not exists (select from brands b where b.id = p.brand_id and not b.is_active)
    and not exists (select from manufacturers f where f.id = p.manufacturer_id and f.status <> 'active')`;
}

/** Base points of one unit on a day, as an SQL expression over `products p`. */
export const basePointsOn = (day: string): RawBuilder<unknown> =>
  sql`coalesce((select pp.points from product_points pp where pp.product_id = p.id and pp.valid_from <= ${day}::date
    order by pp.valid_from desc limit 1), 0)`;
