import type { PromotionStatus } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { notFound } from '../../../http/problem.ts';
import { storesShort } from '../../stores/index.ts';
import { groupRows, livePromotionsOf } from '../repository.ts';
import type { Rule } from '../commands/write.ts';

export interface PromotionOfGroup {
  id: string;
  name: string;
  status: PromotionStatus;
}

/** Promotions that read the group and are not over. */
export async function promotionsOf(db: Db, groupId: string): Promise<PromotionOfGroup[]> {
  const { rows } = await sql<PromotionOfGroup>`
    select a.id, a.name, a.status ${livePromotionsOf(sql`${groupId}`)} order by a.name, a.id limit 200`.execute(db);
  return rows;
}

export async function groupCard(db: Db, id: string) {
  const [row] = await groupRows(db, [id]);
  if (!row) throw notFound();
  const { rows } = await sql<{ description: string | null; rule: Rule | null; updatedBy: string | null }>`
    select g.description, g.rule, nullif(trim(concat_ws(' ', e.last_name, e.first_name)), '') as updated_by
    from store_groups g left join users e on e.id = g.updated_by where g.id = ${id}::uuid`.execute(db);
  const [extra] = rows;
  if (!extra) throw notFound();
  const members = sql`s.id in (select store_id from store_group_stores where group_id = ${id}::uuid)`;
  const [stores, promotions] = await Promise.all([storesShort(db, members, 5000), promotionsOf(db, id)]);
  const rulePartners = await db
    .selectFrom('partners')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${extra.rule?.partnerIds ?? []}::uuid[])`)
    .orderBy('name')
    .execute();
  return { ...row, ...extra, rulePartners, stores, promotions };
}
