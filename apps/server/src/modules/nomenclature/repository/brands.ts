import type { RouteInput } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fileUrl } from '../../../core/files/files.ts';
import type { Scope } from '../../../http/scope.ts';
import { among } from '../../../core/lists/conditions.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { inOrder, listIds, where } from '../../../core/lists/list-ids.ts';
import { everyWord } from '../../../core/text/search.ts';
import { distinctBrand } from './distinct-names.ts';

type Body = NonNullable<RouteInput<'brands.list'>['body']>;

/** Brands a reader may see, as a condition on `brands b`; sellers see those that take part. */
export function brandsInScope(scope: Scope): RawBuilder<unknown> {
  if (scope.kind === 'manufacturer') return sql`b.manufacturer_id = ${scope.manufacturerId}::uuid`;
  return scope.kind === 'all' ? sql`true` : sql`b.is_active`;
}

const searching = (text: string | undefined): RawBuilder<unknown>[] => everyWord(sql`b.search_text`, text);

const productsOf = sql`(select count(*)::int from products p where p.brand_id = b.id and p.status <> 'archived')`;

export interface BrandRow {
  id: string;
  name: string;
  manufacturer: { id: string; name: string } | null;
  logoUrl: string | null;
  isActive: boolean;
  productsCount: number;
  promotionsCount: number;
  version: number;
}

export async function brandRows(db: Db, ids: readonly string[]): Promise<BrandRow[]> {
  const { rows } = await sql<{
    id: string;
    name: string;
    manufacturerId: string;
    manufacturerName: string;
    logoFileId: string | null;
    isActive: boolean;
    productsCount: number;
    promotionsCount: number;
    version: number;
  }>`
    select b.id, b.name, b.manufacturer_id, f.name as manufacturer_name, b.logo_file_id, b.is_active, b.version,
      ${productsOf} as products_count,
      (select count(*)::int from promotions m join promotion_versions v on v.id = m.current_version_id
        where m.status in ('scheduled', 'active', 'paused') and v.conditions->'brandIds' ? b.id::text) as promotions_count
    from brands b join manufacturers f on f.id = b.manufacturer_id
    where b.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows.map(({ manufacturerId, manufacturerName, logoFileId, ...row }) => ({
    ...row,
    manufacturer: { id: manufacturerId, name: manufacturerName },
    logoUrl: logoFileId ? fileUrl(logoFileId, true) : null,
  }));
}

export type BrandFilters = NonNullable<Body['filters']>;

/** Brands of the list and of its file. */
export const brandConditions = (
  scope: Scope,
  { manufacturerIds, isActive }: BrandFilters,
  search: string | undefined,
): RawBuilder<unknown>[] => [
  brandsInScope(scope),
  ...searching(search),
  ...among('b.manufacturer_id', manufacturerIds),
  ...(isActive === undefined ? [] : [sql`b.is_active = ${isActive}`]),
];

export async function listBrands(db: Db, body: Body, scope: Scope) {
  const sort = body.sort?.[0];
  const page = await listIds(db, {
    from: sql`from brands b`,
    where: brandConditions(scope, body.filters ?? {}, body.search),
    id: sql`b.id`,
    order:
      sort?.field === 'productsCount'
        ? { name: 'productsCount', expr: productsOf, type: 'bigint', direction: sort.direction }
        : { name: 'name', expr: sql`b.name`, type: 'text', direction: sort?.direction ?? 'asc' },
    ...askedPage(body),
  });
  return listAnswer(body, page, inOrder(page.ids, await brandRows(db, page.ids)));
}

export async function brandShortList(
  db: Db,
  query: { search?: string | undefined; manufacturerId?: string | undefined },
  scope: Scope,
): Promise<{ id: string; name: string; logoUrl: string | null }[]> {
  const conditions = [
    brandsInScope(scope),
    sql`b.is_active`,
    ...searching(query.search),
    ...(query.manufacturerId ? [sql`b.manufacturer_id = ${query.manufacturerId}::uuid`] : []),
  ];
  const { rows } = await sql<{ id: string; name: string; logoFileId: string | null }>`
    select b.id, ${distinctBrand} as name, b.logo_file_id from brands b ${where(conditions)} order by b.name, b.id limit 500`.execute(
    db,
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    logoUrl: row.logoFileId ? fileUrl(row.logoFileId, true) : null,
  }));
}
