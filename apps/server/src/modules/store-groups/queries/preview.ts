import type { RouteInput } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { notFound } from '../../../http/problem.ts';
import { storesShort } from '../../stores/index.ts';
import { promotionsOf } from './card.ts';
import { membersOf, readForm, type Rule } from '../commands/write.ts';

type Body = NonNullable<RouteInput<'storeGroups.preview'>['body']>;

/** Shops of each side that are named; the rest are counted. */
const mostNamed = 200;

/** Who comes, who goes and which promotions read the group, before anything is saved. */
export async function previewGroup(db: Db, body: Body) {
  const { groupId } = body;
  const present = groupId ? await presentOf(db, groupId) : { isActive: false, rule: null, storeIds: [] };
  const next = await membersOf(db, readForm(body), present.rule);
  const [before, after] = [new Set(present.storeIds), new Set(next)];
  const comes = next.filter((id) => !before.has(id));
  const goes = present.storeIds.filter((id) => !after.has(id));
  const named = (ids: readonly string[]) => storesShort(db, sql`s.id = any(${[...ids]}::uuid[])`, mostNamed);
  const { rows } = await sql<{ n: number }>`
    select count(distinct partner_id)::int as n from stores where id = any(${next}::uuid[])`.execute(db);
  const promotions = groupId ? await promotionsOf(db, groupId) : [];
  const stops = (present.isActive && body.isActive === false) || (before.size > 0 && next.length === 0);
  return {
    storesCount: next.length,
    partnersCount: rows[0]?.n ?? 0,
    comesCount: comes.length,
    goesCount: goes.length,
    comes: await named(comes),
    goes: await named(goes),
    promotions,
    empties: stops && promotions.length > 0,
  };
}

interface Present {
  isActive: boolean;
  rule: Rule | null;
  storeIds: string[];
}

async function presentOf(db: Db, groupId: string): Promise<Present> {
  const { rows } = await sql<Present>`
    select g.is_active, g.rule, array(select m.store_id from store_group_stores m where m.group_id = g.id) as store_ids
    from store_groups g where g.id = ${groupId}::uuid`.execute(db);
  const [group] = rows;
  if (!group) throw notFound();
  return group;
}

/** Cities of the open shops with the region of each. */
export async function groupCities(db: Db): Promise<{ name: string; region: string }[]> {
  const { rows } = await sql<{ name: string; region: string }>`
    select distinct city as name, region from stores where status = 'active' order by 1, 2 limit 5000`.execute(db);
  return rows;
}
