import { listLabels, listEntries, readEntry } from './queries/logs.ts';
import { startExport } from '../../core/exports/start.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { readActors } from './repository/actors.ts';
import { settledPeriod } from '../../core/lists/last-hours.ts';
import { logsExport, exportLogs } from './export.ts';

/** What the area answers. */
export const logsRoutes = defineHandlers({
  'logs.list': listEntries,
  'logs.actors': (ctx) => readActors(ctx.db, ctx.query),
  'logs.words': listLabels,
  'logs.get': readEntry,
  'logs.export': (ctx) => startExport(ctx, logsExport, exportLogs, ctx.query),
  // «За 24 часа» of the list are those before the asking, whenever the file is written.
  'logs.exportList': (ctx) => {
    const { lastHours, at, ...filters } = ctx.body.filters ?? {};
    const settled = { ...filters, at: settledPeriod(lastHours, at, ctx.now()) };
    return startExport(ctx, logsExport, exportLogs, { ...ctx.body, filters: settled });
  },
});
