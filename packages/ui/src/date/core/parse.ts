import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';

import { datePatterns } from '../../foundation/format/dates.ts';
import type { FormatLocale } from '../../foundation/format/locale.ts';
import { likelyDate, utc } from '../../foundation/format/utc.ts';
import { writeDate } from '../../foundation/format/write-date.ts';
import { monthByWord } from './day-text.ts';
import { toIso, type IsoDate } from './iso.ts';
import { dayOrder } from './mask.ts';

/** What a date somebody typed is read against. */
export interface ParseOptions {
  /** The year two digits and a missing year are read against. @default this year */
  readonly year?: number | undefined;
  /**
   * The last allowed day. Two digits of a year past its year mean the century before; a later day of that same year stays,
   * to be refused by the field.
   */
  readonly max?: string | undefined;
  /** Names of months and the order of day and month. @default Russian */
  readonly locale?: FormatLocale | undefined;
}

/**
 * 26 → 2026, 78 → 1978: no more than 20 years ahead and not past the last allowed one; date-fns looks 50 ahead and puts a
 * birth of 1960 into 2060.
 */
const fullYear = (text: string, now: number, max: string | undefined): number => {
  const value = Number(text);
  if (text.length !== 2) return value;
  const century = Math.floor(now / 100) * 100;
  const near = century + value;
  return near > Math.min(now + 20, Number(max?.slice(0, 4) ?? Infinity)) ? near - 100 : near;
};

/** date-fns reads the day once its shape is sure: on its own it takes `15.07.202` and `1.7.26` for years 202 and 26. */
const read = (text: string, pattern: string): IsoDate | undefined => {
  const date = likelyDate(parse(text, pattern, utc(0)));
  return date && toIso(date);
};

/**
 * Reads a day the way people and spreadsheets write it:
 * `2026-03-15`, `20260315`, `15.03.2026`, `15/03/26`, `15 03 2026`, `15032026`, `15 марта 2026 г.`, `15 мар`.
 * A half-written year is no day: undefined.
 */
export const parseDay = (input: string, options: ParseOptions = {}): IsoDate | undefined => {
  const now = options.year ?? new Date().getFullYear();
  const { locale, max } = options;
  const monthFirst = dayOrder(locale).startsWith('M');
  const readParts = (one: string | undefined, two: string | undefined, year: string | undefined) =>
    read(`${one}.${two}.${fullYear(year ?? '', now, max)}`, monthFirst ? 'M.d.yyyy' : 'd.M.yyyy');
  const text = input.trim().replace(/\s+/gu, ' ');
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ].*)?$/u.exec(text);
  if (iso) return read(`${iso[1]}-${iso[2]}-${iso[3]}`, 'yyyy-M-d');
  // Read from the other end it would be a day before the year 1232.
  if (/^(?:19|20)\d{2}(?:0[1-9]|1[0-2])\d{2}$/u.test(text)) return read(text, 'yyyyMMdd');
  const dotted = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{2}|\d{4})(?: ?г\.?)?(?: \d{1,2}:\d{2}.*)?$/u.exec(text);
  if (dotted) return readParts(dotted[1], dotted[2], dotted[3]);
  const digits = /^(\d{2})(\d{2})(\d{2}|\d{4})$/u.exec(text);
  if (digits) return readParts(digits[1], digits[2], digits[3]);
  const dayFirst = /^(?<day>\d{1,2}) ?(?<word>\p{L}+\.?)(?:,? ?(?<year>\d{2}|\d{4}))?(?: ?г(?:\.|ода)?)?$/iu.exec(text);
  const wordFirst = /^(?<word>\p{L}+\.?) (?<day>\d{1,2})(?:,? (?<year>\d{4}))?$/u.exec(text);
  const { day, word = '', year } = (dayFirst ?? wordFirst)?.groups ?? {};
  const month = monthByWord(word, locale);
  if (month === undefined) return undefined;
  return read(`${day}.${month}.${year === undefined ? now : fullYear(year, now, max)}`, 'd.M.yyyy');
};

/** Strict `dd.MM.yyyy` or the pattern of the language, as the mask leaves it. */
export const parseMasked = (text: string, locale?: FormatLocale): IsoDate | undefined => {
  const { date } = locale?.patterns ?? datePatterns;
  return text.replaceAll(/\d/gu, '0') === date.replaceAll(/[dMy]/gu, '0') ? read(text, date) : undefined;
};

/** `9:05`, `0905`, `09:05:07` → `HH:mm` or `HH:mm:ss`. */
export const parseTime = (input: string, seconds = false): string | undefined => {
  const match = /^(\d{1,2})[:. ]?(\d{2})(?:[:. ]?(\d{2}))?$/u.exec(input.trim());
  if (!match) return undefined;
  const time = parse(`${match[1]}:${match[2]}:${match[3] ?? '00'}`, 'H:mm:ss', utc(0));
  return isValid(time) ? writeDate(time, seconds ? 'HH:mm:ss' : datePatterns.time) : undefined;
};
