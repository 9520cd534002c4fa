import { sql } from 'kysely';

import { defineHandlers } from '../../http/handlers.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../http/wire-date.ts';
import { askedPage, listAnswer } from '../lists/list-answer.ts';
import { inOrder, listIds } from '../lists/list-ids.ts';

export const notificationsHandlers = defineHandlers({
  'notifications.list': async (ctx) => {
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
  },

  'notifications.unread': async (ctx) => {
    const { n } = await ctx.db
      .selectFrom('notifications')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('userId', '=', ctx.actor.id)
      .where('readAt', 'is', null)
      .executeTakeFirstOrThrow();
    return { count: n };
  },

  'notifications.markRead': async (ctx) => {
    let query = ctx.db
      .updateTable('notifications')
      .set({ readAt: ctx.now() })
      .where('userId', '=', ctx.actor.id)
      .where('readAt', 'is', null);
    if (ctx.body.ids) query = query.where('id', 'in', ctx.body.ids.length > 0 ? ctx.body.ids : [ctx.actor.id]);
    await query.execute();
    const { n } = await ctx.db
      .selectFrom('notifications')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('userId', '=', ctx.actor.id)
      .where('readAt', 'is', null)
      .executeTakeFirstOrThrow();
    return { count: n };
  },
});
