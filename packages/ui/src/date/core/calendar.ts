import { UTCDateMini } from '@date-fns/utc/date/mini';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { endOfWeek } from 'date-fns/endOfWeek';
import { endOfMonth } from 'date-fns/endOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';

import type { FormatLocale } from '../../foundation/format/locale.ts';
import { longDay } from './day-text.ts';
import { addDays, addMonths, dateOf, toIso, type IsoDate } from './iso.ts';
import { russianDates, type DateLanguage } from './language.ts';

/** From Monday, or from the first day of the week of the language. */
const week = (locale: FormatLocale | undefined): { weekStartsOn: FormatLocale['firstDay'] } => ({
  weekStartsOn: locale?.firstDay ?? 1,
});

/** Weeks of a month; days of other months are empty places. */
export const monthWeeks = (year: number, month: number, locale?: FormatLocale): (IsoDate | undefined)[][] => {
  const start = new UTCDateMini(year, month - 1, 1);
  const span = { start: startOfWeek(start, week(locale)), end: endOfWeek(endOfMonth(start), week(locale)) };
  const days = eachDayOfInterval(span).map((day) => (day.getMonth() === month - 1 ? toIso(day) : undefined));
  return Array.from({ length: days.length / 7 }, (_, row) => days.slice(row * 7, row * 7 + 7));
};

/** Where a key leads in the calendar (ARIA practice «Date Picker Dialog»). */
export const moveInCalendar = (
  iso: IsoDate,
  key: string,
  shift: boolean,
  locale?: FormatLocale,
): IsoDate | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(iso, -1);
    case 'ArrowRight':
      return addDays(iso, 1);
    case 'ArrowUp':
      return addDays(iso, -7);
    case 'ArrowDown':
      return addDays(iso, 7);
    case 'Home':
      return toIso(startOfWeek(dateOf(iso), week(locale)));
    case 'End':
      return toIso(endOfWeek(dateOf(iso), week(locale)));
    case 'PageUp':
      return addMonths(iso, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(iso, shift ? 12 : 1);
    default:
      return undefined;
  }
};

/** Days that may be chosen. */
export interface DayLimits {
  /** Earliest day that can be taken, `2026-11-30`. */
  readonly min?: IsoDate | undefined;
  /** Latest day that can be taken, `2026-11-30`. */
  readonly max?: IsoDate | undefined;
  /** Why a day cannot be taken; undefined when it can. */
  readonly disabledReason?: ((day: IsoDate) => string | undefined) | undefined;
}

/** Reason in words, or undefined when the day is free. */
export const reasonAgainst = (
  day: IsoDate,
  limits: DayLimits,
  { locale, say }: DateLanguage = russianDates,
): string | undefined => {
  if (limits.min !== undefined && day < limits.min) return say.notBefore(longDay(limits.min, locale));
  if (limits.max !== undefined && day > limits.max) return say.notAfter(longDay(limits.max, locale));
  return limits.disabledReason?.(day);
};

/** The nearest day within the limits. */
export const clampDay = (day: IsoDate, limits: DayLimits): IsoDate => {
  if (limits.min !== undefined && day < limits.min) return limits.min;
  if (limits.max !== undefined && day > limits.max) return limits.max;
  return day;
};
