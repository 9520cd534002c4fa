import type { Selectable } from 'kysely';

import { addDays, startOfDay } from '../calendar.ts';
import type { Db } from '../../db/open.ts';
import type { DB } from '../../db/types.gen.ts';

/** A line of the bell: events of one kind on these days of the programme, both included; of all before without `since`. */
export interface FeedGroup {
  kind: string;
  since: string | null;
  until: string;
}

/** Which messages: these, those about one record, of one line or of these kinds; all of the feed without a choice. */
export interface ReadChoice {
  ids?: readonly string[] | undefined;
  entity?: { type: NonNullable<Selectable<DB['notifications']>['entityType']>; id: string } | undefined;
  group?: FeedGroup | undefined;
  kinds?: readonly string[] | undefined;
}

/** The moments a line begins and ends at. */
export const groupBounds = ({ since, until }: FeedGroup): { from: Date | undefined; to: Date } => ({
  from: since === null ? undefined : startOfDay(since),
  to: startOfDay(addDays(until, 1)),
});

/** Messages of the person's own feed. */
export async function markRead(
  db: Db,
  userId: string,
  { ids, entity, group, kinds }: ReadChoice,
  at: Date,
): Promise<void> {
  if (ids?.length === 0 || kinds?.length === 0) return;
  let query = db
    .updateTable('notifications')
    .set({ readAt: at })
    .where('userId', '=', userId)
    .where('readAt', 'is', null);
  if (ids) query = query.where('id', 'in', [...ids]);
  if (kinds) query = query.where('kind', 'in', [...kinds]);
  if (entity) query = query.where('entityType', '=', entity.type).where('entityId', '=', entity.id);
  if (group) {
    const { from, to } = groupBounds(group);
    query = query.where('kind', '=', group.kind).where('createdAt', '<', to);
    if (from) query = query.where('createdAt', '>=', from);
  }
  await query.execute();
}

/** The feed of somebody who leaves. */
export async function eraseFeed(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('notifications').where('userId', '=', userId).execute();
}
