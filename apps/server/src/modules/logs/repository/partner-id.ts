import type { Db } from '../../../db/open.ts';
import { isUuid } from '../../../http/headers.ts';

/** Partner of the store an entry is about; null for anything else and for a store that is gone. */
export async function readPartnerId(
  db: Db,
  { entityType, entityId }: { entityType: string; entityId: string | null },
): Promise<string | null> {
  // What was asked for by a refused call is written down as it came.
  if (entityType !== 'store' || entityId === null || !isUuid(entityId)) return null;
  const store = await db.selectFrom('stores').select('partnerId').where('id', '=', entityId).executeTakeFirst();
  return store?.partnerId ?? null;
}
