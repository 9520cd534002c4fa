import { type RawBuilder, sql } from 'kysely';

import { addDays } from '../../../core/calendar.ts';
import { findNotice } from '../../../core/notices/define.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { listIds } from '../../../core/lists/list-ids.ts';
import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Db } from '../../../db/open.ts';
import { programmeDay, programmeZone, wireDateTime } from '../../../http/wire-date.ts';
import { kindsOf } from '../domain/kinds.ts';
import { readNotifications } from './notifications.ts';

interface Sums {
  id: string;
  day: string;
  firstAt: Date;
  count: number;
  unread: number;
}

/** Days that stand apart, today among them; what is older is one line a kind. */
const apartDays = 7;

/** The last day that no longer stands apart. */
const olderThan = (now: Date): string => addDays(programmeDay(now), -apartDays);

/** Day of the line a message belongs to. */
const lineDay = (moment: RawBuilder<unknown>, older: string): RawBuilder<unknown> =>
  sql`greatest((${moment} at time zone ${sql.lit(programmeZone())})::date, ${older}::date)`;

/** How many messages stand behind the newest one of each line. */
async function readSums(db: Db, userId: string, ids: readonly string[], older: string): Promise<Map<string, Sums>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Sums>`
    select l.id, ${lineDay(sql`l.created_at`, older)}::text as day, x.*
    from notifications l cross join lateral (
      select count(*)::int as count, (count(*) filter (where n.read_at is null))::int as unread,
        min(n.created_at) as first_at
      from notifications n where n.user_id = ${userId} and n.kind = l.kind
        and ${lineDay(sql`n.created_at`, older)} = ${lineDay(sql`l.created_at`, older)}) x
    where l.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The feed folded by kind and day. A page goes by the newest message of each line, so its cursor is that of a list. */
export async function listGroups(ctx: Ctx<'notifications.groups'>): Promise<Output<'notifications.groups'>> {
  const { filters } = ctx.body;
  const { id: userId } = ctx.actor;
  const kinds = filters?.topics?.length ? kindsOf(filters.topics) : undefined;
  const older = olderThan(ctx.now());
  const found = await listIds(ctx.db, {
    from: sql`from (select distinct on (x.kind, x.line) x.id, x.created_at from (
        select n.id, n.kind, n.created_at, ${lineDay(sql`n.created_at`, older)} as line from notifications n
        where n.user_id = ${userId} ${filters?.unread ? sql`and n.read_at is null` : sql``}
          ${kinds ? sql`and n.kind = any(${kinds}::text[])` : sql``}) x
      order by x.kind, x.line, x.created_at desc, x.id desc) g`,
    where: [],
    id: sql`g.id`,
    order: { name: 'createdAt', expr: sql`g.created_at`, type: 'timestamptz', direction: 'desc' },
    ...askedPage(ctx.body),
  });
  const [messages, sums] = await Promise.all([
    readNotifications(ctx.db, found.ids),
    readSums(ctx.db, userId, found.ids, older),
  ]);
  const items = messages.flatMap((latest) => {
    const sum = sums.get(latest.id);
    if (!sum) return [];
    const { day, count, unread, firstAt } = sum;
    return [
      {
        kind: latest.kind,
        since: day === older ? null : day,
        until: day,
        about: findNotice(latest.kind)?.about ?? latest.title,
        count,
        unread,
        firstAt: wireDateTime(firstAt),
        latest,
      },
    ];
  });
  return listAnswer(ctx.body, found, items);
}
