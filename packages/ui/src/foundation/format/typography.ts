import { NBSP } from './numbers.ts';

const SHORT = /(^|[\s(«„\u00a0])([А-Яа-яЁё]{1,2}|для|без|при|или|над|под|про|что|как|это|уже|вам|вас|мы) (?=\S)/g;
const UNIT =
  /(\d) (?=балл|₽|шт|руб|дн|мин|сек|час|ч\b|январ|феврал|март|апрел|ма[яй]|июн|июл|август|сентябр|октябр|ноябр|декабр|год|г\.|[КМГ]Б|строк|цифр|символ|файл|продаж|чек|%)/g;

/** Russian line breaking: NBSP after short words, before a dash, between a number and its unit, after «№». */
export function typo(text: string): string {
  const dashed = text.replace(/ ([—–])/g, `${NBSP}$1`).replace(/№ (?=\S)/g, `№${NBSP}`);
  // Twice, because neighbouring short words share a space.
  const once = dashed.replace(SHORT, `$1$2${NBSP}`).replace(SHORT, `$1$2${NBSP}`);
  return once.replace(UNIT, `$1${NBSP}`);
}

/** A name in quotes; those of its own become the inner ones: «Касса „Молоток“». */
export const quoted = (name: string): string => `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`;
