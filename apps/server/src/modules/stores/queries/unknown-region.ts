import { regionNames } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';

/**
 * The first of the regions of a rule that neither the list nor a shop has: it would match nothing. What a promotion has
 * stays with it, for a region from before the list must not lock the rest of it.
 */
export async function unknownRegion(db: Db, regions: readonly string[]): Promise<string | undefined> {
  const unlisted = regions.filter((region) => !regionNames.includes(region));
  if (unlisted.length === 0) return undefined;
  const { rows } = await sql<{ region: string }>`
    select asked as region from unnest(${unlisted}::text[]) asked
    where exists (select from stores s where s.region = asked) or exists (select from promotion_versions v
      where v.conditions -> 'regions' ? asked or v.conditions -> 'excludeRegions' ? asked)`.execute(db);
  const stored = new Set(rows.map(({ region }) => region));
  return unlisted.find((region) => !stored.has(region));
}
