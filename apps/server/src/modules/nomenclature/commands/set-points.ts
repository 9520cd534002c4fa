import { type RawBuilder, sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { fieldProblem, invalid, problem } from '../../../http/problem.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { where } from '../../../core/lists/list-ids.ts';
import { readSettings, requireWithin } from '../../points-settings/index.ts';
import { seenRules } from '../queries/seen-rules.ts';
import { conditionsOf, statusCondition } from '../queries/list.ts';
import { keptManufacturer } from '../repository/product-form.ts';
import { type Bound, hasWaiting, type Price, readBound, waits } from '../repository/points-waiting.ts';
import { basePointsOn, productsInScope } from '../policy.ts';
import { givenEntry, givePoints } from './give-points.ts';

type PointsCtx = Ctx<'products.setPoints'>;
type Chosen = { id: string; name: string; archived: boolean; same: boolean; waits: boolean };

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

/** Whether a product has these points already, and whether they will wait, over `products p`. */
function outcomeOf(price: Price, bound: Bound, isManufacturer: boolean) {
  const inForce = sql`${basePointsOn(price.from)} = ${price.points}::int`;
  // The points in force, set once more, end what waits for the programme.
  if (!isManufacturer) return { same: sql`(${inForce} and not ${hasWaiting})`, waits: sql`false` };
  const asked = sql`exists (select from product_points_waiting w where w.product_id = p.id
    and w.points = ${price.points}::int and w.valid_from = ${price.from}::date)`;
  return { same: sql`(${inForce} and not ${hasWaiting} or ${asked})`, waits: waits(price, bound) };
}

/** PUT products/points: those it fits, in one transaction, or none of them; the past is not rewritten. */
export async function setPoints(ctx: PointsCtx): Promise<Output<'products.setPoints'>> {
  const { points, from, ids, preview = false, expected } = ctx.body;
  keptManufacturer(ctx.scope);
  const at = ctx.now();
  if (from < programmeDay(at)) throw fieldProblem('POINTS_FROM_PAST', 'from');
  requireWithin(await readSettings(ctx.db), [['points', 'maxBasePoints', points]]);
  const conditions = await chosen(ctx);
  const price = { points, from };
  const outcome = outcomeOf(price, await readBound(ctx.db, at), ctx.scope.kind === 'manufacturer');
  // In the order of the ids: two such commands at once wait for each other and do not meet halfway.
  const { rows } = await sql<Chosen>`
    select p.id, p.name, p.status = 'archived' as archived, ${outcome.same} as same, ${outcome.waits} as waits
    from products p ${where(conditions)} order by p.id for update of p`.execute(ctx.db);
  if (ids && rows.length < new Set(ids).size) throw invalid({ ids: 'PRODUCT_NOT_FOUND' });
  const refused = rows.filter((row) => row.archived);
  const kept = rows.filter((row) => !row.archived);
  const changed = kept.filter((row) => !row.same);
  const changing = changed.map((row) => row.id);
  if (!preview && expected !== undefined && expected !== changing.length) {
    throw problem('PRODUCTS_CHANGED', { n: changing.length });
  }
  const answer = {
    updated: changing.length,
    waiting: changed.filter((row) => row.waits).length,
    unchanged: kept.length - changing.length,
    failed: refused.slice(0, named).map(({ id, name }) => ({ id, name, message: archived })),
    failedCount: refused.length,
  };
  if (preview || changing.length === 0) return answer;
  const waiting = await givePoints({ work: ctx, scope: ctx.scope, by: ctx.actor.id, at }, changing, price);
  await sql`update products set updated_at = ${at}, updated_by = ${ctx.actor.id}::uuid, version = version + 1
    where id = any(${changing}::uuid[])`.execute(ctx.db);
  const groups = [changing.filter((id) => !waiting.has(id)), changing.filter((id) => waiting.has(id))];
  groups.forEach((group, index) => {
    if (group.length === 0) return;
    ctx.audit({
      entityLabel: `Товаров: ${group.length}`,
      action: 'update',
      after: { ...givenEntry(price, index === 1), ids: group.slice(0, 50) },
    });
  });
  return answer;
}
