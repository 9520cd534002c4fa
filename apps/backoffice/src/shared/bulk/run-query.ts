import type { ActByQuery, BulkOutcome, BulkQuery, QueryPlan } from './bulk-plan.ts';

export interface QueryRun extends BulkOutcome {
  /** Rows not reached: the person stopped, or a portion was refused. */
  readonly left: number;
}

/**
 * Portion after portion, each a transaction of its own, until the query is through. What has been done stays done: a
 * refusal of a later portion ends the run with the number of rows it has not touched; of the first it is thrown.
 */
export async function runQuery(
  ask: ActByQuery['ask'],
  query: BulkQuery,
  plan: QueryPlan,
  progress: { readonly stopped: () => boolean; readonly onDone: (count: number) => void },
): Promise<QueryRun> {
  const done: string[] = [];
  const failed: BulkOutcome['failed'][number][] = [];
  let step: { expected: number; after?: string | undefined } | undefined = { expected: plan.eligible };
  while (step && !progress.stopped()) {
    try {
      const answer = await ask({ ...query, ...step });
      done.push(...answer.done);
      failed.push(...answer.failed);
      step = answer.next ?? undefined;
      progress.onDone(done.length + failed.length);
    } catch (error) {
      if (done.length + failed.length === 0) throw error;
      break;
    }
  }
  return { done, failed, left: step?.expected ?? 0 };
}
