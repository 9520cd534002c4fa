import { monthsGenitive, monthsNominative } from '../../foundation/format/dates.ts';
import { fromIso, weekday, type IsoDate } from './iso.ts';

const short = ['янв', 'фев', 'мар', 'апр', 'мая', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'] as const;

export const monthNames: readonly string[] = monthsNominative;
export const weekdayShort: readonly string[] = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'];
export const weekdayLong: readonly string[] = [
  'понедельник',
  'вторник',
  'среда',
  'четверг',
  'пятница',
  'суббота',
  'воскресенье',
];

/** Number of the month 1–12 by any of its forms: «марта», «март», «мар.». */
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

/** «май 2026» */
export const monthTitle = (year: number, month: number): string => `${monthsNominative[month - 1]} ${year}`;

/** «3 мая 2026» */
export const longDay = (iso: IsoDate): string => {
  const parts = fromIso(iso);
  return parts ? `${parts.day} ${monthsGenitive[parts.month - 1]} ${parts.year}` : '';
};

/** «воскресенье, 3 мая 2026» */
export const spokenDay = (iso: IsoDate): string => `${weekdayLong[weekday(iso)]}, ${longDay(iso)}`;

/** «03.05.2026» */
export const dottedDay = (iso: IsoDate): string => iso.split('-').toReversed().join('.');

/** «22 окт» */
export const shortDay = (iso: IsoDate): string => {
  const parts = fromIso(iso);
  return parts ? `${parts.day} ${short[parts.month - 1]}` : '';
};

/** «1–20 ноября 2026», «22 октября — 20 ноября 2026» */
export const rangeWords = (from: IsoDate, to: IsoDate): string => {
  const a = fromIso(from);
  const b = fromIso(to);
  if (!a || !b) return '';
  if (from === to) return longDay(from);
  if (a.year !== b.year) return `${longDay(from)} — ${longDay(to)}`;
  if (a.month !== b.month) return `${a.day} ${monthsGenitive[a.month - 1]} — ${longDay(to)}`;
  return `${a.day}–${longDay(to)}`;
};
