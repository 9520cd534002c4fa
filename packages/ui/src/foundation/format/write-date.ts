import { format } from 'date-fns/format';
import { ru } from 'date-fns/locale/ru';

/** The date by a pattern of date-fns, in Russian. */
export const writeDate = (date: Date, pattern: string): string => format(date, pattern, { locale: ru });
