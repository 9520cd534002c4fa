import { type RawBuilder, sql } from 'kysely';

import { findNotice, noticeEvents } from '../../../core/notices/define.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { listIds } from '../../../core/lists/list-ids.ts';
import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Db } from '../../../db/open.ts';
import { programmeZone } from '../../../http/wire-date.ts';
import { readNotifications } from './notifications.ts';

interface Sums {
  id: string;
  day: string;
  count: number;
  unread: number;
}

const dayOf = (moment: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${moment} at time zone ${sql.lit(programmeZone())})::date`;

/** How many events stand behind the newest one of each line. */
async function readSums(db: Db, userId: string, ids: readonly string[]): Promise<Map<string, Sums>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Sums>`
    select l.id, ${dayOf(sql`l.created_at`)}::text as day, x.count, x.unread
    from notifications l cross join lateral (
      select count(*)::int as count, (count(*) filter (where n.read_at is null))::int as unread from notifications n
      where n.user_id = ${userId} and n.kind = l.kind
        and ${dayOf(sql`n.created_at`)} = ${dayOf(sql`l.created_at`)}) x
    where l.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The feed folded by kind and day. A page goes by the newest event of each line, so that its cursor is that of a list. */
export async function listGroups(ctx: Ctx<'notifications.groups'>): Promise<Output<'notifications.groups'>> {
  const { filters } = ctx.body;
  const kinds = filters?.topics?.length
    ? noticeEvents()
        .filter(({ topic }) => topic !== undefined && filters.topics!.includes(topic))
        .map(({ kind }) => kind)
    : undefined;
  const found = await listIds(ctx.db, {
    from: sql`from (select distinct on (n.kind, ${dayOf(sql`n.created_at`)}) n.id, n.created_at from notifications n
      where n.user_id = ${ctx.actor.id} ${filters?.unread ? sql`and n.read_at is null` : sql``}
        ${kinds ? sql`and n.kind = any(${kinds}::text[])` : sql``}
      order by n.kind, ${dayOf(sql`n.created_at`)}, n.created_at desc, n.id desc) g`,
    where: [],
    id: sql`g.id`,
    order: { name: 'createdAt', expr: sql`g.created_at`, type: 'timestamptz', direction: 'desc' },
    ...askedPage(ctx.body),
  });
  const [latest, sums] = await Promise.all([
    readNotifications(ctx.db, found.ids),
    readSums(ctx.db, ctx.actor.id, found.ids),
  ]);
  const items = latest.flatMap((event) => {
    const sum = sums.get(event.id);
    if (!sum) return [];
    const { day, count, unread } = sum;
    return [
      { kind: event.kind, day, about: findNotice(event.kind)?.about ?? event.title, count, unread, latest: event },
    ];
  });
  return listAnswer(ctx.body, found, items);
}
