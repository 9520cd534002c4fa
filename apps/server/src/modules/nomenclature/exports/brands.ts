import { sql } from 'kysely';

import { inOrder } from '../../../core/lists/list-ids.ts';
import { brandConditions, type BrandFilters, brandRows } from '../repository/brands.ts';
import { defineExport } from '../../../core/exports/define.ts';
import { exportOf } from '../../../core/exports/export-of.ts';
import { filtersOf, textOf } from '../../../core/exports/asked.ts';

/** Brands as their list shows them, without the logo. */
export const brandsExport = exportOf({
  name: 'brands',
  kind: 'brands_export',
  of: 'брендов',
  sheet: 'Бренды',
  source: (params, scope) => ({
    from: sql`from brands b`,
    where: brandConditions(scope, filtersOf<BrandFilters>(params), textOf(params, 'search')),
    id: sql`b.id`,
    order: { name: 'name', expr: sql`b.name`, type: 'text', direction: 'asc' },
  }),
  async rows(db, ids) {
    return inOrder(ids, await brandRows(db, ids));
  },
  cells: {
    name: (row) => row.name,
    manufacturer: (row) => row.manufacturer?.name ?? null,
    products: (row) => row.productsCount,
    promotions: (row) => row.promotionsCount,
    status: (row) => (row.isActive ? 'Активен' : 'Выключен'),
  },
});

export const exportBrands = defineExport(brandsExport);
