import { UTCDateMini } from '@date-fns/utc/date/mini';
import type { Day } from 'date-fns';
import { isSameMonth } from 'date-fns/isSameMonth';
import { isSameYear } from 'date-fns/isSameYear';
import { ru } from 'date-fns/locale/ru';

import { datePatterns, monthsGenitive, monthsNominative } from '../../foundation/format/dates.ts';
import { writeDate } from '../../foundation/format/write-date.ts';
import { dateOf, fromIso, type IsoDate } from './iso.ts';

export const monthNames: readonly string[] = monthsNominative;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const weekdays = (width: 'short' | 'wide', write: (name: string) => string): readonly string[] =>
  Array.from({ length: 7 }, (_, index) => write(ru.localize.day(((index + 1) % 7) as Day, { width })));

/** «Пн» … «Вс» */
export const weekdayShort: readonly string[] = /* @__PURE__ */ weekdays('short', capital);
/** «понедельник» … «воскресенье» */
export const weekdayLong: readonly string[] = /* @__PURE__ */ weekdays('wide', String);

/** Number of the month 1–12 by any of its forms, «марта», «март», «мар.»; date-fns knows no «февр.», which Intl and Excel write. */
export const monthByWord = (word: string): number | undefined => {
  const clean = word.toLowerCase().replaceAll('ё', 'е').replace(/\.$/u, '');
  if (clean.length < 3) return undefined;
  const index = monthsGenitive.findIndex(
    (name, at) =>
      name === clean ||
      monthsNominative[at] === clean ||
      name.startsWith(clean) ||
      monthsNominative[at]?.startsWith(clean),
  );
  return index < 0 ? undefined : index + 1;
};

/** Whether a word may become the name of a month: «м», «мар», «марта». */
export const monthByStart = (start: string): boolean =>
  [...monthsGenitive, ...monthsNominative].some((name) => name.startsWith(start.toLowerCase()));

/** «май 2026»: standing alone, the month is in the nominative. */
export const monthTitle = (year: number, month: number): string =>
  writeDate(new UTCDateMini(year, month - 1, 1), datePatterns.monthYear);

const write = (iso: IsoDate, pattern: string): string => {
  const date = fromIso(iso);
  return date ? writeDate(date, pattern) : '';
};

/** «3 мая 2026» */
export const longDay = (iso: IsoDate): string => write(iso, datePatterns.listDayYear);

/** «воскресенье, 3 мая 2026» */
export const spokenDay = (iso: IsoDate): string => writeDate(dateOf(iso), `EEEE, ${datePatterns.listDayYear}`);

/** «03.05.2026» */
export const dottedDay = (iso: IsoDate): string => write(iso, datePatterns.date);

/** «22 окт», without the point date-fns puts after it. */
export const shortDay = (iso: IsoDate): string => /^\d+ .{3}|/u.exec(write(iso, datePatterns.listDay))?.[0] ?? '';

/** «1–20 ноября 2026», «22 октября — 20 ноября 2026» */
export const rangeText = (from: IsoDate, to: IsoDate): string => {
  const a = fromIso(from);
  const b = fromIso(to);
  if (!a || !b) return '';
  if (from === to) return longDay(from);
  if (!isSameYear(a, b)) return `${longDay(from)} — ${longDay(to)}`;
  if (!isSameMonth(a, b)) return `${write(from, datePatterns.listDay)} — ${longDay(to)}`;
  return `${a.getDate()}–${longDay(to)}`;
};
