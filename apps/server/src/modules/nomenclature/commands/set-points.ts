import { type RawBuilder, sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { fieldProblem, invalid, problem } from '../../../http/problem.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { where } from '../../../core/lists/list-ids.ts';
import { seenRules } from '../queries/seen-rules.ts';
import { conditionsOf, statusCondition } from '../queries/list.ts';
import { keptManufacturer, putPoints } from '../repository/product-form.ts';
import { basePointsOn, productsInScope } from '../policy.ts';

type PointsCtx = Ctx<'products.setPoints'>;
type Chosen = { id: string; name: string; archived: boolean; same: boolean };

const archived = 'Товар в архиве: верните его, чтобы назначить баллы';
/** Refusals named one by one; the rest are counted. */
const named = 100;

async function chosen({ body, db, scope, now }: PointsCtx): Promise<RawBuilder<unknown>[]> {
  const { ids, filter, except = [] } = body;
  if ((ids === undefined) === (filter === undefined)) throw invalid({ ids: 'PRODUCTS_REQUIRED' });
  if (ids) return [productsInScope(scope), sql`p.id = any(${[...new Set(ids)]}::uuid[])`];
  const { search, ...filters } = filter ?? {};
  const rules = filters.withPromotion === undefined ? [] : await seenRules(db, scope, now());
  return [
    ...conditionsOf({ filters, search }, scope, programmeDay(now()), rules),
    statusCondition(filters.statuses),
    ...(except.length > 0 ? [sql`not p.id = any(${[...except]}::uuid[])`] : []),
  ];
}

/** PUT products/points: those it fits, in one transaction, or none of them; the past is not rewritten. */
export async function setPoints(ctx: PointsCtx): Promise<Output<'products.setPoints'>> {
  const { points, from, ids, preview = false, expected } = ctx.body;
  keptManufacturer(ctx.scope);
  const at = ctx.now();
  if (from < programmeDay(at)) throw fieldProblem('POINTS_FROM_PAST', 'from');
  const conditions = await chosen(ctx);
  // In the order of the ids: two such commands at once wait for each other and do not meet halfway.
  const { rows } = await sql<Chosen>`
    select p.id, p.name, p.status = 'archived' as archived, ${basePointsOn(from)} = ${points}::int as same
    from products p ${where(conditions)} order by p.id for update of p`.execute(ctx.db);
  if (ids && rows.length < new Set(ids).size) throw invalid({ ids: 'PRODUCT_NOT_FOUND' });
  const refused = rows.filter((row) => row.archived);
  const kept = rows.filter((row) => !row.archived);
  const changing = kept.filter((row) => !row.same).map((row) => row.id);
  if (!preview && expected !== undefined && expected !== changing.length) {
    throw problem('PRODUCTS_CHANGED', { n: changing.length });
  }
  const answer = {
    updated: changing.length,
    unchanged: kept.length - changing.length,
    failed: refused.slice(0, named).map(({ id, name }) => ({ id, name, message: archived })),
    failedCount: refused.length,
  };
  if (preview || changing.length === 0) return answer;
  await putPoints(ctx.db, changing, { points, from }, ctx.actor.id, at);
  await sql`update products set updated_at = ${at}, updated_by = ${ctx.actor.id}::uuid, version = version + 1
    where id = any(${changing}::uuid[])`.execute(ctx.db);
  ctx.audit({
    entityLabel: `Товаров: ${changing.length}`,
    action: 'update',
    after: { points, from, ids: changing.slice(0, 50) },
  });
  return answer;
}
