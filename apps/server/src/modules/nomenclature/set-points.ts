import { type RawBuilder, sql } from 'kysely';

import type { Ctx } from '../../http/context.ts';
import { fieldProblem, invalid } from '../../http/problem.ts';
import { programmeDay } from '../../http/wire-date.ts';
import { where } from '../lists/list-ids.ts';
import { productFilters, productSearch } from './filters.ts';
import { keptManufacturer, putPoints } from './product-form.ts';
import { basePointsOn, productsInScope } from './scope.ts';

type PointsCtx = Ctx<'products.setPoints'>;

function chosen({ ids, filter }: PointsCtx['body'], from: string): RawBuilder<unknown>[] {
  if ((ids === undefined) === (filter === undefined)) throw invalid({ ids: ['Выберите товары или задайте фильтр'] });
  if (ids) return [sql`p.id = any(${[...new Set(ids)]}::uuid[])`];
  const { statuses, withoutPoints, search } = filter ?? {};
  return [
    statuses && statuses.length > 0 ? sql`p.status = any(${[...statuses]}::text[])` : sql`p.status <> 'archived'`,
    ...productFilters(filter ?? {}),
    ...productSearch(search),
    ...(withoutPoints === undefined ? [] : [sql`(${basePointsOn(from)} = 0) = ${withoutPoints}`]),
  ];
}

/** PUT products/points: all of the chosen products or none of them; the past is not rewritten. */
export async function setPoints(ctx: PointsCtx): Promise<{ updated: number }> {
  const { points, from, ids } = ctx.body;
  keptManufacturer(ctx.scope);
  const at = ctx.now();
  if (from < programmeDay(at)) throw fieldProblem('POINTS_FROM_PAST', 'from');
  const conditions = [productsInScope(ctx.scope), ...chosen(ctx.body, from)];
  // In the order of the ids: two such commands at once wait for each other and do not meet halfway.
  const { rows } = await sql<{ id: string }>`
    select p.id from products p ${where(conditions)} order by p.id for update of p`.execute(ctx.db);
  const found = rows.map((row) => row.id);
  if (ids && found.length < new Set(ids).size) throw invalid({ ids: ['Товар не найден'] });
  if (found.length === 0) return { updated: 0 };
  await putPoints(ctx.db, found, { points, from }, ctx.actor.id, at);
  await ctx.db
    .updateTable('products')
    .set({ updatedAt: at, updatedBy: ctx.actor.id, version: sql<number>`version + 1` })
    .where('id', 'in', found)
    .execute();
  ctx.audit({
    entityLabel: `Товаров: ${found.length}`,
    action: 'update',
    after: { points, from, ids: found.slice(0, 50) },
  });
  return { updated: found.length };
}
