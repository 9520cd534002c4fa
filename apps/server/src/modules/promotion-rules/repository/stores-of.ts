import { type RawBuilder, sql } from 'kysely';

import { listedRegion } from '../../../core/region.ts';
import type { Conditions, PromotionRule } from '../domain/rules.ts';

type Placed = Pick<PromotionRule, 'conditions' | 'versionId' | 'hasFixedGroups'>;

/** Shops of these groups, as the version sees them: of today or of its start. */
const inGroups = ({ hasFixedGroups, versionId }: Placed, ids: readonly string[]): RawBuilder<unknown> =>
  hasFixedGroups
    ? sql`s.id in (select f.store_id from promotion_group_stores f join store_groups g on g.id = f.group_id and g.is_active
        where f.version_id = ${versionId}::uuid and f.group_id = any(${[...ids]}::uuid[]))`
    : sql`s.id in (select l.store_id from store_groups_live l where l.group_id = any(${[...ids]}::uuid[]))`;

const lists = [
  [sql`s.partner_id`, 'partnerIds', 'excludePartnerIds', sql`uuid[]`],
  [sql`s.id`, 'storeIds', 'excludeStoreIds', sql`uuid[]`],
  [sql`s.region`, 'regions', 'excludeRegions', sql`text[]`],
] as const satisfies readonly (readonly [unknown, keyof Conditions, keyof Conditions, unknown])[];

/** Shops (`stores s`) a rule holds in; `holdsInStore` says the same of a version in the database. */
export function ruleStores(rule: Placed): RawBuilder<unknown> {
  const { regions, excludeRegions } = rule.conditions;
  const c = {
    ...rule.conditions,
    regions: regions?.map(listedRegion),
    excludeRegions: excludeRegions?.map(listedRegion),
  };
  const conditions = lists.flatMap(([column, chosen, excluded, type]) => [
    ...(c[chosen]?.length ? [sql`${column} = any(${[...c[chosen]]}::${type})`] : []),
    ...(c[excluded]?.length ? [sql`not ${column} = any(${[...c[excluded]]}::${type})`] : []),
  ]);
  const groups = c.storeGroupIds?.length ? [inGroups(rule, c.storeGroupIds)] : [];
  const without = c.excludeStoreGroupIds?.length ? [sql`not ${inGroups(rule, c.excludeStoreGroupIds)}`] : [];
  const all = [...conditions, ...groups, ...without];
  return all.length === 0 ? sql`true` : sql`(${sql.join(all, sql` and `)})`;
}
