import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { wireDateTime } from '../../../http/wire-date.ts';

export interface CategoryRow {
  id: string;
  name: string;
  parentId: string | null;
  drawing: string | null;
  isActive: boolean;
  productsCount: number;
  version: number;
}

/** The tree of categories as a flat list in the order of the catalogue. */
export async function listCategories(db: Db): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.name, c.parent_id, c.drawing, c.is_active, c.version,
      (select count(*)::int from products p where p.category_id = c.id and p.status = 'active') as products_count
    from categories c order by c.position, c.name, c.id limit 1000`.execute(db);
  return rows;
}

export interface TreeRow extends CategoryRow {
  allProductsCount: number;
  position: number;
  updatedAt: string;
  updatedBy: string | null;
}

/** The same with what an editor sees: every product counted, the place, who changed it last. */
export async function readTree(db: Db, id?: string): Promise<TreeRow[]> {
  const { rows } = await sql<Omit<TreeRow, 'updatedAt'> & { updatedAt: Date }>`
    select c.id, c.name, c.parent_id, c.drawing, c.is_active, c.version, c.position, c.updated_at,
      nullif(trim(concat_ws(' ', u.last_name, u.first_name)), '') as updated_by, n.products_count, n.all_products_count
    from categories c left join users u on u.id = c.updated_by
    cross join lateral (select count(*) filter (where p.status = 'active')::int as products_count,
      count(*)::int as all_products_count from products p where p.category_id = c.id) n
    ${id === undefined ? sql`` : sql`where c.id = ${id}::uuid`}
    order by c.position, c.name, c.id limit 1000`.execute(db);
  return rows.map((row) => ({ ...row, updatedAt: wireDateTime(row.updatedAt) }));
}
