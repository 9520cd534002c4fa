import { regionNames } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';

export interface UnlistedRegion {
  /** Whose region it is: a company, a shop of it by its code, a group, a promotion that goes on. */
  kind: 'partner' | 'store' | 'group' | 'promotion';
  name: string;
  code: string | null;
  region: string;
}

/** Regions that are not of the list: stored before there was one. */
export async function unlistedRegions(db: Db): Promise<UnlistedRegion[]> {
  const { rows } = await sql<UnlistedRegion>`
    select kind, name, code, region from (
      select 'partner' as kind, name, null as code, region from partners where region is not null
      union all
      select 'store', p.name, s.code, s.region from stores s join partners p on p.id = s.partner_id
      union all
      select 'group', name, null, jsonb_array_elements_text(rule -> 'regions') from store_groups where rule ? 'regions'
      union all
      select 'promotion', p.name, null, jsonb_array_elements_text(coalesce(v.conditions -> key, '[]'))
        from promotions p join promotion_versions v on v.id = p.current_version_id,
          unnest(array['regions', 'excludeRegions']) key
        where p.status not in ('finished', 'cancelled', 'archived')) q
    where not region = any(${[...regionNames]}::text[])
    order by kind, name, code nulls first, region`.execute(db);
  return rows;
}
