import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';

export interface CategoryRow {
  id: string;
  name: string;
  parentId: string | null;
  drawing: string | null;
  productsCount: number;
  version: number;
}

/** The tree of categories as a flat list in the order of the catalogue. */
export async function listCategories(db: Db): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.name, c.parent_id, c.drawing, c.version,
      (select count(*)::int from products p where p.category_id = c.id and p.status = 'active') as products_count
    from categories c order by c.position, c.name, c.id limit 1000`.execute(db);
  return rows;
}
