import { regionNames } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';

export interface UnlistedRegion {
  /** A company, or a shop of it. */
  partner: string;
  storeCode: string | null;
  region: string;
}

/** Shops and partners whose region is not of the list: stored before there was one. */
export async function unlistedRegions(db: Db): Promise<UnlistedRegion[]> {
  const listed = sql`any(${[...regionNames]}::text[])`;
  const { rows } = await sql<UnlistedRegion>`
    select p.name as partner, null as store_code, p.region from partners p
    where p.region is not null and not p.region = ${listed}
    union all
    select p.name, s.code, s.region from stores s join partners p on p.id = s.partner_id where not s.region = ${listed}
    order by 1, 2 nulls first`.execute(db);
  return rows;
}
