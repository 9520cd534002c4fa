import type { PromotionStatus } from '@pribavka/api';
import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import { notFound } from '../../../http/problem.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { visibleTo, holdsInStore } from '../../promotions/index.ts';
import { partnersInScope } from '../policy.ts';

type Reach = 'everybody' | 'partner' | 'stores' | 'groups' | 'regions';

interface Found {
  id: string;
  name: string;
  status: PromotionStatus;
  startsAt: Date;
  endsAt: Date;
  reach: Reach;
  groupIds: string[];
  storesCount: number;
}

// An absent condition and an empty one ask for nothing.
const asks = (name: string) => sql`coalesce(jsonb_array_length(v.conditions -> ${name}), 0) > 0`;

/** Promotions open to at least one open shop of the partner, judged by the same conditions a sale is judged by. */
export async function partnerPromotions(ctx: Ctx<'partners.promotions'>) {
  const { id } = ctx.params;
  const { rows: known } = await sql`
    select from partners p where p.id = ${id}::uuid and ${partnersInScope(ctx.scope)}`.execute(ctx.db);
  if (known.length === 0) throw notFound();
  const { rows } = await sql<Found>`
    select p.id, p.name, p.status, p.starts_at, p.ends_at, open.n as stores_count,
      case when ${asks('storeIds')} then 'stores' when ${asks('storeGroupIds')} then 'groups'
        when ${asks('partnerIds')} then 'partner' when ${asks('regions')} then 'regions' else 'everybody' end as reach,
      array(select distinct g.group_id::text from store_groups_live g join stores s on s.id = g.store_id
        where s.partner_id = ${id}::uuid and v.conditions -> 'storeGroupIds' ? g.group_id::text limit 100) as group_ids
    from promotions p join promotion_versions v on v.id = p.current_version_id
    cross join lateral (select count(*)::int as n from stores s where s.partner_id = ${id}::uuid and s.status = 'active'
      and ${holdsInStore()}) open
    where p.status not in ('cancelled', 'archived') and ${visibleTo(ctx.scope)} and open.n > 0
    order by p.ends_at desc, p.id limit 500`.execute(ctx.db);
  const groups = new Map(
    (
      await ctx.db
        .selectFrom('storeGroups')
        .select(['id', 'name'])
        .where('id', 'in', [...new Set(rows.flatMap((row) => row.groupIds)), id])
        .execute()
    ).map((group) => [group.id, group]),
  );
  return rows.map(({ groupIds, startsAt, endsAt, ...row }) => ({
    ...row,
    startsAt: wireDateTime(startsAt),
    endsAt: wireDateTime(endsAt),
    groups: groupIds.flatMap((group) => groups.get(group) ?? []),
  }));
}
