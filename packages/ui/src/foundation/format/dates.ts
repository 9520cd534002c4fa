/** Display and transport formats of specification §9, and the few the tables of the house style add. */
export const datePatterns = {
  dayMonth: 'dd MMMM',
  date: 'dd.MM.yyyy',
  dateTimeSeconds: 'dd.MM.yyyy HH:mm:ss',
  dayMonthYearTime: 'dd MMMM yyyy HH:mm',
  dayMonthYear: 'dd MMMM yyyy',
  dayMonthYearTimeSeconds: 'dd MMMM yyyy HH:mm:ss',
  api: 'yyyy-MM-dd HH:mm:ss.SSS',
  apiDate: 'yyyy-MM-dd',
  picker: 'yyyy-MM-dd 00:00:00.000',
  listDay: 'd MMMM',
  listDayYear: 'd MMMM yyyy',
  listDayTime: 'd MMMM HH:mm',
  tableDateTime: 'dd.MM HH:mm',
  dateTime: 'dd.MM.yyyy HH:mm',
  monthYear: 'LLLL yyyy',
  time: 'HH:mm',
} as const;
export type DatePreset = keyof typeof datePatterns;
export type DateValue = Date | string | number;

export const monthsGenitive = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
] as const;

export const monthsNominative = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
] as const;

const MIN_YEAR = 1900;
const MAX_YEAR = 2100;
const pad = (value: number, size = 2): string => String(value).padStart(size, '0');

/** A moment of the wall clock, or undefined when such a day or time does not exist. Month is 1–12. */
export function wallClock(year: number, month: number, day: number, h = 0, m = 0, s = 0, ms = 0): Date | undefined {
  const date = new Date(year, month - 1, day, h, m, s, ms);
  const real =
    year >= MIN_YEAR &&
    year <= MAX_YEAR &&
    date.getMonth() === month - 1 &&
    date.getDate() === day &&
    h < 24 &&
    m < 60 &&
    s < 60;
  return real ? date : undefined;
}

/**
 * Reads what servers and pickers send: `yyyy-MM-dd`, with ` HH:mm:ss.SSS` (wall clock, never shifted),
 * or ISO 8601 with an offset (a moment).
 */
export function toDate(value: DateValue): Date | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value;
  if (typeof value === 'number') return toDate(new Date(value));
  const text = value.trim();
  if (/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && text.includes('T')) return toDate(new Date(text));
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,6}))?)?)?$/.exec(text);
  if (!parts) return undefined;
  const [, y, mo, d, h = 0, mi = 0, s = 0, fraction = '0'] = parts;
  const ms = Number(fraction.padEnd(3, '0').slice(0, 3));
  return wallClock(Number(y), Number(mo), Number(d), Number(h), Number(mi), Number(s), ms);
}

const writers: Record<string, (date: Date) => string> = {
  yyyy: (d) => pad(d.getFullYear(), 4),
  LLLL: (d) => monthsNominative[d.getMonth()] ?? '',
  MMMM: (d) => monthsGenitive[d.getMonth()] ?? '',
  MM: (d) => pad(d.getMonth() + 1),
  dd: (d) => pad(d.getDate()),
  d: (d) => String(d.getDate()),
  HH: (d) => pad(d.getHours()),
  mm: (d) => pad(d.getMinutes()),
  ss: (d) => pad(d.getSeconds()),
  SSS: (d) => pad(d.getMilliseconds(), 3),
};
const TOKEN = /yyyy|LLLL|MMMM|MM|dd|d|HH|mm|ss|SSS/g;

/** The date by a named preset; «—» when there is none or it cannot be read. */
export function formatDate(value: DateValue | null | undefined, preset: DatePreset = 'date'): string {
  const date = value === null || value === undefined || value === '' ? undefined : toDate(value);
  return date ? datePatterns[preset].replace(TOKEN, (token) => writers[token]?.(date) ?? token) : '—';
}

const readers: Record<string, string> = {
  yyyy: '(?<y>\\d{4})',
  LLLL: '(?<name>[а-яё]+)',
  MMMM: '(?<name>[а-яё]+)',
  MM: '(?<mo>\\d{2})',
  dd: '(?<d>\\d{2})',
  d: '(?<d>\\d{1,2})',
  HH: '(?<h>\\d{2})',
  mm: '(?<mi>\\d{2})',
  ss: '(?<s>\\d{2})',
  SSS: '(?<ms>\\d{3})',
};

const monthByName = (name: string): number =>
  Math.max(
    (monthsGenitive as readonly string[]).indexOf(name.toLowerCase()),
    (monthsNominative as readonly string[]).indexOf(name.toLowerCase()),
  ) + 1;

/**
 * Strict: the whole text in exactly that format, a day that exists, years 1900–2100; otherwise undefined.
 * Formats without a year take the current one.
 */
export function parseDate(text: string, preset: DatePreset = 'date'): Date | undefined {
  const source = datePatterns[preset].replaceAll('.', '\\.').replace(TOKEN, (token) => readers[token] ?? token);
  const found = new RegExp(`^${source}$`, 'i').exec(text.trim().replaceAll('\u00a0', ' '))?.groups;
  if (!found) return undefined;
  const at = (key: string, fallback: number): number => (found[key] === undefined ? fallback : Number(found[key]));
  const month = found['name'] === undefined ? at('mo', 1) : monthByName(found['name']);
  if (month === 0) return undefined;
  const today = new Date();
  return wallClock(at('y', today.getFullYear()), month, at('d', 1), at('h', 0), at('mi', 0), at('s', 0), at('ms', 0));
}
