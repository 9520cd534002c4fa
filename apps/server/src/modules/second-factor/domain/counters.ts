import type { Counter } from '../../sessions/index.ts';

/** Tries of one account, over all its challenges: a known password buys no more guesses. */
export const codeCounters = (userId: string): Counter[] => [
  { scope: 'second:account', value: userId, free: 5, pauseSeconds: 30 },
];
