/**
 * English of the client.
 *
 * @packageDocumentation
 */
import { defineLocale, type Locale, type LocaleTexts } from '../define.ts';
import { account } from './account.ts';
import { common } from './common.ts';
import { fields } from './fields.ts';
import { files } from './files.ts';
import { points } from './points.ts';
import { reference } from './reference.ts';
import { sale } from './sale.ts';

/** The texts, to change some of them: `defineLocale({ ...enTexts, offline: '…' })`. */
export const enTexts: LocaleTexts = {
  language: 'en',
  problems: { ...common, ...account, ...sale, ...points, ...files, ...reference },
  fields,
  offline: 'The server cannot be reached. Check your connection and try again',
  conflict: 'The data has already changed. Refresh it and try again',
  tooManyRequests: 'Too many requests. Try again later',
  session: {
    extended: 'Your session has been extended.',
    expired: 'Your session has expired. Please sign in.',
  },
};

/** English: `createApi({ locale: en })`. */
export const en: Locale = defineLocale(enTexts);
