import { sql } from 'kysely';

import { processName, statusName } from '../dictionary/index.ts';
import { inOrder } from '../../core/lists/list-ids.ts';
import { defineExport, type ExportOf } from '../../core/exports/define.ts';
import { filtersOf } from '../../core/exports/asked.ts';
import { startExport } from '../../core/exports/start.ts';
import { settledPeriod } from '../../core/lists/last-hours.ts';
import { dateCell } from '../../core/tables/date-cell.ts';
import type { Ctx } from '../../http/context.ts';
import { processConditions, type ProcessFilters, startedBy } from './queries/processes.ts';
import { opensOthers, processCells, selectProcesses } from './repository.ts';

const processesExport: ExportOf = {
  kind: 'processes_export',
  of: 'процессов',
  sheet: 'Процессы',
  header: [
    'Номер',
    'Тип',
    'Запустил',
    'Поставлен',
    'Начат',
    'Закончен',
    'Длительность, с',
    'Обработано',
    'Всего',
    'Успешно',
    'С ошибками',
    'Статус',
  ],
  source: (params, _scope, ctx, processId) => ({
    from: sql`from processes p`,
    where: [
      params['own'] === true ? startedBy(params.whose) : sql`true`,
      // The list it was asked from had no row of it yet.
      sql`p.id <> ${processId}`,
      ...processConditions(filtersOf<ProcessFilters>(params), true, ctx.now()),
    ],
    id: sql`p.id`,
    order: { name: 'queuedAt', expr: sql`p.queued_at`, type: 'timestamptz', direction: 'desc' },
  }),
  async rows(db, ids, _scope, { now }) {
    const rows = await selectProcesses(db)
      .where('processes.id', 'in', [...ids])
      .execute();
    return inOrder(ids, rows).map((row) => {
      const { number, kind, dryRun, startedBy: by, seconds, progress, counts, status } = processCells(row, now());
      return [
        number,
        dryRun ? `${processName(kind)}, проверка` : processName(kind),
        by?.name ?? 'Система',
        dateCell(row.queuedAt),
        dateCell(row.startedAt),
        dateCell(row.finishedAt),
        seconds,
        progress.done,
        progress.total,
        counts.ok,
        counts.failed,
        statusName('process', status),
      ];
    });
  },
};

export const exportProcesses = defineExport(processesExport);

/** The rows of the list, whose they are there. */
export function startProcessesExport(ctx: Ctx<'processes.export'>): Promise<{ processId: string }> {
  const { lastHours, queuedAt, ...filters } = ctx.body.filters ?? {};
  return startExport(ctx, processesExport, exportProcesses, {
    ...ctx.body,
    // «За 7 дней» of the list are those before the asking, whenever the file is written.
    filters: { ...filters, queuedAt: settledPeriod(lastHours, queuedAt, ctx.now()) },
    ...(opensOthers(ctx.actor, ctx.scope, 'read') ? {} : { own: true }),
  });
}
