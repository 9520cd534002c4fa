import { regionNames } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';

/** The first of the regions of a rule that neither the list nor a shop has: it would match nothing. */
export async function unknownRegion(db: Db, regions: readonly string[]): Promise<string | undefined> {
  const unlisted = regions.filter((region) => !regionNames.includes(region));
  if (unlisted.length === 0) return undefined;
  const rows = await db.selectFrom('stores').select('region').distinct().where('region', 'in', unlisted).execute();
  const stored = new Set(rows.map(({ region }) => region));
  return unlisted.find((region) => !stored.has(region));
}
