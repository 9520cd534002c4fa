import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import { prepared } from '../../../db/prepared.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { listAnswer, askedPage } from '../../../core/lists/list-answer.ts';
import { inOrder, listIds } from '../../../core/lists/list-ids.ts';

export async function countUnread(db: Db, userId: string): Promise<number> {
  const rows = await prepared(
    db,
    'notifications.unread',
    sql<{ n: number }>`select count(*)::int as n from notifications where user_id = ${userId} and read_at is null`,
  );
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
