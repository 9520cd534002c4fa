import { format } from 'date-fns/format';
import { ru } from 'date-fns/locale/ru';

import type { FormatLocale } from './locale.ts';

/** The date by a pattern of date-fns, in Russian or in another language. */
export const writeDate = (date: Date, pattern: string, locale?: FormatLocale): string =>
  format(date, pattern, { locale: locale?.dateFns ?? ru });
