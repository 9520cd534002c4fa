import type { Problem } from '../problems/problem.ts';

/** Milliseconds: however long the server is away, a page on screen asks at least so often. */
const longest = 60_000;

const mayPass = new Set<Problem['kind']>(['network', 'server', 'limit']);

/** Runs now, or once the page is on screen again: nobody looks at a hidden one. */
function whenVisible(run: () => void): void {
  if (document.visibilityState !== 'hidden') {
    run();
    return;
  }
  const onChange = (): void => {
    if (document.visibilityState === 'hidden') return;
    document.removeEventListener('visibilitychange', onChange);
    run();
  };
  document.addEventListener('visibilitychange', onChange);
}

/** How a repeated query goes on after a failure: each time twice as late, and not at all after a refusal. */
export function retryPoll(
  interval: number,
): (problem: Problem, key: string, config: unknown, revalidate: (again: Again) => unknown, again: Again) => void {
  return (problem, _key, _config, revalidate, again) => {
    if (!mayPass.has(problem.kind)) return;
    const pause = Math.min(longest, interval * 2 ** again.retryCount);
    setTimeout(() => whenVisible(() => void revalidate(again)), pause);
  };
}

interface Again {
  readonly retryCount: number;
  readonly dedupe: boolean;
}
