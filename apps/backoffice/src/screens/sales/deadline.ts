import { momentIn, programmeZone } from '@pribavka/forms/rules';

/** Milliseconds before the deadline in which a sale is marked. */
const nearMs = 4 * 3_600_000;

/** Milliseconds of a moment of the wire; both it and `msOfNow` are on the programme's clock, so zones cancel out. */
export const msOf = (wall: string): number => Date.parse(`${wall.replace(' ', 'T')}Z`);

/** The same of a moment of this machine. */
export const msOfNow = (now: number): number => msOf(momentIn(programmeZone(), new Date(now)));

export type Urgency = 'bad' | 'warn' | undefined;

/** How near the deadline is. */
export function urgencyOf(dueAt: string | null | undefined, now: number): Urgency {
  if (!dueAt) return undefined;
  const left = msOf(dueAt) - msOfNow(now);
  if (left <= 0) return 'bad';
  return left < nearMs ? 'warn' : undefined;
}
