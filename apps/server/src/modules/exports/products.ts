import { sql } from 'kysely';

import { programmeDay, wireDateTime } from '../../http/wire-date.ts';
import { statusName } from '../dictionary/statuses.ts';
import { inOrder } from '../lists/list-ids.ts';
import { conditionsOf } from '../nomenclature/admin-list.ts';
import { readProducts } from '../nomenclature/rows.ts';
import { among } from '../sales/filters.ts';
import { defineExport, type ExportOf, type ExportParams } from './define.ts';
import { textOf } from './period.ts';

const listOf = (params: ExportParams, name: string): string[] | undefined => textOf(params, name)?.split(',');
const valueOf = <T>(params: ExportParams, name: string): T | undefined => params[name] as T | undefined;

/** The filters of the list, as the query carried them. */
const askedOf = (params: ExportParams) => ({
  search: textOf(params, 'search'),
  filters: {
    brandIds: listOf(params, 'brandIds'),
    categoryIds: listOf(params, 'categoryIds'),
    manufacturerIds: listOf(params, 'manufacturerIds'),
    pointsFrom: valueOf<number>(params, 'pointsFrom'),
    pointsTo: valueOf<number>(params, 'pointsTo'),
    withoutPoints: valueOf<boolean>(params, 'withoutPoints'),
    withoutBrand: valueOf<boolean>(params, 'withoutBrand'),
    serialRequired: valueOf<boolean>(params, 'serialRequired'),
  },
});

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
  source: (params, scope, ctx) => ({
    from: sql`from products p`,
    where: [
      ...conditionsOf(askedOf(params), scope, programmeDay(ctx.now()), []),
      ...among('p.status', listOf(params, 'status') ?? listOf(params, 'statuses'), 'text'),
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
