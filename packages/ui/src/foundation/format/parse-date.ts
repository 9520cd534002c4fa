import { UTCDateMini } from '@date-fns/utc/date/mini';
import { parse } from 'date-fns/parse';
import { ru } from 'date-fns/locale/ru';

import { datePatterns, toLocal, type DatePreset } from './dates.ts';
import type { FormatLocale } from './locale.ts';
import { likelyDate } from './utc.ts';
import { writeDate } from './write-date.ts';

/**
 * Strict: the whole text in exactly that format, a day that exists, years 1900–2100; otherwise undefined.
 * Formats without a year take the current one.
 */
export function parseDate(text: string, preset: DatePreset = 'date', locale?: FormatLocale): Date | undefined {
  const pattern = (locale?.patterns ?? datePatterns)[preset];
  const typed = text.trim().replaceAll('\u00a0', ' ');
  const thisYear = new UTCDateMini(new Date().getFullYear(), 0, 1);
  const date = likelyDate(parse(typed, pattern, thisYear, { locale: locale?.dateFns ?? ru }));
  if (!date) return undefined;
  // date-fns also reads `1.7.2026` as `dd.MM.yyyy` and «12 м 2026» as March: only what it writes itself is that format.
  const forms = [pattern, pattern.replace('MMMM', 'LLLL'), pattern.replace('LLLL', 'MMMM')];
  return forms.some((form) => writeDate(date, form, locale).toLowerCase() === typed.toLowerCase())
    ? toLocal(date)
    : undefined;
}
