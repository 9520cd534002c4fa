import { countUnread } from '../queries/notifications.ts';
import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';

export async function markNotificationsRead(
  ctx: Ctx<'notifications.markRead'>,
): Promise<Output<'notifications.markRead'>> {
  let query = ctx.db
    .updateTable('notifications')
    .set({ readAt: ctx.now() })
    .where('userId', '=', ctx.actor.id)
    .where('readAt', 'is', null);
  if (ctx.body.ids) query = query.where('id', 'in', ctx.body.ids.length > 0 ? ctx.body.ids : [ctx.actor.id]);
  const { entity } = ctx.body;
  if (entity) query = query.where('entityType', '=', entity.type).where('entityId', '=', entity.id);
  await query.execute();
  return { count: await countUnread(ctx.db, ctx.actor.id) };
}
