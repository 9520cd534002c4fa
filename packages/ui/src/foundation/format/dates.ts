import type { Month } from 'date-fns';
import { isExists } from 'date-fns/isExists';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { ru } from 'date-fns/locale/ru';

import { datePatterns, type DatePreset } from './date-patterns.ts';
import type { FormatLocale } from './locale.ts';
import { likelyDate, readWallClock } from './utc.ts';
import { writeDate } from './write-date.ts';

export { datePatterns, type DatePreset };

/** A moment: `Date`, ISO text or milliseconds. */
export type DateValue = Date | string | number;

type Context = 'formatting' | 'standalone';
const monthNames = (context: Context): readonly string[] =>
  Array.from({ length: 12 }, (_, month) => ru.localize.month(month as Month, { width: 'wide', context }));

/** Russian months after a day: «января». */
export const monthsGenitive: readonly string[] = /* @__PURE__ */ monthNames('formatting');
/** Russian months by themselves: «январь». */
export const monthsNominative: readonly string[] = /* @__PURE__ */ monthNames('standalone');

/** A moment of the wall clock, or undefined when such a day or time does not exist. Month is 1–12. */
export function wallClock(year: number, month: number, day: number, h = 0, m = 0, s = 0, ms = 0): Date | undefined {
  const date = likelyDate(new Date(year, month - 1, day, h, m, s, ms));
  return isExists(year, month - 1, day) && h < 24 && m < 60 && s < 60 ? date : undefined;
}

/** The same day and time on the browser's clock. */
export const toLocal = (date: Date): Date | undefined =>
  wallClock(
    date.getFullYear(),
    date.getMonth() + 1,
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
    date.getMilliseconds(),
  );

const momentShape = /T.*(?:Z|[+-]\d{2}:?\d{2})$/u;
const valid = (date: Date): Date | undefined => (isValid(date) ? date : undefined);

/**
 * Reads what servers and pickers send: `yyyy-MM-dd`, with ` HH:mm:ss.SSS` (wall clock, never shifted),
 * or ISO 8601 with an offset (a moment).
 */
export function toDate(value: DateValue): Date | undefined {
  if (typeof value !== 'string') return valid(new Date(value));
  const text = value.trim();
  if (momentShape.test(text)) return valid(parseISO(text));
  const wall = readWallClock(text);
  return wall && toLocal(wall);
}

/**
 * The date by a named preset; «—» when there is none or it cannot be read.
 * @param locale another language: `useLocale()`. @default Russian
 */
export function formatDate(
  value: DateValue | null | undefined,
  preset: DatePreset = 'date',
  locale?: FormatLocale,
): string {
  if (value === null || value === undefined) return '—';
  // The programme's clock has no offset: it is shown as it was sent, even where the browser's zone leaps over that hour.
  const date = (typeof value === 'string' ? readWallClock(value.trim()) : undefined) ?? toDate(value);
  return date ? writeDate(date, (locale?.patterns ?? datePatterns)[preset], locale) : '—';
}
