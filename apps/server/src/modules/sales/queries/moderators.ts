import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';

/** Who has decided sales. The staff is short and its index answers each one; companies learn no names of it. */
export async function readModerators({ db, scope }: Ctx<'sales.moderators'>): Promise<Output<'sales.moderators'>> {
  if (scope.kind !== 'all') return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, trim(u.last_name || ' ' || u.first_name) as name
    from users u join roles o on o.code = u.role_code
    where u.role_code not in ('member', 'technical') and o.data_scope = 'all'
      and exists (select from sales s where s.moderator_id = u.id)
    order by u.search_name, u.id limit 500`.execute(db);
  return rows;
}
