import { listAnswer, askedPage } from '../../core/lists/list-answer.ts';
import { companySearch } from '../../core/text/company-search.ts';
import type { AccountStatus, RouteInput } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { fileUrl } from '../../core/files/files.ts';
import type { Scope } from '../../http/scope.ts';
import { wireDateTime } from '../../http/wire-date.ts';
import { countEach, inOrder, listIds, type ListOrder } from '../../core/lists/list-ids.ts';

type Body = NonNullable<RouteInput<'manufacturers.list'>['body']>;
const statuses: readonly AccountStatus[] = ['active', 'suspended', 'archived'];

const brandsCount = sql`(select count(*)::int from brands b where b.manufacturer_id = f.id)`;
const productsCount = sql`(select count(*)::int from products p where p.manufacturer_id = f.id and p.status <> 'archived')`;

/** Manufacturers a reader may see, as a condition on `manufacturers f`. */
export function manufacturersInScope(scope: Scope): RawBuilder<unknown> {
  if (scope.kind === 'all') return sql`true`;
  return scope.kind === 'manufacturer' ? sql`f.id = ${scope.manufacturerId}::uuid` : sql`false`;
}

export interface ManufacturerRow {
  id: string;
  name: string;
  legalName: string;
  inn: string;
  kpp: string | null;
  contactName: string | null;
  phone: string | null;
  email: string | null;
  status: AccountStatus;
  createdAt: string;
  version: number;
  logoUrl: string | null;
  brandsCount: number;
  productsCount: number;
}

export async function manufacturerRows(db: Db, ids: readonly string[]): Promise<ManufacturerRow[]> {
  const { rows } = await sql<
    Omit<ManufacturerRow, 'createdAt' | 'logoUrl'> & { createdAt: Date; logoFileId: string | null }
  >`
    select f.id, f.name, f.legal_name, f.inn, f.kpp, f.contact_name, f.phone, f.email, f.status, f.created_at, f.version,
      f.logo_file_id, ${brandsCount} as brands_count, ${productsCount} as products_count
    from manufacturers f where f.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows.map(({ logoFileId, ...row }) => ({
    ...row,
    createdAt: wireDateTime(row.createdAt),
    logoUrl: logoFileId ? fileUrl(logoFileId, true) : null,
  }));
}

function orderOf(body: Body): ListOrder {
  const name = body.sort?.[0]?.field ?? 'createdAt';
  const orders: Record<typeof name, Pick<ListOrder, 'expr' | 'type'>> = {
    name: { expr: sql`f.name`, type: 'text' },
    createdAt: { expr: sql`f.created_at`, type: 'timestamptz' },
    brandsCount: { expr: brandsCount, type: 'bigint' },
    productsCount: { expr: productsCount, type: 'bigint' },
  };
  return { name, direction: body.sort?.[0]?.direction ?? 'desc', ...orders[name] };
}

export type ManufacturerFilters = NonNullable<Body['filters']>;

/** Manufacturers of the list and of its file, whatever their status. */
export const manufacturerConditions = (scope: Scope, search: string | undefined): RawBuilder<unknown>[] => [
  manufacturersInScope(scope),
  ...companySearch('f', search),
];

/** An archive has to be asked for. */
export const manufacturerStatus = ({ statuses: wanted }: ManufacturerFilters): RawBuilder<unknown> =>
  wanted && wanted.length > 0 ? sql`f.status = any(${[...wanted]}::text[])` : sql`f.status <> 'archived'`;

export async function listManufacturers(db: Db, body: Body, scope: Scope) {
  const shared = manufacturerConditions(scope, body.search);
  const [page, counts] = await Promise.all([
    listIds(db, {
      from: sql`from manufacturers f`,
      where: [...shared, manufacturerStatus(body.filters ?? {})],
      id: sql`f.id`,
      order: orderOf(body),
      ...askedPage(body),
    }),
    countEach(db, sql`from manufacturers f`, shared, sql`f.status`, statuses),
  ]);
  return {
    ...listAnswer(body, page, inOrder(page.ids, await manufacturerRows(db, page.ids))),
    totals: { statuses: counts },
  };
}
