import type { Ctx } from '../../http/context.ts';
import { notFound } from '../../http/problem.ts';
import { startProcess } from '../processes/run-process.ts';
import type { Job } from '../../jobs/jobs.ts';
import type { ExportTitles } from './export-of.ts';
import { requireColumns } from './rights.ts';
import { typedText } from './typed-text.ts';

type ExportCtx = Pick<Ctx<'sales.export'>, 'db' | 'now' | 'jobs' | 'actor' | 'scope' | 'audit'> &
  Parameters<typeof startProcess>[0];

/**
 * Puts an export into the queue and into the journal, with its purpose where personal data leaves. What was typed or
 * pasted to narrow the rows is sealed with the process: the one who reads the journal need not know it.
 */
export async function startExport(
  ctx: ExportCtx,
  made: ExportTitles,
  job: Job<{ processId: string }>,
  {
    search,
    filters,
    ...asked
  }: {
    format?: 'xlsx' | 'csv' | undefined;
    columns?: readonly string[] | undefined;
    purpose?: string | undefined;
    search?: string | undefined;
    filters?: { pasted?: readonly string[] | undefined; [name: string]: unknown } | undefined;
    [filter: string]: unknown;
  },
): Promise<{ processId: string }> {
  // An account of a company without its company, or one that sees its own rows only, has nothing to take out.
  if (ctx.scope.kind === 'own') throw notFound();
  requireColumns(ctx.actor, made.name, asked);
  // The kind too: a system sees the rows of its company, whatever its role says.
  const { id, kind, dataScope, partnerId, manufacturerId } = ctx.actor;
  const { pasted, ...plain } = filters ?? {};
  const started = await startProcess(ctx, {
    kind: made.kind,
    title: `Экспорт ${made.of}`,
    job,
    startedBy: id,
    params: {
      ...asked,
      ...(filters && { filters: plain }),
      format: asked.format ?? 'xlsx',
      whose: { id, kind, dataScope, partnerId, manufacturerId, phones: ctx.scope.people.phones },
    },
    partnerId: ctx.scope.kind === 'partner' ? ctx.scope.partnerId : undefined,
    search: typedText({ search, pasted }),
  });
  ctx.audit({
    action: 'export',
    entityId: started.processId,
    entityLabel: made.sheet,
    reason: asked.purpose,
    ...(asked.columns && { after: { columns: [...asked.columns] } }),
  });
  return started;
}
