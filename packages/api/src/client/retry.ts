import type { Problem } from '../problems/problem.ts';

/** One failure of a call, for the decision whether to send it again. */
export type FailedAttempt = {
  /** The failure of this attempt. */
  readonly problem: Problem;
  /** Number of the attempt, 1 for the first. */
  readonly attempt: number;
  /** A second time has no second effect: a query, or a command with an idempotency key. */
  readonly repeatable: boolean;
  /** Signal of the call: a pause before the next attempt should end with it. */
  readonly signal: AbortSignal | undefined;
};

/** Resolves with `true` when it is time to send again, with `false` to give up. */
export type Retry = (failed: FailedAttempt) => Promise<boolean>;

export type RetrySettings = {
  /** Sendings in all, the first included; 3 unless given. */
  attempts?: number | undefined;
  /** Milliseconds before the second sending, twice as long before each next one; 500 unless given. */
  pause?: number | undefined;
  /** No wait is longer, milliseconds; 30 000 unless given. A server that asks for more time is not asked again. */
  longest?: number | undefined;
};

const passing = new Set([408, 502, 503, 504]);

/** Whether it may go otherwise in a moment. What is not repeatable goes again only when it was refused at the door. */
function mayPass({ problem, repeatable }: FailedAttempt): boolean {
  if (problem.kind === 'limit') return true;
  if (!repeatable) return false;
  return problem.kind === 'network' || passing.has(problem.status) || problem.code === 'IDEMPOTENCY_IN_PROGRESS';
}

const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done);
    if (signal?.aborted) done();
  });

/**
 * Sends again after a lost network, an overloaded server and a limit of requests, with growing pauses; `Retry-After` of
 * the answer goes before them. Commands without an idempotency key are repeated only after 429: their first sending may
 * have had its effect.
 */
export function retries({ attempts = 3, pause = 500, longest = 30_000 }: RetrySettings = {}): Retry {
  return async (failed) => {
    if (failed.attempt >= attempts || failed.signal?.aborted || !mayPass(failed)) return false;
    // Spread, so that clients cut off together do not come back together.
    const grown = Math.min(longest, pause * 2 ** (failed.attempt - 1)) * (0.75 + Math.random() / 4);
    const ms = failed.problem.retryAfter ?? grown;
    if (ms > longest) return false;
    await wait(ms, failed.signal);
    return true;
  };
}
