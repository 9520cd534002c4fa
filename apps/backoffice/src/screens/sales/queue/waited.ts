import { formatDate } from '@pribavka/ui';

import { msOf, msOfNow, urgencyOf } from '../deadline.ts';
import { queueMessages as messages } from './messages.ts';

const minute = 60_000;
const hour = 60 * minute;

/** «12 мин», «19 ч», «3 дн»: how long a sale has waited, as short as a row needs. */
export function waitedFor(submittedAt: string, now: number): string {
  const passed = Math.max(0, msOfNow(now) - msOf(submittedAt));
  if (passed < hour) return `${Math.floor(passed / minute)} мин`;
  if (passed < 48 * hour) return `${Math.floor(passed / hour)} ч`;
  return `${Math.floor(passed / (24 * hour))} дн`;
}

/** «решить до 30.11 18:35» or «просрочена с …». */
export function deadlineOf(dueAt: string, now: number): string {
  const moment = formatDate(dueAt, 'tableDateTime');
  return urgencyOf(dueAt, now) === 'bad' ? messages.overdue(moment) : messages.due(moment);
}
