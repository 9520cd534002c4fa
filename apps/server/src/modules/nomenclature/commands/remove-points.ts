import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import { notFound, problem } from '../../../http/problem.ts';
import { programmeDay } from '../../../http/wire-date.ts';

/** Takes a price that has not begun out of the list of a locked product. */
export async function removePoints(
  ctx: Ctx<'products.removePoints'>,
  product: { id: string; name: string },
): Promise<void> {
  const { from } = ctx.params;
  const at = ctx.now();
  if (from <= programmeDay(at)) throw problem('POINTS_STARTED');
  const removed = await ctx.db
    .deleteFrom('productPoints')
    .where('productId', '=', product.id)
    .where('validFrom', '=', from)
    .returning('points')
    .executeTakeFirst();
  if (!removed) throw notFound();
  await ctx.db
    .updateTable('products')
    .set({ updatedAt: at, updatedBy: ctx.actor.id, version: sql<number>`version + 1` })
    .where('id', '=', product.id)
    .execute();
  ctx.audit({
    entityId: product.id,
    entityLabel: product.name,
    action: 'update',
    before: { points: removed.points, from },
  });
}
