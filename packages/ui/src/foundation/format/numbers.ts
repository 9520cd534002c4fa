import type { FormatLocale } from './locale.ts';
import { byteUnits } from './units.messages.ts';

/** No-break space, U+00A0. */
export const NBSP = '\u00a0';
/** True minus, U+2212. */
export const MINUS = '\u2212';

/** How `formatNumber(value, options)` writes a number. */
export interface NumberOptions {
  /** Digits after the comma; all that there are, when omitted. */
  fraction?: number | undefined;
  /** Puts «+» before positive numbers. @default false */
  sign?: boolean | undefined;
  /** Another language: `useLocale()`. @default Russian */
  locale?: Pick<FormatLocale, 'number'> | undefined;
}

type SizeLocale = Pick<FormatLocale, 'number' | 'bytes'>;

const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, NBSP);

/** `12 345,5`: groups by NBSP, comma, true minus. */
export function formatNumber(value: number, options: NumberOptions = {}): string {
  const { fraction, sign, locale } = options;
  if (!Number.isFinite(value)) return '—';
  if (locale) return locale.number(value, options);
  const [whole = '0', rest] = (
    fraction === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(fraction)
  ).split('.');
  const digits = group(whole) + (rest ? `,${rest}` : '');
  if (!/[1-9]/.test(digits)) return digits;
  if (value < 0) return MINUS + digits;
  return sign ? `+${digits}` : digits;
}

const categories = new Intl.PluralRules('ru');

/** Russian plural: `pluralRu(3, ['день', 'дня', 'дней'])` is «дня». Fractions take the second form. */
export function pluralRu(value: number, [one, few, many]: readonly [string, string, string]): string {
  const category = categories.select(Math.abs(value));
  if (category === 'one') return one;
  return category === 'many' ? many : few;
}

/** How a count of things is worded: Russian forms for 1, 2 and 5, or the whole phrase in any language. */
export type CountForms = readonly [string, string, string] | ((count: number) => string);

/** `5 строк`: number, NBSP, the right form of the word; a function writes the phrase itself. */
export const formatCount = (value: number, forms: CountForms): string =>
  typeof forms === 'function' ? forms(value) : `${formatNumber(value)}${NBSP}${pluralRu(value, forms)}`;

/** `1,2 МБ` from bytes; decimal units, as file managers show them. */
export function formatBytes(bytes: number, { locale }: { locale?: SizeLocale | undefined } = {}): string {
  const units = locale?.bytes ?? byteUnits;
  const power = Math.min(Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)), units.length - 1);
  const value = bytes / 1000 ** power;
  return `${formatNumber(value, { fraction: power === 0 || value >= 10 ? 0 : 1, locale })}${NBSP}${units[power]}`;
}

const mebibyte = 1024 * 1024;

/** A limit as it was set: one of whole mebibytes is named by their number, `20 МБ`, not by the 21 it comes to. */
export const formatBytesLimit = (bytes: number, { locale }: { locale?: SizeLocale | undefined } = {}): string =>
  bytes >= mebibyte && bytes % mebibyte === 0
    ? `${formatNumber(bytes / mebibyte, { fraction: 0, locale })}${NBSP}${(locale?.bytes ?? byteUnits)[2]}`
    : formatBytes(bytes, { locale });

/** `0:42`, `5:00` from whole seconds: what is left of a pause. */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
