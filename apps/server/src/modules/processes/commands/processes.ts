import { requireProcess } from '../queries/processes.ts';
import { allowedActions, endedBadly, processCard, type ProcessRecord } from '../repository.ts';
import type { Ctx, Work } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { Problem, problem } from '../../../http/problem.ts';
import { stopProcess } from '../../../core/processes/run-process.ts';
import { restartProcess, retryRefusal } from '../../../core/processes/process-kinds.ts';

type Attempted = Pick<ProcessRecord, 'id' | 'number' | 'kind' | 'status' | 'attempt'>;

/** Takes effect between two portions of the work. */
export async function cancelProcess(ctx: Ctx<'processes.cancel'>): Promise<Output<'processes.cancel'>> {
  const row = await requireProcess(ctx, 'update');
  if (!(await stopProcess(ctx.db, row.id, ctx.now()))) throw problem('PROCESS_STATUS');
  ctx.audit({ action: 'status', entityId: row.id, entityLabel: `#${row.number}`, after: { status: 'cancelled' } });
  return processCard(ctx, await requireProcess(ctx, 'update'));
}

/** Throws `PROCESS_STATUS` where there is nothing to begin again. */
export function requireRepeatable(row: Pick<ProcessRecord, 'kind' | 'status'>): void {
  const refusal = retryRefusal(row.kind);
  if (refusal !== undefined) throw new Problem('PROCESS_STATUS', refusal);
  if (!endedBadly(row)) throw problem('PROCESS_STATUS');
}

/** Queues a new attempt over the same source; throws `PROCESS_STATUS` where there is none, or somebody was first. */
export async function repeatProcess(work: Work, row: Attempted): Promise<void> {
  requireRepeatable(row);
  if (!(await restartProcess(work, row))) throw problem('PROCESS_STATUS');
  work.audit({
    action: 'status',
    entityType: 'process',
    entityId: row.id,
    entityLabel: `#${row.number}`,
    after: { status: 'queued' },
  });
}

/** The same for one who asks by a request. */
export async function retryProcess(ctx: Ctx<'processes.retry'>): Promise<Output<'processes.retry'>> {
  const row = await requireProcess(ctx, 'update');
  requireRepeatable(row);
  if (!allowedActions(row, ctx.actor).includes('retry')) throw problem('PROCESS_STATUS');
  await repeatProcess(ctx, row);
  return processCard(ctx, await requireProcess(ctx, 'update'));
}
