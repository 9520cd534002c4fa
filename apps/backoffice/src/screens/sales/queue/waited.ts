import { momentIn, programmeZone } from '@pribavka/forms/rules';
import { formatDate } from '@pribavka/ui';

import { queueMessages as messages } from './messages.ts';

/** Milliseconds before the deadline in which a sale is marked. */
const nearMs = 4 * 3_600_000;

const minute = 60_000;
const hour = 60 * minute;

/** Both on the clock of the programme, so their difference knows no zone. */
const ms = (wall: string): number => Date.parse(`${wall.replace(' ', 'T')}Z`);

const msIn = (now: number): number => ms(momentIn(programmeZone(), new Date(now)));

/** «12 мин», «19 ч», «3 дн»: how long a sale has waited, as short as a row needs. */
export function waitedFor(submittedAt: string, now: number): string {
  const passed = Math.max(0, msIn(now) - ms(submittedAt));
  if (passed < hour) return `${Math.floor(passed / minute)} мин`;
  if (passed < 48 * hour) return `${Math.floor(passed / hour)} ч`;
  return `${Math.floor(passed / (24 * hour))} дн`;
}

export type Urgency = 'bad' | 'warn' | undefined;

/** How near the deadline is. */
export function urgencyOf(dueAt: string | null | undefined, now: number): Urgency {
  if (!dueAt) return undefined;
  const left = ms(dueAt) - msIn(now);
  if (left <= 0) return 'bad';
  return left < nearMs ? 'warn' : undefined;
}

/** «решить до 30.11 18:35» or «просрочена с …». */
export function deadlineOf(dueAt: string, now: number): string {
  const moment = formatDate(dueAt, 'tableDateTime');
  return urgencyOf(dueAt, now) === 'bad' ? messages.overdue(moment) : messages.due(moment);
}
