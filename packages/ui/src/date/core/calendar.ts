import { addDays, addMonths, daysInMonth, isoOf, weekday, type IsoDate } from './iso.ts';
import { longDay } from './words.ts';

/** Weeks of a month from Monday; days of other months are empty places. */
export const monthWeeks = (year: number, month: number): (IsoDate | undefined)[][] => {
  const lead = weekday(isoOf(year, month, 1));
  const days: (IsoDate | undefined)[] = Array.from({ length: lead }, () => undefined);
  for (let day = 1; day <= daysInMonth(year, month); day += 1) days.push(isoOf(year, month, day));
  while (days.length % 7 !== 0) days.push(undefined);
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
      return addDays(iso, -weekday(iso));
    case 'End':
      return addDays(iso, 6 - weekday(iso));
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
