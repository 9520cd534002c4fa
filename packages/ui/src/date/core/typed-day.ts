import type { FormatLocale } from '../../foundation/format/locale.ts';
import { monthByStart } from './day-text.ts';
import { minYear, maxYear } from './iso.ts';

/** A text that is being written the long way, and not by the mask: it holds something other than digits and the sign between. */
export const isLoose = (text: string, separator = '.'): boolean => /\D/u.test(text.replaceAll(separator, ''));

/**
 * Whether keys typed one by one may still become `2026-03-15` or «15 марта 2026»: such a text is shown as it is typed
 * until it is whole. Anything else is the mask's.
 */
export const mayBecomeDay = (text: string, locale?: FormatLocale): boolean => {
  const iso = /^(\d{4})-(?:\d{1,2}(?:-\d{0,2})?)?$/u.exec(text);
  if (iso) return Number(iso[1]) >= minYear && Number(iso[1]) <= maxYear;
  const match = /^(\d{1,2}) ?(\p{L}+)\.?(?: \d{0,4})?$/iu.exec(text);
  return match !== null && Number(match[1]) >= 1 && Number(match[1]) <= 31 && monthByStart(match[2] ?? '', locale);
};

/** Nothing can follow, by the mask or the long way: the year has its four digits. */
export const isWholeDay = (text: string): boolean =>
  /^\d\d\D\d\d\D\d{4}$|^\d{4}\D\d\d\D\d\d$|[\p{L}.] \d{4}$/u.test(text);
