import { v4 as uuid } from 'uuid';

import type { Problem } from '../problems/problem.ts';

/** Whether the server may have done the work although no clear answer came. */
export function outcomeUnknown(problem: Problem): boolean {
  return (
    problem.kind === 'network' ||
    problem.kind === 'server' ||
    problem.kind === 'cancelled' ||
    problem.kind === 'auth' ||
    problem.code === 'IDEMPOTENCY_IN_PROGRESS'
  );
}

/**
 * Key of a form instance: the same over repeats with an unknown outcome, so that the work is done
 * once; a new one after a success or a clear refusal, so that a corrected form is not answered with
 * the old refusal.
 */
export function createFormKey() {
  let key: string | undefined;
  return {
    current: () => (key ??= uuid()),
    succeeded() {
      key = undefined;
    },
    failed(problem: Problem) {
      if (!outcomeUnknown(problem)) key = undefined;
    },
  };
}
