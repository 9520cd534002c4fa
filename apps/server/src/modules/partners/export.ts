import type { AccountStatus } from '@pribavka/api';
import { sql } from 'kysely';

import { statusName } from '../dictionary/index.ts';
import { inOrder } from '../../core/lists/list-ids.ts';
import { partnerConditions, type PartnerFilters, partnerRows, partnerStatus } from './repository.ts';
import { defineExport } from '../../core/exports/define.ts';
import { exportOf } from '../../core/exports/export-of.ts';
import { filtersOf, textOf } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

export const partnersExport = exportOf({
  name: 'partners',
  kind: 'partners_export',
  of: 'партнёров',
  sheet: 'Партнёры',
  source: (params, scope) => {
    const [status, region] = [textOf(params, 'status'), textOf(params, 'region')];
    // The older call has one of each.
    const filters: PartnerFilters = {
      ...(status && { statuses: [status as AccountStatus] }),
      ...(region && { regions: [region] }),
      ...filtersOf<PartnerFilters>(params),
    };
    return {
      from: sql`from partners p`,
      where: [...partnerConditions({ search: textOf(params, 'search'), filters }, scope), partnerStatus(filters)],
      id: sql`p.id`,
      order: { name: 'name', expr: sql`p.name`, type: 'text', direction: 'asc' },
    };
  },
  async rows(db, ids, _scope, ctx) {
    return inOrder(ids, await partnerRows(db, ids, ctx.now()));
  },
  cells: {
    name: (row) => row.name,
    legalName: (row) => row.legalName,
    inn: (row) => row.inn,
    kpp: (row) => row.kpp,
    contact: (row) => row.contactName,
    phone: (row) => row.phone,
    email: (row) => row.email,
    region: (row) => row.region,
    stores: (row) => row.storesCount,
    members: (row) => row.membersCount,
    sales: (row) => row.salesLast30Days,
    status: (row) => statusName('partner', row.status),
    createdAt: (row) => dateCell(row.createdAt),
  },
});

export const exportPartners = defineExport(partnersExport);
