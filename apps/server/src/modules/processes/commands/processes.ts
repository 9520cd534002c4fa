import { requireProcess } from '../queries/processes.ts';
import { processCard } from '../repository.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { Problem, problem } from '../../../http/problem.ts';
import { stopProcess } from '../../../core/processes/run-process.ts';
import { restartProcess, retryRefusal } from '../../../core/processes/process-kinds.ts';
import { allowedActions } from '../repository.ts';

/** Takes effect between two portions of the work. */
export async function cancelProcess(ctx: Ctx<'processes.cancel'>): Promise<Output<'processes.cancel'>> {
  const row = await requireProcess(ctx, 'update');
  if (!(await stopProcess(ctx.db, row.id, ctx.now()))) throw problem('PROCESS_STATUS');
  ctx.audit({ action: 'status', entityId: row.id, entityLabel: `#${row.number}`, after: { status: 'cancelled' } });
  return processCard(ctx, await requireProcess(ctx, 'update'));
}

/** A new attempt over the same source. */
export async function retryProcess(ctx: Ctx<'processes.retry'>): Promise<Output<'processes.retry'>> {
  const row = await requireProcess(ctx, 'update');
  const refusal = retryRefusal(row.kind);
  if (refusal !== undefined) throw new Problem('PROCESS_STATUS', refusal);
  if (!allowedActions(row, ctx.actor).includes('retry') || !(await restartProcess(ctx, row)))
    throw problem('PROCESS_STATUS');
  ctx.audit({ action: 'status', entityId: row.id, entityLabel: `#${row.number}`, after: { status: 'queued' } });
  return processCard(ctx, await requireProcess(ctx, 'update'));
}
