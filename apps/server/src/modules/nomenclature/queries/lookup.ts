import { isGtin, parseProductMark } from '@pribavka/forms/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Scope } from '../../../http/scope.ts';
import { inOrder, where } from '../../../core/lists/list-ids.ts';
import { withPoints } from './member-list.ts';
import { productSearch } from '../repository/filters.ts';
import { pointsToday } from './points-now.ts';
import { type Product, readProducts } from '../repository/products.ts';
import { onSale, productsInScope } from '../policy.ts';

export interface Reader {
  actor: Actor;
  scope: Scope;
  now: Date;
}

async function shorts(db: Db, conditions: RawBuilder<unknown>[], limit: number, reader: Reader) {
  const { day, points } = await pointsToday(db, reader.actor, reader.now);
  const { rows } = await sql<{ id: string }>`
    select p.id from products p ${where([onSale(day), productsInScope(reader.scope), ...conditions])}
    order by p.name, p.id limit ${limit}`.execute(db);
  const ids = rows.map((row) => row.id);
  const products = inOrder(ids, await readProducts(db, ids, day));
  return products.map((product) => short(product, withPoints(product, points).pointsNow));
}

const short = (product: Product, pointsNow: number) => ({
  id: product.id,
  article: product.article,
  gtin: product.gtin,
  name: product.name,
  brand: product.brand?.name ?? null,
  imageUrl: product.imageUrl,
  drawing: product.drawing,
  basePoints: product.basePoints,
  pointsNow,
  serialRequired: product.serialRequired,
  serialExample: product.serialExample,
  rrpKopecks: product.rrpKopecks,
});

export const shortList = (
  db: Db,
  query: { search?: string | undefined; brandId?: string | undefined; limit?: number | undefined },
  reader: Reader,
) =>
  shorts(
    db,
    [...productSearch(query.search), ...(query.brandId ? [sql`p.brand_id = ${query.brandId}::uuid`] : [])],
    query.limit ?? 20,
    reader,
  );

/** What a scanner or a hand gives: a bar code, a GTIN of any length, a DataMatrix, an article. */
export function readCode(code: string): { gtin?: string; article?: string; serialNumber?: string } {
  const mark = parseProductMark(code);
  if (mark.ok) return { gtin: mark.mark.gtin, serialNumber: mark.mark.serial };
  const plain = code.replaceAll(/[\s-]/g, '');
  return isGtin(plain) ? { gtin: plain } : { article: code.trim() };
}

export async function findByCode(db: Db, code: string, reader: Reader) {
  const { gtin, article, serialNumber } = readCode(code);
  const match = gtin
    ? sql`p.gtin is not null and ltrim(p.gtin, '0') = ltrim(${gtin}, '0')`
    : sql`lower(p.article) = lower(${article ?? ''})`;
  const [product] = await shorts(db, [match], 1, reader);
  return { product: product ?? null, serialNumber: product ? (serialNumber ?? null) : null };
}
