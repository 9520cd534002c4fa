import type { ExportColumn } from '@pribavka/api';
import { sql } from 'kysely';

import { reasonName, statusName } from '../dictionary/index.ts';
import { inOrder } from '../../core/lists/list-ids.ts';
import { adjustmentNumber } from '../../core/numbers.ts';
import { adjustmentConditions, type AdjustmentFilters, adjustmentStatus } from './queries/list.ts';
import { readAdjustments } from './repository/records.ts';
import { maskPhone } from '../../core/audit/mask.ts';
import { chosenColumns } from '../../core/exports/columns.ts';
import { defineExport } from '../../core/exports/define.ts';
import { exportOf } from '../../core/exports/export-of.ts';
import { filtersOf, textOf } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

const forImport = new Set<ExportColumn<'adjustments'>>(['phone', 'direction']);

/** Adjustments as their list shows them; what is taken away stands with a minus. */
export const adjustmentsExport = exportOf({
  name: 'adjustments',
  kind: 'tunings_export',
  of: 'корректировок',
  sheet: 'Корректировки',
  source(params, scope) {
    const filters = filtersOf<AdjustmentFilters>(params);
    return {
      from: sql`from tunings t`,
      where: [
        ...adjustmentConditions(scope, filters, textOf(params, 'search'), textOf(params, 'decider')),
        ...adjustmentStatus(filters),
      ],
      id: sql`t.id`,
      order: {
        name: 'createdAt',
        expr: sql`t.created_at`,
        type: 'timestamptz',
        // To be loaded elsewhere: what is given stands before what is taken of it.
        direction: chosenColumns('adjustments', params).some((column) => forImport.has(column)) ? 'asc' : 'desc',
      },
    };
  },
  async rows(db, ids, _scope, _ctx, { whose }) {
    return inOrder(ids, await readAdjustments(db, ids)).map((row) => ({
      ...row,
      phone: row.memberPhone && !whose.phones ? maskPhone(row.memberPhone) : row.memberPhone,
    }));
  },
  cells: {
    number: (row) => adjustmentNumber(row.number),
    member: (row) => row.memberName,
    points: (row) => (row.direction === 'credit' ? row.points : -row.points),
    reason: (row) => reasonName('tuning', row.reasonCode),
    createdAt: (row) => dateCell(row.createdAt),
    author: (row) => row.createdByName,
    // The one who refused it or took it back has not approved it.
    approver: (row) => (row.status === 'applied' ? row.decidedByName : null),
    status: (row) => statusName('tuning', row.status),
    comment: (row) => row.comment,
    phone: (row) => row.phone,
    direction: (row) => (row.direction === 'credit' ? 'Начислить' : 'Списать'),
    expiresAt: (row) => dateCell(row.expiresOn),
  },
});

export const exportAdjustments = defineExport(adjustmentsExport);
