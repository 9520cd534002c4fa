import type { FieldCode } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { PromotionForm } from '../domain/form.ts';
import { fieldMessage, type WrongFields } from '../../../http/problem.ts';
import { regionIssue } from '../../../core/region.ts';
import { unknownRegion } from '../../stores/index.ts';

type Asked = NonNullable<PromotionForm['conditions']>;

const tables = {
  brandIds: ['brands', 'PROMO_BRANDS_GONE'],
  excludeBrandIds: ['brands', 'PROMO_BRANDS_GONE'],
  productIds: ['products', 'PROMO_PRODUCTS_GONE'],
  excludeProductIds: ['products', 'PROMO_PRODUCTS_GONE'],
  categoryIds: ['categories', 'PROMO_CATEGORIES_GONE'],
  excludeCategoryIds: ['categories', 'PROMO_CATEGORIES_GONE'],
  manufacturerIds: ['manufacturers', 'PROMO_MANUFACTURERS_GONE'],
  excludeManufacturerIds: ['manufacturers', 'PROMO_MANUFACTURERS_GONE'],
  partnerIds: ['partners', 'PROMO_PARTNERS_GONE'],
  excludePartnerIds: ['partners', 'PROMO_PARTNERS_GONE'],
  storeIds: ['stores', 'PROMO_STORES_GONE'],
  excludeStoreIds: ['stores', 'PROMO_STORES_GONE'],
  storeGroupIds: ['store_groups', 'PROMO_GROUPS_GONE'],
  excludeStoreGroupIds: ['store_groups', 'PROMO_GROUPS_GONE'],
} as const satisfies Partial<Record<keyof Asked, readonly [string, FieldCode]>>;

const pairs = [
  ['brandIds', 'excludeBrandIds'],
  ['productIds', 'excludeProductIds'],
  ['categoryIds', 'excludeCategoryIds'],
  ['manufacturerIds', 'excludeManufacturerIds'],
  ['partnerIds', 'excludePartnerIds'],
  ['storeIds', 'excludeStoreIds'],
  ['storeGroupIds', 'excludeStoreGroupIds'],
  ['regions', 'excludeRegions'],
] as const satisfies readonly (readonly [keyof Asked, keyof Asked])[];

/** What is named and is not there, by field (domain 3.22). */
export async function unknownIn(db: Db, asked: Asked): Promise<WrongFields> {
  const problems: WrongFields = {};
  for (const [field, [table, code]] of Object.entries(tables) as [
    keyof typeof tables,
    (typeof tables)[keyof typeof tables],
  ][]) {
    const ids = [...new Set(asked[field] ?? [])];
    if (ids.length === 0) continue;
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(db);
    const lost = ids.length - (rows[0]?.n ?? 0);
    if (lost > 0) problems[`conditions.${field}`] = fieldMessage(code, { n: lost });
  }
  // What was a group when it was chosen and has been switched off since matches nothing.
  if (!problems['conditions.storeGroupIds'] && asked.storeGroupIds?.length) {
    const { rows } = await sql<{ name: string }>`
      select name from store_groups where id = any(${[...asked.storeGroupIds]}::uuid[]) and not is_active limit 1`.execute(
      db,
    );
    if (rows[0]) problems['conditions.storeGroupIds'] = fieldMessage('PROMO_GROUP_OFF', { name: rows[0].name });
  }
  for (const field of ['regions', 'excludeRegions'] as const) {
    const unknown = await unknownRegion(db, asked[field] ?? []);
    if (unknown !== undefined) problems[`conditions.${field}`] = regionIssue(unknown);
  }
  if (asked.positions?.length) {
    const codes = [...new Set(asked.positions)];
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from positions where code = any(${codes}::text[])`.execute(db);
    const lost = codes.length - (rows[0]?.n ?? 0);
    if (lost > 0) problems['conditions.positions'] = fieldMessage('PROMO_POSITIONS_GONE', { n: lost });
  }
  return problems;
}

/** Ranges whose end is before their beginning, and what is chosen and excluded at once. */
export function rangesIn(asked: Asked): WrongFields {
  const problems: WrongFields = {};
  const { priceFrom, priceTo, tenureFrom, tenureTo, timeFrom, timeTo } = asked;
  if (priceFrom !== undefined && priceTo !== undefined && priceTo < priceFrom) {
    problems['conditions.priceTo'] = 'PROMO_PRICE_RANGE';
  }
  if (tenureFrom !== undefined && tenureTo !== undefined && tenureTo < tenureFrom) {
    problems['conditions.tenureTo'] = 'PROMO_TENURE_RANGE';
  }
  if ((timeFrom ?? 0) === (timeTo ?? 1440)) problems['conditions.timeTo'] = 'PROMO_TIME_RANGE';
  for (const [chosen, excluded] of pairs) {
    const both = new Set<string>(asked[chosen] ?? []);
    if ((asked[excluded] ?? []).some((id) => both.has(id))) {
      problems[`conditions.${excluded}`] = 'PROMO_EXCLUDED';
    }
  }
  return problems;
}
