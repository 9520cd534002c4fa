import { ceilings } from '@pribavka/api';

import { moneyText } from '../money.ts';
import { phoneDigits } from '../text/digits.ts';
import { trimUnseen, withoutUnseen } from '../text/unseen.ts';

/** A cell as it is meant: no number of a thing has signs in it that nobody sees. */
export const readCell = (cell: string | undefined, isIdentifier: boolean): string =>
  trimUnseen(isIdentifier ? withoutUnseen(cell ?? '') : (cell ?? ''));

// Days of other centuries are no days of the contract: a list with one of them could not be shown.
const isoDay = /^((?:19|20|21)\d{2})-(\d{2})-(\d{2})$/;
const russianDay = /^(\d{1,2})\.(\d{1,2})\.((?:19|20|21)\d{2})$/;

/** A day as `yyyy-MM-dd` from either usual writing; undefined when there is no such day. */
export function readDay(cell: string): string | undefined {
  const iso = isoDay.exec(cell);
  const russian = russianDay.exec(cell);
  const [year, month, day] = iso ? iso.slice(1) : russian ? russian.slice(1).toReversed() : [];
  if (!year || !month || !day) return undefined;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

// Blanks of every kind stand between thousands and nowhere else: «1 2» is two numbers, not twelve.
const thousands = String.raw`(?:\d+|\d{1,3}(?:\s\d{3})+)`;
const whole = new RegExp(String.raw`^(${thousands})(?:[.,]0{1,2})?$`);
const roubles = new RegExp(String.raw`^(${thousands})(?:[.,](\d{1,20}))?\s?(?:₽|руб\.?|р\.)?$`, 'i');

const digitsOf = (text: string): string => text.replaceAll(/\s/g, '');

/** A whole number, blanks between thousands and a fraction of zeros allowed. */
export function readWhole(cell: string): number | undefined {
  const [, text = ''] = whole.exec(cell) ?? [];
  const digits = digitsOf(text);
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

// What a spreadsheet adds to a sum it has computed, in kopecks (domain 3.23: 1e-6 of a rouble).
const noise = 1e-4;

/** Roubles as kopecks: «1 234,50», `1234.5`; `1234.5600000000001` is what a spreadsheet has computed for 1 234,56. */
export function readKopecks(cell: string): number | undefined {
  const [, text, fraction = ''] = roubles.exec(cell) ?? [];
  if (text === undefined || digitsOf(text).length > 10) return undefined;
  const parts = Number(`${fraction.padEnd(2, '0').slice(0, 2)}.${fraction.slice(2)}`);
  const kopecks = Math.round(parts);
  return Math.abs(parts - kopecks) < noise ? Number(digitsOf(text)) * 100 + kopecks : undefined;
}

/** Of a price over the ceiling of a unit. */
export const priceTooLarge = `Не больше ${moneyText(ceilings.priceKopecks)} за штуку: проверьте, нет ли лишних цифр`;

/** Eleven digits from any writing of a phone; undefined when it is none. */
export function readPhone(cell: string): string | undefined {
  const full = phoneDigits(cell);
  return /^7\d{10}$/.test(full) ? full : undefined;
}
