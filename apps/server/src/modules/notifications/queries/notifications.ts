import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { groupBounds, type FeedGroup } from '../../../core/notices/feed.ts';
import type { DB } from '../../../db/types.gen.ts';
import type { Db } from '../../../db/open.ts';
import { prepared } from '../../../db/prepared.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { listAnswer, askedPage } from '../../../core/lists/list-answer.ts';
import { kindsOf } from '../domain/kinds.ts';
import { inOrder, listIds } from '../../../core/lists/list-ids.ts';
import { eachReadable } from '../../../core/lists/unreadable.ts';

export async function countUnread(db: Db, userId: string): Promise<number> {
  const rows = await prepared(
    db,
    'notifications.unread',
    sql<{ n: number }>`select count(*)::int as n from notifications where user_id = ${userId} and read_at is null`,
  );
  return rows[0]?.n ?? 0;
}

/** How many wait, answers of the support apart. */
export async function readUnread(db: Db, userId: string): Promise<Output<'notifications.unread'>> {
  const rows = await prepared(
    db,
    'notifications.unread-parts',
    sql<{ count: number; support: number }>`select count(*)::int as count,
      (count(*) filter (where entity_type = 'support_request'))::int as support
    from notifications where user_id = ${userId} and read_at is null`,
  );
  return rows[0] ?? { count: 0, support: 0 };
}

/** A message of the feed as it is shown. */
export const notificationOf = (row: Selectable<DB['notifications']>) => ({
  id: row.id,
  kind: row.kind,
  tone: row.tone,
  title: row.title,
  text: row.text,
  createdAt: wireDateTime(row.createdAt),
  readAt: wireDateTimeOrNull(row.readAt),
  entity: row.entityType && row.entityId ? { type: row.entityType, id: row.entityId } : null,
});

/** Rows of the feed in the order of the ids. */
export async function readNotifications(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('notifications')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return eachReadable(inOrder(ids, rows), notificationOf);
}

const ofGroup = (group: FeedGroup): RawBuilder<unknown> => {
  const { from, to } = groupBounds(group);
  return sql`n.kind = ${group.kind} and n.created_at < ${to} ${from ? sql`and n.created_at >= ${from}` : sql``}`;
};

export async function listNotifications(ctx: Ctx<'notifications.list'>): Promise<Output<'notifications.list'>> {
  const { filters, sort } = ctx.body;
  const found = await listIds(ctx.db, {
    from: sql`from notifications n`,
    where: [
      sql`n.user_id = ${ctx.actor.id}`,
      ...(filters?.unread ? [sql`n.read_at is null`] : []),
      ...(filters?.topics?.length ? [sql`n.kind = any(${kindsOf(filters.topics)}::text[])`] : []),
      ...(filters?.group ? [ofGroup(filters.group)] : []),
    ],
    id: sql`n.id`,
    order: {
      name: 'createdAt',
      expr: sql`n.created_at`,
      type: 'timestamptz',
      direction: sort?.[0]?.direction ?? 'desc',
    },
    ...askedPage(ctx.body),
  });
  return listAnswer(ctx.body, found, await readNotifications(ctx.db, found.ids));
}
