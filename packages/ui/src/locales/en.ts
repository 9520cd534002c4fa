import { enGB } from 'date-fns/locale/en-GB';

import { defineLocale } from '../foundation/messages/locale.ts';
import { data } from './en/data.ts';
import { code } from './en/format.ts';
import { inputs } from './en/inputs.ts';
import { pages } from './en/pages.ts';
import type { UiLocale } from './types.ts';

/**
 * English, with the day before the month, 24 hours and weeks from Monday. For another habit spread it:
 * `{ ...en, firstDay: 0 }`.
 */
export const en: UiLocale = defineLocale({
  code,
  dateFns: enGB,
  patterns: {
    date: 'dd/MM/yyyy',
    dateTime: 'dd/MM/yyyy HH:mm',
    dateTimeSeconds: 'dd/MM/yyyy HH:mm:ss',
    tableDateTime: 'dd/MM HH:mm',
  },
  messages: { ...data, ...inputs, ...pages },
});
