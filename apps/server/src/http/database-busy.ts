import { postgresErrors, sqlState } from '../db/sql-errors.ts';
import { type Problem, problem } from './problem.ts';

// The pool has no code for it.
const noConnection = 'timeout exceeded when trying to connect';
const retryAfterSeconds = 5;

/** Nobody's mistake and soon over: somebody holds what the request waits for, or all connections are taken. */
export function busyProblem(error: unknown): Problem | undefined {
  const isBusy =
    sqlState(error) === postgresErrors.lockNotAvailable || (error instanceof Error && error.message === noConnection);
  return isBusy ? problem('UNAVAILABLE', {}, { cause: error, retryAfter: retryAfterSeconds }) : undefined;
}
