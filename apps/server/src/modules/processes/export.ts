import { sql } from 'kysely';

import { processName, statusName } from '../dictionary/index.ts';
import { inOrder } from '../../core/lists/list-ids.ts';
import { defineExport } from '../../core/exports/define.ts';
import { exportOf } from '../../core/exports/export-of.ts';
import { filtersOf } from '../../core/exports/asked.ts';
import { startExport } from '../../core/exports/start.ts';
import { settledPeriod } from '../../core/lists/last-hours.ts';
import { dateCell } from '../../core/tables/date-cell.ts';
import type { Ctx } from '../../http/context.ts';
import { processConditions, type ProcessFilters, startedBy } from './queries/processes.ts';
import { opensOthers, processCells, selectProcesses } from './repository.ts';

const processesExport = exportOf({
  name: 'processes',
  kind: 'processes_export',
  of: 'процессов',
  sheet: 'Процессы',
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
    return inOrder(ids, rows).map((row) => ({ row, shown: processCells(row, now()) }));
  },
  cells: {
    number: ({ shown }) => shown.number,
    kind: ({ shown: { kind, dryRun } }) => (dryRun ? `${processName(kind)}, проверка` : processName(kind)),
    startedBy: ({ shown }) => shown.startedBy?.name ?? 'Система',
    queuedAt: ({ row }) => dateCell(row.queuedAt),
    startedAt: ({ row }) => dateCell(row.startedAt),
    finishedAt: ({ row }) => dateCell(row.finishedAt),
    seconds: ({ shown }) => shown.seconds,
    done: ({ shown }) => shown.progress.done,
    total: ({ shown }) => shown.progress.total,
    ok: ({ shown }) => shown.counts.ok,
    failed: ({ shown }) => shown.counts.failed,
    status: ({ shown }) => statusName('process', shown.status),
  },
});

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
