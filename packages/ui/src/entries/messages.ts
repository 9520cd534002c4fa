/** @packageDocumentation Texts and formats of another language: for own components, other packages and translators. */
export * from '../foundation/messages/index.ts';
export type { FormatLocale } from '../foundation/format/locale.ts';
export { defineLocale, numberIn, pluralIn, type LocaleOptions } from '../foundation/messages/locale.ts';
export type { UiLocale, UiMessages } from '../locales/types.ts';
