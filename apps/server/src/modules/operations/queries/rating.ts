import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Output } from '../../../http/contract.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { monthStart, startOfDay } from '../../../core/calendar.ts';
import { readSettings } from '../../points-settings/index.ts';

/**
 * The reader's place among the confirmed members of the own shop, by points granted for sales of the present month. It
 * answers a place and a number of people: nobody's points but the reader's own can be worked out of them.
 */
export async function readStoreRating(
  db: Db,
  reader: Pick<Actor, 'id' | 'storeId' | 'roleCode'>,
  now: Date,
): Promise<Output<'points.rating'>> {
  const { storeRating } = await readSettings(db);
  if (!storeRating || reader.roleCode !== 'member' || reader.storeId === null) return null;
  const from = monthStart(programmeDay(now));
  const { rows } = await sql<{ place: number; members: number; points: number }>`
    with team as (
      select u.id, coalesce((select sum(a.points - a.returned) from accruals a where a.member_id = u.id
        and a.status in ('scheduled', 'active') and a.created_at >= ${startOfDay(from)}), 0)::bigint as points
      from users u where u.store_id = ${reader.storeId}::uuid and u.role_code = 'member' and u.status = 'confirmed')
    select 1 + (select count(*)::int from team o where o.points > t.points) as place,
      (select count(*)::int from team) as members, t.points
    from team t where t.id = ${reader.id}::uuid`.execute(db);
  const [own] = rows;
  // Alone in a shop there is nobody to be compared with.
  return own && own.members > 1 ? { ...own, monthStart: from } : null;
}
