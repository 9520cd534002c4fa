import { sql } from 'kysely';

import { statusName } from '../dictionary/index.ts';
import { inOrder } from '../../core/lists/list-ids.ts';
import { adjustmentNumber } from '../../core/numbers.ts';
import { adjustmentConditions, type AdjustmentFilters, adjustmentStatus } from './queries/list.ts';
import { readAdjustments, reasonName } from './repository/records.ts';
import { defineExport, type ExportOf } from '../../core/exports/define.ts';
import { filtersOf, textOf } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

/** Adjustments as their list shows them; what is taken away stands with a minus. */
export const adjustmentsExport: ExportOf = {
  kind: 'tunings_export',
  of: 'корректировок',
  sheet: 'Корректировки',
  header: ['№', 'Участник', 'Баллы', 'Причина', 'Дата', 'Автор', 'Утвердил', 'Статус', 'Комментарий'],
  source(params, scope) {
    const filters = filtersOf<AdjustmentFilters>(params);
    return {
      from: sql`from tunings t`,
      where: [
        ...adjustmentConditions(scope, filters, textOf(params, 'search'), textOf(params, 'decider')),
        ...adjustmentStatus(filters),
      ],
      id: sql`t.id`,
      order: { name: 'createdAt', expr: sql`t.created_at`, type: 'timestamptz', direction: 'desc' },
    };
  },
  async rows(db, ids) {
    return inOrder(ids, await readAdjustments(db, ids)).map((row) => [
      adjustmentNumber(row.number),
      row.memberName,
      row.direction === 'credit' ? row.points : -row.points,
      reasonName(row.reasonCode),
      dateCell(row.createdAt),
      row.createdByName,
      // The one who refused it or took it back has not approved it.
      row.status === 'applied' ? row.decidedByName : null,
      statusName('tuning', row.status),
      row.comment,
    ]);
  },
};

export const exportAdjustments = defineExport(adjustmentsExport);
