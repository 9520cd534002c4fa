import { sql } from 'kysely';

import { inOrder } from '../../../core/lists/list-ids.ts';
import { brandConditions, type BrandFilters, brandRows } from '../repository/brands.ts';
import { defineExport, type ExportOf } from '../../../core/exports/define.ts';
import { filtersOf, textOf } from '../../../core/exports/asked.ts';

/** Brands as their list shows them, without the logo. */
export const brandsExport: ExportOf = {
  kind: 'brands_export',
  of: 'брендов',
  sheet: 'Бренды',
  header: ['Название', 'Производитель', 'Товаров', 'Акций', 'Статус'],
  source: (params, scope) => ({
    from: sql`from brands b`,
    where: brandConditions(scope, filtersOf<BrandFilters>(params), textOf(params, 'search')),
    id: sql`b.id`,
    order: { name: 'name', expr: sql`b.name`, type: 'text', direction: 'asc' },
  }),
  async rows(db, ids) {
    return inOrder(ids, await brandRows(db, ids)).map((row) => [
      row.name,
      row.manufacturer?.name ?? null,
      row.productsCount,
      row.promotionsCount,
      row.isActive ? 'Активен' : 'Выключен',
    ]);
  },
};

export const exportBrands = defineExport(brandsExport);
