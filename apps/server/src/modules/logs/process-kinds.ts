import type { Work } from '../../http/context.ts';
import type { Job } from '../../jobs/jobs.ts';
import type { ProcessRecord } from './process-rows.ts';

/** The job behind each kind of process that can be run again; its payload is `{ processId }`. */
export const processJobs = new Map<string, Job<{ processId: string }>>();

/** Queues the process once more; false when its kind has no job of its own. */
export async function restartProcess(work: Work, row: ProcessRecord): Promise<boolean> {
  const job = processJobs.get(row.kind);
  if (!job) return false;
  await work.db
    .updateTable('processes')
    .set((eb) => ({
      status: 'queued' as const,
      done: 0,
      counts: '{}',
      errors: '[]',
      startedAt: null,
      finishedAt: null,
      attempt: eb('attempt', '+', 1),
      queuedAt: work.now(),
    }))
    .where('id', '=', row.id)
    .execute();
  await work.jobs.send(job, { processId: row.id });
  return true;
}
