import { markRead } from '../../../core/notices/feed.ts';
import { kindsOf } from '../domain/kinds.ts';
import { readUnread } from '../queries/notifications.ts';
import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';

export async function markNotificationsRead(
  ctx: Ctx<'notifications.markRead'>,
): Promise<Output<'notifications.markRead'>> {
  const { topics, ...choice } = ctx.body;
  await markRead(ctx.db, ctx.actor.id, { ...choice, kinds: topics && kindsOf(topics) }, ctx.now());
  return readUnread(ctx.db, ctx.actor.id);
}
