/**
 * Languages of the client: English stands in `@pribavka/api/locales/en`, any other is made of its texts.
 *
 * @packageDocumentation
 */
export { defineLocale, type Locale, type LocaleTexts } from './define.ts';
