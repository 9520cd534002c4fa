/** A circuit breaker before the shared counts. */
export interface CircuitBreaker {
  /** False: they were away a moment ago, and nobody asks again yet. */
  allowsRequest: () => boolean;
  /** How long the one who asks may wait for the answer, ms; 0 while the counts are away. */
  patienceMs: () => number;
  /** They answered after so many ms; what came later than a request waits does not end that they are away. */
  recordSuccess: (tookMs: number) => void;
  recordFailure: (error: unknown) => void;
  /** Runs evenly and is set by nobody, ms. */
  steady: () => number;
}

export interface CircuitBreakerOptions {
  /** Called once for each change, with what went wrong when the counts went away. */
  onChange: (isAway: boolean, error?: unknown) => void;
  /** A request is held up no longer than this by the counting of requests, ms. */
  patienceMs?: number | undefined;
  /** Runs evenly and is set by nobody, ms. */
  steady?: (() => number) | undefined;
}

/** Away, the counts are asked again so often, ms. */
const againMs = 1000;

/** Decides when a process counts by itself: once the shared counts have failed or were slow, until they answer. */
export function createCircuitBreaker({
  onChange,
  patienceMs = 1000,
  steady = () => performance.now(),
}: CircuitBreakerOptions): CircuitBreaker {
  let isAway = false;
  let askedAt = -Infinity;
  return {
    allowsRequest() {
      if (!isAway) return true;
      if (steady() - askedAt < againMs) return false;
      askedAt = steady();
      return true;
    },
    patienceMs: () => (isAway ? 0 : patienceMs),
    recordSuccess(tookMs) {
      if (!isAway || tookMs >= patienceMs) return;
      isAway = false;
      onChange(false);
    },
    recordFailure(error) {
      if (isAway) return;
      isAway = true;
      askedAt = steady();
      onChange(true, error);
    },
    steady,
  };
}
