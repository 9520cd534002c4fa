import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { notFound } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { visibleTo, aboutProduct, livePromotion, promotionLines } from '../../promotions/index.ts';
import { productsInScope } from '../policy.ts';

/** A product of those the reader keeps, or 404. */
export async function findKept(db: Db, id: string, scope: Scope): Promise<void> {
  const kept = scope.kind === 'all' || scope.kind === 'manufacturer';
  const { rows } = kept
    ? await sql`select from products p where p.id = ${id}::uuid and ${productsInScope(scope)}`.execute(db)
    : { rows: [] };
  if (rows.length === 0) throw notFound();
}

/** Promotions a product takes part in, of those the reader may see. */
export async function productPromotions(db: Db, id: string, scope: Scope) {
  await findKept(db, id, scope);
  return promotionLines(
    db,
    sql`${visibleTo(scope)} and exists (select from products g where g.id = ${id}::uuid and ${aboutProduct()})`,
  );
}

/** How many of them run or are to begin. */
export async function countLivePromotions(db: Db, id: string, scope: Scope, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from promotions p join promotion_versions v on v.id = p.current_version_id
    join products g on g.id = ${id}::uuid where ${visibleTo(scope)} and ${livePromotion(now)} and ${aboutProduct()}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
