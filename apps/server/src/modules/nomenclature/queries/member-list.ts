import type { RouteInput } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Scope } from '../../../http/scope.ts';
import { decodeCursor, encodeCursor } from '../../../core/lists/cursor.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { countCap, inOrder, listIds, type ListIds, where } from '../../../core/lists/list-ids.ts';
import { eachReadable } from '../../../core/lists/unreadable.ts';
import { productFilters, productSearch } from '../repository/filters.ts';
import { type PointsToday, pointsToday, type Priced } from './points-now.ts';
import { baseFields, type Product, readProducts } from '../repository/products.ts';
import { basePointsOn, onSale, productsInScope } from '../policy.ts';

type Body = NonNullable<RouteInput<'products.list'>['body']>;

const priced = (product: Product): Priced => ({
  id: product.id,
  brandId: product.brand?.id,
  categoryId: product.category?.id,
  manufacturerId: product.manufacturer?.id,
  rrpKopecks: product.rrpKopecks,
  basePoints: product.basePoints,
});

export const withPoints = (product: Product, points: PointsToday) => ({
  ...baseFields(product),
  ...points(priced(product)),
});

/** Catalogue of sellers: what is on sale, and what it gives today in the reader's shop. */
export async function listProductsForMember(db: Db, body: Body, reader: { actor: Actor; scope: Scope; now: Date }) {
  const { day, points } = await pointsToday(db, reader.actor, reader.now);
  const filters = body.filters ?? {};
  const conditions = [
    onSale(day),
    productsInScope(reader.scope),
    ...productFilters(filters),
    ...productSearch(body.search),
  ];
  const field = body.sort?.[0]?.field ?? 'name';
  const byPoints =
    field === 'pointsNow' ||
    field === 'basePoints' ||
    filters.withPromotion !== undefined ||
    filters.pointsFrom !== undefined ||
    filters.pointsTo !== undefined;
  const page = byPoints
    ? pageByPoints(await readPriced(db, conditions, day), body, points)
    : await pageByName(db, body, conditions, field === 'article' ? 'article' : 'name');
  const rows = await readProducts(db, page.ids, day);
  return listAnswer(
    body,
    page,
    eachReadable(inOrder(page.ids, rows), (row) => withPoints(row, points)),
  );
}

const pageByName = (
  db: Db,
  body: Body,
  conditions: RawBuilder<unknown>[],
  field: 'name' | 'article',
): Promise<ListIds> =>
  listIds(db, {
    from: sql`from products p`,
    where: conditions,
    id: sql`p.id`,
    order: { name: field, expr: sql.ref(`p.${field}`), type: 'text', direction: body.sort?.[0]?.direction ?? 'asc' },
    ...askedPage(body),
  });

interface PricedRow extends Priced {
  name: string;
}

async function readPriced(db: Db, conditions: RawBuilder<unknown>[], day: string): Promise<PricedRow[]> {
  const { rows } = await sql<PricedRow>`
    select p.id, p.name, p.brand_id, p.category_id, p.manufacturer_id, p.rrp_kopecks, ${basePointsOn(day)} as base_points
    from products p ${where(conditions)} order by p.name, p.id limit ${countCap}`.execute(db);
  return rows;
}

/**
 * Points of today come out of promotions, which SQL does not know: the narrow rows of the whole
 * catalogue (thousands, not millions) are priced and sorted here.
 */
function pageByPoints(all: readonly PricedRow[], body: Body, points: PointsToday): ListIds {
  const { withPromotion, pointsFrom, pointsTo } = body.filters ?? {};
  const { field = 'name', direction = field === 'name' ? 'asc' : 'desc' } = body.sort?.[0] ?? {};
  const known = all
    .map((row) => ({ row, now: points(row) }))
    .filter(
      ({ now }) =>
        (withPromotion === undefined || now.promotions.length > 0 === withPromotion) &&
        (pointsFrom === undefined || now.pointsNow >= pointsFrom) &&
        (pointsTo === undefined || now.pointsNow <= pointsTo),
    );
  // The rows come sorted by name; for points the name stays the second key.
  if (field === 'pointsNow') known.sort((a, b) => a.now.pointsNow - b.now.pointsNow);
  if (field === 'basePoints') known.sort((a, b) => a.row.basePoints - b.row.basePoints);
  if (direction === 'desc') known.reverse();
  const order = { name: field, direction };
  const size = body.size ?? 20;
  const start =
    body.cursor === undefined
      ? ((body.page ?? 1) - 1) * size
      : known.findIndex(({ row }) => row.id === decodeCursor(body.cursor ?? '', order).id) + 1;
  const page = known.slice(start, start + size);
  const last = page.at(-1);
  return {
    ids: page.map(({ row }) => row.id),
    ends: undefined,
    nextCursor: last && start + size < known.length ? encodeCursor(order, { value: '', id: last.row.id }) : undefined,
    total: known.length,
    totalCapped: all.length >= countCap,
  };
}
