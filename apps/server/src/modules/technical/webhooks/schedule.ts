const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Pauses after the first, second… failure: quick while it may be a hiccup, then rarely. */
const pauses = [
  10 * second,
  30 * second,
  minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
] as const;

/** How long an event is offered before it is given up, ms; for the documentation. */
export const offeredForMs = pauses.reduce<number>((sum, pause) => sum + pause, 0);

/** When to try again after so many failures; undefined: it is given up. */
export function nextAttempt(failures: number, now: Date): Date | undefined {
  const pause = pauses[failures - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause);
}
