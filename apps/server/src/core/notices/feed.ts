import type { Selectable } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { DB } from '../../db/types.gen.ts';

/** Which messages: these, or those about one record; all of the feed without either. */
export interface ReadChoice {
  ids?: readonly string[] | undefined;
  entity?: { type: NonNullable<Selectable<DB['notifications']>['entityType']>; id: string } | undefined;
}

/** Messages of the person's own feed. */
export async function markRead(db: Db, userId: string, { ids, entity }: ReadChoice, at: Date): Promise<void> {
  if (ids?.length === 0) return;
  let query = db
    .updateTable('notifications')
    .set({ readAt: at })
    .where('userId', '=', userId)
    .where('readAt', 'is', null);
  if (ids) query = query.where('id', 'in', [...ids]);
  if (entity) query = query.where('entityType', '=', entity.type).where('entityId', '=', entity.id);
  await query.execute();
}

/** The feed of somebody who leaves. */
export async function eraseFeed(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('notifications').where('userId', '=', userId).execute();
}
