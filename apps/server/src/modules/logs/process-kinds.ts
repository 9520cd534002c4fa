import type { ProcessKind } from '@pribavka/api';

import type { Work } from '../../http/context.ts';
import type { Job } from '../../jobs/jobs.ts';
import type { ProcessRecord } from './process-rows.ts';

/** The job behind each kind of process that can be run again; its payload is `{ processId }`. */
export const processJobs = new Map<string, Job<{ processId: string }>>();

// Work that is not begun from a process has nothing to begin again.
const refusals: Partial<Record<ProcessKind, string>> = {
  points_activation: 'Активация идёт по расписанию каждые 5 минут и сама возьмёт то, что осталось',
  points_expiration: 'Сгорание идёт по расписанию каждую ночь и само возьмёт то, что осталось',
  reconciliation: 'Сверка идёт по расписанию каждую ночь',
  payout_registry: 'Реестр формируют заново: заявки без результата войдут в следующий',
  payout_result: 'Загрузите исправленный файл результата в том же реестре: заявки с результатом он не тронет',
  notification_batch: 'Письма и SMS повторяются сами, пока не уйдут',
};

/** Why a process of this kind cannot be run again, as people read it; undefined when it can. */
export function retryRefusal(kind: string): string | undefined {
  if (processJobs.has(kind)) return undefined;
  return refusals[kind as ProcessKind] ?? 'Этот процесс нельзя повторить: начните действие заново';
}

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
      valuesSealed: null,
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
