import type { Output } from '../../http/contract.ts';
import type { Ctx } from '../../http/context.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../http/wire-date.ts';
import { listAnswer, askedPage } from '../../core/lists/list-answer.ts';
import { inOrder, listIds } from '../../core/lists/list-ids.ts';

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`/*notifications.unread*/
    select count(*)::int as n from notifications where user_id = ${userId} and read_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function listNotifications(ctx: Ctx<'notifications.list'>): Promise<Output<'notifications.list'>> {
  const { filters, sort } = ctx.body;
  const found = await listIds(ctx.db, {
    from: sql`from notifications n`,
    where: [sql`n.user_id = ${ctx.actor.id}`, ...(filters?.unread ? [sql`n.read_at is null`] : [])],
    id: sql`n.id`,
    order: {
      name: 'createdAt',
      expr: sql`n.created_at`,
      type: 'timestamptz',
      direction: sort?.[0]?.direction ?? 'desc',
    },
    ...askedPage(ctx.body),
  });
  const rows =
    found.ids.length === 0
      ? []
      : await ctx.db.selectFrom('notifications').selectAll().where('id', 'in', found.ids).execute();
  const items = inOrder(found.ids, rows).map((row) => ({
    id: row.id,
    kind: row.kind,
    tone: row.tone,
    title: row.title,
    text: row.text,
    createdAt: wireDateTime(row.createdAt),
    readAt: wireDateTimeOrNull(row.readAt),
    entity: row.entityType && row.entityId ? { type: row.entityType, id: row.entityId } : null,
  }));
  return listAnswer(ctx.body, found, items);
}

export async function markNotificationsRead(
  ctx: Ctx<'notifications.markRead'>,
): Promise<Output<'notifications.markRead'>> {
  let query = ctx.db
    .updateTable('notifications')
    .set({ readAt: ctx.now() })
    .where('userId', '=', ctx.actor.id)
    .where('readAt', 'is', null);
  if (ctx.body.ids) query = query.where('id', 'in', ctx.body.ids.length > 0 ? ctx.body.ids : [ctx.actor.id]);
  await query.execute();
  return { count: await countUnread(ctx.db, ctx.actor.id) };
}

/** What the area answers. */
export const notificationsRoutes = defineHandlers({
  'notifications.list': listNotifications,
  'notifications.unread': async (ctx) => {
    return { count: await countUnread(ctx.db, ctx.actor.id) };
  },
  'notifications.markRead': markNotificationsRead,
});
