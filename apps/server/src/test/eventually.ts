import { vi } from 'vitest';

/** How long a test waits for what an idle machine does at once, ms: a busy one may take so much. */
const patienceMs = 15_000;

/** Repeats the assertions until they hold and gives their result; past the time it throws the last failure. */
export const eventually = <T>(check: () => T | Promise<T>, timeout = patienceMs): Promise<T> =>
  vi.waitFor(check, { timeout, interval: 50 });
