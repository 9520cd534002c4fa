import { minYear, maxYear } from './iso.ts';
import { monthByStart } from './day-text.ts';

/** A text that is being written the long way, and not by the mask: it holds something other than digits and points. */
export const isLoose = (text: string): boolean => /[^\d.]/u.test(text);

/**
 * Whether keys typed one by one may still become `2026-03-15` or «15 марта 2026»: such a text is shown as it is typed
 * until it is whole. Anything else is the mask's.
 */
export const mayBecomeDay = (text: string): boolean => {
  const iso = /^(\d{4})-(?:\d{1,2}(?:-\d{0,2})?)?$/u.exec(text);
  if (iso) return Number(iso[1]) >= minYear && Number(iso[1]) <= maxYear;
  const match = /^(\d{1,2}) ?([а-яё]+)\.?(?: \d{0,4})?$/iu.exec(text);
  return match !== null && Number(match[1]) >= 1 && Number(match[1]) <= 31 && monthByStart(match[2] ?? '');
};

/** Nothing can follow, by the mask or the long way: the year has its four digits. */
export const isWholeDay = (text: string): boolean =>
  /^\d\d\.\d\d\.\d{4}$|^\d{4}-\d\d-\d\d$|[а-яё.] \d{4}$/iu.test(text);
