import type { RouteInput } from '@pribavka/api';
import { sql } from 'kysely';

import { programmeDay } from '../../../http/wire-date.ts';
import { statusName } from '../../dictionary/index.ts';
import { inOrder } from '../../../core/lists/list-ids.ts';
import { conditionsOf, statusCondition } from '../queries/list.ts';
import { readCategoryNames, readManufacturerNames } from '../repository/distinct-names.ts';
import { readWaiting } from '../queries/points-waiting.ts';
import { readProducts } from '../repository/products.ts';
import { among } from '../../../core/lists/conditions.ts';
import { defineExport } from '../../../core/exports/define.ts';
import { exportOf, type ExportParams } from '../../../core/exports/export-of.ts';
import { filtersOf, textOf } from '../../../core/exports/asked.ts';
import { dateCell } from '../../../core/tables/date-cell.ts';

type ProductFilters = NonNullable<NonNullable<RouteInput<'products.exportList'>['body']>['filters']>;

/** What the list was asked for; it stands with the process as it came. */
const askedOf = (params: ExportParams) => ({
  search: textOf(params, 'search'),
  filters: filtersOf<ProductFilters>(params),
});

/** Statuses of the list, or the only one of a plain export; without them everything, the archive too. */
const statusesOf = (params: ExportParams): string[] | undefined => {
  const status = textOf(params, 'status');
  return status === undefined ? askedOf(params).filters.statuses : [status];
};

const yesOrNo = (is: boolean): string => (is ? 'да' : 'нет');

export const productsExport = exportOf({
  name: 'products',
  kind: 'products_export',
  of: 'товаров',
  sheet: 'Товары',
  source: (params, scope, ctx) => ({
    from: sql`from products p`,
    where: [
      ...conditionsOf(askedOf(params), scope, programmeDay(ctx.now()), []),
      // A list without statuses has no archive in it.
      ...('filters' in params ? [statusCondition(statusesOf(params))] : among('p.status', statusesOf(params), 'text')),
    ],
    id: sql`p.id`,
    order: { name: 'name', expr: sql`p.name`, type: 'text', direction: 'asc' },
  }),
  async rows(db, ids, scope, ctx) {
    const day = programmeDay(ctx.now());
    const rows = inOrder(ids, await readProducts(db, ids, day));
    const waiting = await readWaiting(db, ids, day, scope);
    // As the import reads them: two of one name are not mixed up on the way back.
    const manufacturers = await readManufacturerNames(
      db,
      rows.flatMap(({ manufacturer }) => manufacturer?.id ?? []),
    );
    const categories = await readCategoryNames(
      db,
      rows.flatMap(({ category }) => category?.id ?? []),
    );
    const forms = await db
      .selectFrom('products')
      .select(['id', 'serialPattern', 'isMarked', 'description'])
      .where('id', 'in', [...ids])
      .execute();
    const formOf = new Map(forms.map((form) => [form.id, form]));
    return rows.map((row) => ({
      ...row,
      ...formOf.get(row.id),
      manufacturerName: (row.manufacturer && manufacturers.get(row.manufacturer.id)) ?? null,
      categoryName: (row.category && categories.get(row.category.id)) ?? null,
      waitingPoints: waiting.get(row.id)?.points ?? null,
    }));
  },
  cells: {
    article: (row) => row.article,
    gtin: (row) => row.gtin,
    name: (row) => row.name,
    brand: (row) => row.brand?.name ?? null,
    manufacturer: (row) => row.manufacturerName,
    category: (row) => row.categoryName,
    rrp: (row) => (row.rrpKopecks === null ? null : row.rrpKopecks / 100),
    points: (row) => row.basePoints,
    waiting: (row) => row.waitingPoints,
    status: (row) => statusName('product', row.status),
    updatedAt: (row) => dateCell(row.updatedAt),
    model: (row) => row.model,
    serialRequired: (row) => yesOrNo(row.serialRequired),
    serialPattern: (row) => row.serialPattern ?? null,
    serialExample: (row) => row.serialExample,
    isMarked: (row) => yesOrNo(row.isMarked === true),
    unit: (row) => row.unit,
    description: (row) => row.description ?? null,
  },
});

export const exportProducts = defineExport(productsExport);
