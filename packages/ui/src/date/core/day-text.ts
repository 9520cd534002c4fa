import { UTCDateMini } from '@date-fns/utc/date/mini';
import type { Day, Month } from 'date-fns';
import { isSameMonth } from 'date-fns/isSameMonth';
import { isSameYear } from 'date-fns/isSameYear';
import { ru } from 'date-fns/locale/ru';

import { datePatterns, monthsGenitive, monthsNominative, type DatePreset } from '../../foundation/format/dates.ts';
import type { FormatLocale } from '../../foundation/format/locale.ts';
import { writeDate } from '../../foundation/format/write-date.ts';
import { dateOf, fromIso, type IsoDate } from './iso.ts';

const months = (context: 'formatting' | 'standalone', { dateFns }: FormatLocale): readonly string[] =>
  Array.from({ length: 12 }, (_, month) => dateFns.localize.month(month as Month, { width: 'wide', context }));
const genitive = (locale: FormatLocale | undefined): readonly string[] =>
  locale ? months('formatting', locale) : monthsGenitive;

/** Names of months as they stand alone. */
export const monthNames = (locale?: FormatLocale): readonly string[] =>
  locale ? months('standalone', locale) : monthsNominative;

/** «Пн» … «Вс», or from the first day of the week of the language. */
export const weekdayNames = (width: 'short' | 'wide', locale?: FormatLocale): readonly string[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = ((index + (locale?.firstDay ?? 1)) % 7) as Day;
    const name: string = (locale?.dateFns ?? ru).localize.day(day, { width });
    return width === 'short' ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  });

/** Number of the month 1–12 by any of its forms, «марта», «март», «мар.»; date-fns knows no «февр.», which Intl and Excel write. */
export const monthByWord = (word: string, locale?: FormatLocale): number | undefined => {
  const clean = word.toLowerCase().replaceAll('ё', 'е').replace(/\.$/u, '');
  if (clean.length < 3) return undefined;
  const alone = monthNames(locale);
  const starts = (name: string | undefined): boolean => name?.toLowerCase().startsWith(clean) === true;
  const index = genitive(locale).findIndex((name, at) => starts(name) || starts(alone[at]));
  return index < 0 ? undefined : index + 1;
};

/** Whether a word may become the name of a month: «м», «мар», «марта». */
export const monthByStart = (start: string, locale?: FormatLocale): boolean =>
  [...genitive(locale), ...monthNames(locale)].some((name) => name.toLowerCase().startsWith(start.toLowerCase()));

const patternsOf = (locale: FormatLocale | undefined): Readonly<Record<DatePreset, string>> =>
  locale?.patterns ?? datePatterns;

/** «май 2026»: standing alone, the month is in the nominative. */
export const monthTitle = (year: number, month: number, locale?: FormatLocale): string =>
  writeDate(new UTCDateMini(year, month - 1, 1), patternsOf(locale).monthYear, locale);

const write = (iso: IsoDate, preset: DatePreset, locale: FormatLocale | undefined): string => {
  const date = fromIso(iso);
  return date ? writeDate(date, patternsOf(locale)[preset], locale) : '';
};

/** «3 мая 2026» */
export const longDay = (iso: IsoDate, locale?: FormatLocale): string => write(iso, 'listDayYear', locale);

/** «воскресенье, 3 мая 2026» */
export const spokenDay = (iso: IsoDate, locale?: FormatLocale): string =>
  writeDate(dateOf(iso), `EEEE, ${patternsOf(locale).listDayYear}`, locale);

/** «03.05.2026» */
export const dottedDay = (iso: IsoDate, locale?: FormatLocale): string => write(iso, 'date', locale);

/** «22 окт», without the point date-fns puts after it. */
export const shortDay = (iso: IsoDate, locale?: FormatLocale): string => {
  const day = write(iso, 'listDay', locale);
  return /^\d+ .{3}/u.exec(day)?.[0] ?? day;
};

/** «1–20 ноября 2026», «22 октября — 20 ноября 2026» */
export const rangeText = (from: IsoDate, to: IsoDate, locale?: FormatLocale): string => {
  const a = fromIso(from);
  const b = fromIso(to);
  if (!a || !b) return '';
  if (from === to) return longDay(from, locale);
  if (!isSameYear(a, b)) return `${longDay(from, locale)} — ${longDay(to, locale)}`;
  const dayFirst = patternsOf(locale).listDayYear.startsWith('d');
  if (!dayFirst || !isSameMonth(a, b)) return `${write(from, 'listDay', locale)} — ${longDay(to, locale)}`;
  return `${a.getDate()}–${longDay(to, locale)}`;
};
