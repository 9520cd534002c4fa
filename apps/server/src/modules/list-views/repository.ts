import type { Db } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';

export interface ListView {
  id: string;
  list: string;
  name: string;
  search: string;
  isDefault: boolean;
}

/** Views of an account, in the order they were saved. */
export async function readListViews(db: Db, userId: string): Promise<ListView[]> {
  const query = db
    .selectFrom('listViews')
    .select(['id', 'list', 'name', 'search', 'isDefault'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(500);
  return prepared(db, 'listViews.own', query);
}
