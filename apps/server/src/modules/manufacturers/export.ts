import { sql } from 'kysely';

import { statusName } from '../dictionary/index.ts';
import { inOrder } from '../../core/lists/list-ids.ts';
import {
  manufacturerConditions,
  type ManufacturerFilters,
  manufacturerRows,
  manufacturerStatus,
} from './repository.ts';
import { defineExport } from '../../core/exports/define.ts';
import { exportOf } from '../../core/exports/export-of.ts';
import { filtersOf, textOf } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

/** Manufacturers as their list shows them; the contact stands in three columns. */
export const manufacturersExport = exportOf({
  name: 'manufacturers',
  kind: 'manufacturers_export',
  of: 'производителей',
  sheet: 'Производители',
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
    return inOrder(ids, await manufacturerRows(db, ids));
  },
  cells: {
    name: (row) => row.name,
    legalName: (row) => row.legalName,
    inn: (row) => row.inn,
    contact: (row) => row.contactName,
    phone: (row) => row.phone,
    email: (row) => row.email,
    brands: (row) => row.brandsCount,
    products: (row) => row.productsCount,
    status: (row) => statusName('manufacturer', row.status),
    createdAt: (row) => dateCell(row.createdAt),
  },
});

export const exportManufacturers = defineExport(manufacturersExport);
