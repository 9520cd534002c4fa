import { retryProcess, cancelProcess } from './commands/processes.ts';
import { startProcessesExport } from './export.ts';
import { listProcesses, requireProcess, readProcessFile, startedBy } from './queries/processes.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { sql } from 'kysely';
import { opensOthers, processCard } from './repository.ts';

/** What the area answers. */
export const processesRoutes = defineHandlers({
  'processes.list': (ctx) =>
    listProcesses(ctx, opensOthers(ctx.actor, ctx.scope, 'read') ? sql`true` : startedBy(ctx.actor)),
  'processes.own': (ctx) => listProcesses(ctx, startedBy(ctx.actor)),
  'processes.export': startProcessesExport,
  'processes.get': async (ctx) => processCard(ctx, await requireProcess(ctx, 'read')),
  'processes.file': readProcessFile,
  'processes.cancel': cancelProcess,
  'processes.retry': retryProcess,
});
