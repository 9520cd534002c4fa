import type { RouteInput } from '@pribavka/api';
import { sql } from 'kysely';

import { inOrder } from '../../core/lists/list-ids.ts';
import { groupConditions, groupRows } from './repository.ts';
import { defineExport, type ExportOf } from '../../core/exports/define.ts';
import { filtersOf, textOf } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

type Filters = NonNullable<NonNullable<RouteInput<'storeGroups.export'>['body']>['filters']>;

export const storeGroupsExport: ExportOf = {
  kind: 'store_groups_export',
  of: 'групп точек',
  sheet: 'Группы точек',
  header: ['Название', 'Тип', 'Партнёров', 'Точек', 'Используется в акциях', 'Статус', 'Обновлена'],
  source: (params) => ({
    from: sql`from store_groups g`,
    where: groupConditions(filtersOf<Filters>(params), textOf(params, 'search')),
    id: sql`g.id`,
    order: { name: 'updatedAt', expr: sql`g.updated_at`, type: 'timestamptz', direction: 'desc' },
  }),
  async rows(db, ids) {
    return inOrder(ids, await groupRows(db, ids)).map((row) => [
      row.name,
      row.kind === 'rule' ? 'По правилу' : 'Ручная',
      row.partnersCount,
      row.storesCount,
      row.promotionsCount,
      row.isActive ? 'Включена' : 'Выключена',
      dateCell(row.updatedAt),
    ]);
  },
};

export const exportStoreGroups = defineExport(storeGroupsExport);
