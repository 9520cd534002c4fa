import { isProblem, type Problem } from '@pribavka/api';

import { sectionMessages as messages } from './section-messages.ts';

/** What was waited for as long as it is worth waiting: the line connects and brings nothing. */
const isOutOfTime = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/** An answer that never came is the network's fault; what came and says no is not. */
export const isLost = (error: unknown): boolean => (isProblem(error) && error.kind === 'network') || isOutOfTime(error);

/** What can be done about a part that did not load. The network is blamed only when no answer came. */
export function adviceOf(problem: Problem | undefined, online: boolean = navigator.onLine): string {
  if (isLost(problem)) return online ? messages.away : messages.offline;
  // Every message the server gives is shown (specification §8).
  return problem?.messages.length ? problem.messages.join(' ') : messages.broken;
}
