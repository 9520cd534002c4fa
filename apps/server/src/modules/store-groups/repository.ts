import { everyWord } from '../../core/text/search.ts';
import type { RouteInput } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { wireDateTime } from '../../http/wire-date.ts';
import { listAnswer, askedPage } from '../../core/lists/list-answer.ts';
import { inOrder, listIds, type ListOrder } from '../../core/lists/list-ids.ts';

type Body = NonNullable<RouteInput<'storeGroups.list'>['body']>;

const storesCount = sql`(select count(*)::int from store_group_stores m where m.group_id = g.id)`;

/** Promotions that refer to the group and are not over: a group in use cannot be deleted. */
export const livePromotionsOf = (group: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  from promotions a join promotion_versions v on v.id = a.current_version_id
  where a.status in ('draft', 'on_approval', 'scheduled', 'active', 'paused')
    and (v.conditions->'storeGroupIds' ? ${group}::text or v.conditions->'excludeStoreGroupIds' ? ${group}::text)`;

export interface GroupRow {
  id: string;
  name: string;
  kind: 'manual' | 'rule';
  partnersCount: number;
  storesCount: number;
  promotionsCount: number;
  isActive: boolean;
  updatedAt: string;
  version: number;
}

export async function groupRows(db: Db, ids: readonly string[]): Promise<GroupRow[]> {
  const { rows } = await sql<Omit<GroupRow, 'updatedAt'> & { updatedAt: Date }>`
    select g.id, g.name, g.kind, g.is_active, g.updated_at, g.version, ${storesCount} as stores_count,
      (select count(distinct s.partner_id)::int from store_group_stores m join stores s on s.id = m.store_id
        where m.group_id = g.id) as partners_count,
      (select count(*)::int ${livePromotionsOf(sql`g.id`)}) as promotions_count
    from store_groups g where g.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows.map((row) => ({ ...row, updatedAt: wireDateTime(row.updatedAt) }));
}

function orderOf(body: Body): ListOrder {
  const name = body.sort?.[0]?.field ?? 'updatedAt';
  const orders: Record<typeof name, Pick<ListOrder, 'expr' | 'type'>> = {
    name: { expr: sql`g.name`, type: 'text' },
    storesCount: { expr: storesCount, type: 'bigint' },
    updatedAt: { expr: sql`g.updated_at`, type: 'timestamptz' },
  };
  return { name, direction: body.sort?.[0]?.direction ?? 'desc', ...orders[name] };
}

/** Groups of the list and of its file. */
export const groupConditions = (
  { kinds, isActive }: NonNullable<Body['filters']>,
  search: string | undefined,
): RawBuilder<unknown>[] => [
  ...(kinds && kinds.length > 0 ? [sql`g.kind = any(${[...kinds]}::text[])`] : []),
  ...(isActive === undefined ? [] : [sql`g.is_active = ${isActive}`]),
  ...everyWord(sql`g.search_text`, search),
];

export async function listGroups(db: Db, body: Body) {
  const page = await listIds(db, {
    from: sql`from store_groups g`,
    where: groupConditions(body.filters ?? {}, body.search),
    id: sql`g.id`,
    order: orderOf(body),
    ...askedPage(body),
  });
  return listAnswer(body, page, inOrder(page.ids, await groupRows(db, page.ids)));
}

export async function groupShortList(db: Db): Promise<{ id: string; name: string; storesCount: number }[]> {
  const { rows } = await sql<{ id: string; name: string; storesCount: number }>`
    select g.id, g.name, ${storesCount} as stores_count from store_groups g where g.is_active
    order by g.name, g.id limit 1000`.execute(db);
  return rows;
}
