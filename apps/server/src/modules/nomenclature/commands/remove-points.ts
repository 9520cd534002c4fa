import { type RawBuilder, sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import { notFound, problem } from '../../../http/problem.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { addDays } from '../../../core/calendar.ts';
import { basePointsOn } from '../policy.ts';

/** The programme goes down on this day: without the row its former, larger points would go on. */
const isLowering = (from: string): RawBuilder<boolean> => sql<boolean>`
  exists (select from product_points r where r.product_id = p.id and r.valid_from = ${from}::date
    and r.agreed_points < ${basePointsOn(addDays(from, -1))})`;

/** Takes a price that has not begun out of the list of a locked product. */
export async function removePoints(
  ctx: Ctx<'products.removePoints'>,
  product: { id: string; name: string },
): Promise<void> {
  const { from } = ctx.params;
  const at = ctx.now();
  if (from <= programmeDay(at)) throw problem('POINTS_STARTED');
  if (ctx.scope.kind === 'manufacturer') {
    const { rows } = await sql`select from products p where p.id = ${product.id}::uuid and ${isLowering(from)}`.execute(
      ctx.db,
    );
    if (rows.length > 0) throw problem('POINTS_LOWERED');
  }
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
