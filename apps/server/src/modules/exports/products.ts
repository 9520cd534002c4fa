import { sql } from 'kysely';

import { programmeDay, wireDateTime } from '../../http/wire-date.ts';
import { statusName } from '../dictionary/statuses.ts';
import { inOrder } from '../lists/list-ids.ts';
import { productSearch } from '../nomenclature/filters.ts';
import { readProducts } from '../nomenclature/rows.ts';
import { productsInScope } from '../nomenclature/scope.ts';
import { among } from '../sales/filters.ts';
import { defineExport, type ExportOf } from './define.ts';
import { textOf } from './period.ts';

export const productsExport: ExportOf = {
  kind: 'products_export',
  of: 'товаров',
  sheet: 'Товары',
  header: [
    'Артикул',
    'Штрихкод',
    'Название',
    'Бренд',
    'Производитель',
    'Категория',
    'РРЦ, ₽',
    'Баллы',
    'Статус',
    'Изменён',
  ],
  source: (params, scope) => ({
    from: sql`from products p`,
    where: [
      scope.kind === 'own' ? sql`false` : productsInScope(scope),
      ...(scope.kind === 'partner' ? [sql`p.status = 'active'`] : []),
      ...among('p.status', textOf(params, 'status') ? [textOf(params, 'status') ?? ''] : undefined, 'text'),
      ...productSearch(textOf(params, 'search')),
    ],
    id: sql`p.id`,
    order: { name: 'name', expr: sql`p.name`, type: 'text', direction: 'asc' },
  }),
  async rows(db, ids, _scope, ctx) {
    return inOrder(ids, await readProducts(db, ids, programmeDay(ctx.now()))).map((row) => [
      row.article,
      row.gtin,
      row.name,
      row.brand?.name ?? null,
      row.manufacturer?.name ?? null,
      row.category?.name ?? null,
      row.rrpKopecks === null ? null : row.rrpKopecks / 100,
      row.basePoints,
      statusName('product', row.status),
      wireDateTime(row.updatedAt),
    ]);
  },
};

export const exportProducts = defineExport(productsExport);
