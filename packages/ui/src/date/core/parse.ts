import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';

import { datePatterns } from '../../foundation/format/dates.ts';
import { likelyDate, utc } from '../../foundation/format/utc.ts';
import { writeDate } from '../../foundation/format/write-date.ts';
import { toIso, type IsoDate } from './iso.ts';
import { monthByWord } from './day-text.ts';

export interface ParseOptions {
  /** The year two digits and a missing year are read against; default: this year. */
  readonly year?: number | undefined;
}

/** 26 → 2026, 78 → 1978: no more than 20 years ahead; date-fns looks 50 ahead and puts a birth of 1960 into 2060. */
const fullYear = (text: string, now: number): number => {
  const value = Number(text);
  if (text.length !== 2) return value;
  const century = Math.floor(now / 100) * 100;
  const near = century + value;
  return near > now + 20 ? near - 100 : near;
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
  const text = input.trim().replace(/\s+/gu, ' ');
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ].*)?$/u.exec(text);
  if (iso) return read(`${iso[1]}-${iso[2]}-${iso[3]}`, 'yyyy-M-d');
  // Read from the other end it would be a day before the year 1232.
  if (/^(?:19|20)\d{2}(?:0[1-9]|1[0-2])\d{2}$/u.test(text)) return read(text, 'yyyyMMdd');
  const dotted = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{2}|\d{4})(?: ?г\.?)?(?: \d{1,2}:\d{2}.*)?$/u.exec(text);
  if (dotted) return read(`${dotted[1]}.${dotted[2]}.${fullYear(dotted[3] ?? '', now)}`, 'd.M.yyyy');
  const digits = /^(\d{2})(\d{2})(\d{2}|\d{4})$/u.exec(text);
  if (digits) return read(`${digits[1]}.${digits[2]}.${fullYear(digits[3] ?? '', now)}`, 'd.M.yyyy');
  const match = /^(\d{1,2}) ?([а-яё]+\.?)(?:,? ?(\d{2}|\d{4}))?(?: ?г(?:\.|ода)?)?$/iu.exec(text);
  if (match) {
    const month = monthByWord(match[2] ?? '');
    if (month === undefined) return undefined;
    return read(`${match[1]}.${month}.${match[3] === undefined ? now : fullYear(match[3], now)}`, 'd.M.yyyy');
  }
  return undefined;
};

/** Strict `dd.MM.yyyy`, as the mask leaves it. */
export const parseMasked = (text: string): IsoDate | undefined =>
  /^\d{2}\.\d{2}\.\d{4}$/u.test(text) ? read(text, datePatterns.date) : undefined;

/** `9:05`, `0905`, `09:05:07` → `HH:mm` or `HH:mm:ss`. */
export const parseTime = (input: string, seconds = false): string | undefined => {
  const match = /^(\d{1,2})[:. ]?(\d{2})(?:[:. ]?(\d{2}))?$/u.exec(input.trim());
  if (!match) return undefined;
  const time = parse(`${match[1]}:${match[2]}:${match[3] ?? '00'}`, 'H:mm:ss', utc(0));
  return isValid(time) ? writeDate(time, seconds ? 'HH:mm:ss' : datePatterns.time) : undefined;
};
