import { ceilings } from '@pribavka/api';

import { moneyText } from '../money.ts';
import { phoneDigits } from '../text/digits.ts';

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

/** A whole number, blanks between thousands allowed. */
export function readWhole(cell: string): number | undefined {
  const text = cell.replaceAll(/[\s\u00A0]/g, '');
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Roubles as kopecks: «1 234,50», `1234.5`. */
export function readKopecks(cell: string): number | undefined {
  const text = cell.replaceAll(/[\s\u00A0₽]/g, '').replace(',', '.');
  return /^\d{1,10}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}

/** Of a price over the ceiling of a unit. */
export const priceTooLarge = `Не больше ${moneyText(ceilings.priceKopecks)} за штуку: проверьте, нет ли лишних цифр`;

/** Eleven digits from any writing of a phone; undefined when it is none. */
export function readPhone(cell: string): string | undefined {
  const full = phoneDigits(cell);
  return /^7\d{10}$/.test(full) ? full : undefined;
}
