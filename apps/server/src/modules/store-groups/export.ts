import type { RouteInput } from '@pribavka/api';
import { sql } from 'kysely';

import { inOrder } from '../../core/lists/list-ids.ts';
import { groupConditions, groupRows } from './repository.ts';
import { defineExport } from '../../core/exports/define.ts';
import { exportOf } from '../../core/exports/export-of.ts';
import { filtersOf, textOf } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

type Filters = NonNullable<NonNullable<RouteInput<'storeGroups.export'>['body']>['filters']>;

export const storeGroupsExport = exportOf({
  name: 'storeGroups',
  kind: 'store_groups_export',
  of: 'групп точек',
  sheet: 'Группы точек',
  source: (params) => ({
    from: sql`from store_groups g`,
    where: groupConditions(filtersOf<Filters>(params), textOf(params, 'search')),
    id: sql`g.id`,
    order: { name: 'updatedAt', expr: sql`g.updated_at`, type: 'timestamptz', direction: 'desc' },
  }),
  async rows(db, ids) {
    return inOrder(ids, await groupRows(db, ids));
  },
  cells: {
    name: (row) => row.name,
    kind: (row) => (row.kind === 'rule' ? 'По правилу' : 'Ручная'),
    partners: (row) => row.partnersCount,
    stores: (row) => row.storesCount,
    promotions: (row) => row.promotionsCount,
    status: (row) => (row.isActive ? 'Включена' : 'Выключена'),
    updatedAt: (row) => dateCell(row.updatedAt),
  },
});

export const exportStoreGroups = defineExport(storeGroupsExport);
