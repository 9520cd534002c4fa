import type { Db } from '../../db/open.ts';

/** Messages of the person's own feed; all of them without `ids`. */
export async function markRead(db: Db, userId: string, ids: readonly string[] | undefined, at: Date): Promise<void> {
  if (ids?.length === 0) return;
  let query = db
    .updateTable('notifications')
    .set({ readAt: at })
    .where('userId', '=', userId)
    .where('readAt', 'is', null);
  if (ids) query = query.where('id', 'in', [...ids]);
  await query.execute();
}

/** The feed of somebody who leaves. */
export async function eraseFeed(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('notifications').where('userId', '=', userId).execute();
}
