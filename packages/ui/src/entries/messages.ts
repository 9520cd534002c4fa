/** @packageDocumentation Texts and formats of another language: for own components, other packages and translators. */
export * from '../foundation/messages/index.ts';
export type { FormatLocale } from '../foundation/format/locale.ts';
