import { UTCDateMini } from '@date-fns/utc/date/mini';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { endOfISOWeek } from 'date-fns/endOfISOWeek';
import { endOfMonth } from 'date-fns/endOfMonth';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';

import { addDays, addMonths, dateOf, toIso, type IsoDate } from './iso.ts';
import { longDay } from './day-text.ts';

/** Weeks of a month from Monday; days of other months are empty places. */
export const monthWeeks = (year: number, month: number): (IsoDate | undefined)[][] => {
  const start = new UTCDateMini(year, month - 1, 1);
  const days = eachDayOfInterval({ start: startOfISOWeek(start), end: endOfISOWeek(endOfMonth(start)) }).map((day) =>
    day.getMonth() === month - 1 ? toIso(day) : undefined,
  );
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
};

/** Where a key leads in the calendar (ARIA practice «Date Picker Dialog»). */
export const moveInCalendar = (iso: IsoDate, key: string, shift: boolean): IsoDate | undefined => {
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
      return toIso(startOfISOWeek(dateOf(iso)));
    case 'End':
      return toIso(endOfISOWeek(dateOf(iso)));
    case 'PageUp':
      return addMonths(iso, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(iso, shift ? 12 : 1);
    default:
      return undefined;
  }
};

export interface DayLimits {
  readonly min?: IsoDate | undefined;
  readonly max?: IsoDate | undefined;
  /** Why a day cannot be taken; undefined when it can. */
  readonly disabledReason?: ((day: IsoDate) => string | undefined) | undefined;
}

/** Reason in words, or undefined when the day is free. */
export const reasonAgainst = (day: IsoDate, limits: DayLimits): string | undefined => {
  if (limits.min !== undefined && day < limits.min) return `Не раньше ${longDay(limits.min)}`;
  if (limits.max !== undefined && day > limits.max) return `Не позже ${longDay(limits.max)}`;
  return limits.disabledReason?.(day);
};

export const clampDay = (day: IsoDate, limits: DayLimits): IsoDate => {
  if (limits.min !== undefined && day < limits.min) return limits.min;
  if (limits.max !== undefined && day > limits.max) return limits.max;
  return day;
};
