import { type RawBuilder, sql } from 'kysely';

import type { Scope } from '../../../http/scope.ts';
import { membersInScope } from '../../members/index.ts';

export interface SummaryFilters {
  partnerId?: string | undefined;
  storeGroupId?: string | undefined;
  manufacturerId?: string | undefined;
  brandId?: string | undefined;
}

/** Joins conditions of a summary; the scope is always the first of them. */
export const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`(${sql.join(conditions, sql` and `)})`;

/** On `sales s`, `products p`: own shops for a partner, own goods for a manufacturer. */
export function saleConditions(scope: Scope, filters: SummaryFilters): RawBuilder<unknown> {
  const own =
    scope.kind === 'all'
      ? sql`true`
      : scope.kind === 'partner'
        ? sql`s.partner_id = ${scope.partnerId}::uuid`
        : scope.kind === 'manufacturer'
          ? sql`p.manufacturer_id = ${scope.manufacturerId}::uuid`
          : sql`s.member_id = ${scope.userId}::uuid`;
  return allOf([
    own,
    ...(filters.partnerId ? [sql`s.partner_id = ${filters.partnerId}::uuid`] : []),
    ...(filters.storeGroupId
      ? [sql`s.store_id in (select store_id from store_group_stores where group_id = ${filters.storeGroupId}::uuid)`]
      : []),
    ...(filters.manufacturerId ? [sql`p.manufacturer_id = ${filters.manufacturerId}::uuid`] : []),
    ...(filters.brandId ? [sql`p.brand_id = ${filters.brandId}::uuid`] : []),
  ]);
}

/** On `users u`: people of the reader's shops. Goods have nothing to do with a person. */
export function peopleConditions(scope: Scope, filters: SummaryFilters): RawBuilder<unknown> {
  return allOf([
    membersInScope(scope),
    ...(filters.partnerId ? [sql`u.partner_id = ${filters.partnerId}::uuid`] : []),
    ...(filters.storeGroupId
      ? [sql`u.store_id in (select store_id from store_group_stores where group_id = ${filters.storeGroupId}::uuid)`]
      : []),
  ]);
}
