import { sql } from 'kysely';

import { statusName } from '../dictionary/index.ts';
import { inOrder } from '../../core/lists/list-ids.ts';
import {
  manufacturerConditions,
  type ManufacturerFilters,
  manufacturerRows,
  manufacturerStatus,
} from './repository.ts';
import { defineExport, type ExportOf } from '../../core/exports/define.ts';
import { filtersOf, textOf } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

/** Manufacturers as their list shows them; the contact stands in three columns. */
export const manufacturersExport: ExportOf = {
  kind: 'manufacturers_export',
  of: 'производителей',
  sheet: 'Производители',
  header: [
    'Название',
    'Юр. лицо',
    'ИНН',
    'Контакт',
    'Телефон',
    'Эл. почта',
    'Брендов',
    'Товаров',
    'Статус',
    'Добавлен',
  ],
  source: (params, scope) => ({
    from: sql`from manufacturers f`,
    where: [
      ...manufacturerConditions(scope, textOf(params, 'search')),
      manufacturerStatus(filtersOf<ManufacturerFilters>(params)),
    ],
    id: sql`f.id`,
    order: { name: 'createdAt', expr: sql`f.created_at`, type: 'timestamptz', direction: 'desc' },
  }),
  async rows(db, ids) {
    return inOrder(ids, await manufacturerRows(db, ids)).map((row) => [
      row.name,
      row.legalName,
      row.inn,
      row.contactName,
      row.phone,
      row.email,
      row.brandsCount,
      row.productsCount,
      statusName('manufacturer', row.status),
      dateCell(row.createdAt),
    ]);
  },
};

export const exportManufacturers = defineExport(manufacturersExport);
