import { addDays as plusDays } from 'date-fns/addDays';
import { addMonths as plusMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { endOfMonth as monthEnd } from 'date-fns/endOfMonth';
import { getISODay } from 'date-fns/getISODay';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfMonth as monthStart } from 'date-fns/startOfMonth';

import { datePatterns } from '../../foundation/format/date-patterns.ts';
import { maxYear, minYear, readDay } from '../../foundation/format/utc.ts';

export { maxYear, minYear };

/** A calendar day `yyyy-MM-dd`. Strings only: a `Date` in a form is a time zone waiting to bite. */
export type IsoDate = string;

export const toIso = (date: Date): IsoDate => lightFormat(date, datePatterns.apiDate);

export const fromIso: (iso: string) => Date | undefined = readDay;

/** Whether the text is an existing day, `yyyy-MM-dd`. */
export const isIsoDate = (value: string): boolean => fromIso(value) !== undefined;

/** The same for a day that must be one. */
export const dateOf = (iso: IsoDate): Date => {
  const date = fromIso(iso);
  if (!date) throw new RangeError(`«${iso}» is not a day: give yyyy-MM-dd between ${minYear} and ${maxYear}.`);
  return date;
};

/** The day this many days later; earlier for a negative number. */
export const addDays = (iso: IsoDate, days: number): IsoDate => toIso(plusDays(dateOf(iso), days));

/** 31 января + 1 месяц = 28 февраля. */
export const addMonths = (iso: IsoDate, months: number): IsoDate => toIso(plusMonths(dateOf(iso), months));

/** Days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => differenceInCalendarDays(dateOf(to), dateOf(from));

/** Monday 0 … Sunday 6. */
export const weekday = (iso: IsoDate): number => getISODay(dateOf(iso)) - 1;

/** First day of the month. */
export const startOfMonth = (iso: IsoDate): IsoDate => toIso(monthStart(dateOf(iso)));

/** Last day of the month. */
export const endOfMonth = (iso: IsoDate): IsoDate => toIso(monthEnd(dateOf(iso)));

/** Today on the person's own clock. */
export const todayIso = (now: Date = new Date()): IsoDate => toIso(now);

/** What the date picker sends: `yyyy-MM-dd 00:00:00.000` (specification §9). */
export const toPickerValue = (iso: IsoDate): string => lightFormat(dateOf(iso), datePatterns.picker);

/** Takes the day out of `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss.SSS`, whatever the time zone. */
export const dayOf = (value: string): IsoDate | undefined => {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?/u.exec(value);
  return match?.[1] !== undefined && isIsoDate(match[1]) ? match[1] : undefined;
};
