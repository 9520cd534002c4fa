import type { RouteInput } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { type SqlType, sqlType } from '../../../db/sql-types.ts';
import { violatedConstraint } from '../../../db/sql-errors.ts';
import { fieldProblem, invalid } from '../../../http/problem.ts';
import { regionIssue } from '../../../core/region.ts';
import { unknownRegion } from '../../stores/index.ts';

type GroupForm = Pick<NonNullable<RouteInput<'storeGroups.create'>['body']>, 'kind' | 'storeIds' | 'rule'>;

/** Shops that match every list; an empty one asks for nothing. */
export interface Rule {
  partnerIds: string[];
  regions: string[];
  cities: string[];
  codes: string[];
}

/** A rule that asks for nothing would be every shop there is; that has to be said, not forgotten. */
export function readForm(form: GroupForm): { rule: Rule | null; storeIds: string[] } {
  if (form.kind === 'manual') return { rule: null, storeIds: [...new Set(form.storeIds ?? [])] };
  const { partnerIds = [], regions = [], cities = [], codes = [] } = form.rule ?? {};
  if ([partnerIds, regions, cities, codes].every((list) => list.length === 0)) {
    throw invalid({ rule: 'GROUP_RULE_EMPTY' });
  }
  return { rule: { partnerIds: [...new Set(partnerIds)], regions, cities, codes }, storeIds: [] };
}

/** How many of the ids are there. */
async function countKnown(db: Db, table: 'stores' | 'partners', ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Shops of a rule. The database has its own word for the same (`store_matches_rule`): it follows what opens later. */
async function matching(db: Db, rule: Rule): Promise<string[]> {
  const any = (column: string, values: readonly string[], type: SqlType) =>
    values.length === 0 ? sql`true` : sql`${sql.ref(column)} = any(${[...values]}::${sqlType(type)}[])`;
  const codes = rule.codes.map((code) => code.toLowerCase());
  const { rows } = await sql<{ id: string }>`
    select id from stores where status = 'active' and ${any('partner_id', rule.partnerIds, 'uuid')}
      and ${any('region', rule.regions, 'text')} and ${any('city', rule.cities, 'text')}
      and ${codes.length === 0 ? sql`true` : sql`lower(code) = any(${codes}::text[])`}`.execute(db);
  return rows.map((row) => row.id);
}

export type ReadForm = ReturnType<typeof readForm>;

/**
 * Shops the form asks for; an unknown partner, shop or region is refused at its field. What the rule has at present may
 * be a region from before the list.
 */
export async function membersOf(
  db: Db,
  form: ReadForm,
  present: Partial<Pick<Rule, 'regions'>> | null = {},
): Promise<string[]> {
  const partnerIds = form.rule?.partnerIds ?? [];
  if ((await countKnown(db, 'partners', partnerIds)) !== partnerIds.length) {
    throw fieldProblem('PARTNER_NOT_FOUND', 'rule.partnerIds');
  }
  if ((await countKnown(db, 'stores', form.storeIds)) !== form.storeIds.length) {
    throw fieldProblem('STORE_NOT_FOUND', 'storeIds');
  }
  const former = new Set(present?.regions);
  const unknown = await unknownRegion(db, form.rule?.regions.filter((region) => !former.has(region)) ?? []);
  if (unknown !== undefined) throw invalid({ 'rule.regions': regionIssue(unknown) });
  return form.rule ? matching(db, form.rule) : form.storeIds;
}

/**
 * Writes who belongs to the group. A rule is stored as shops too: promotions read one table. Only what differs is
 * written, so that sums kept by group are not counted over for shops that stay.
 */
export async function setMembers(tx: Db, groupId: string, storeIds: readonly string[]): Promise<void> {
  await sql`delete from store_group_stores
    where group_id = ${groupId}::uuid and store_id <> all(${[...storeIds]}::uuid[])`.execute(tx);
  await sql`insert into store_group_stores (group_id, store_id)
    select ${groupId}::uuid, unnest(${[...storeIds]}::uuid[]) on conflict do nothing`.execute(tx);
}

export const explainGroup = (error: unknown, name: string): unknown =>
  violatedConstraint(error) === 'store_groups_name' ? fieldProblem('NAME_TAKEN', 'name', { name }) : error;
