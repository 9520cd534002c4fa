import type { Locale } from 'date-fns';

import { datePatterns, type DatePreset } from '../format/date-patterns.ts';
import type { FormatLocale } from '../format/locale.ts';
import { MINUS, type NumberOptions } from '../format/numbers.ts';

/** Numbers as `Intl` writes them in a language, with a true minus; nought has no sign. */
export function numberIn(code: string): (value: number, options?: NumberOptions) => string {
  const formats = new Map<string, Intl.NumberFormat>();
  return (value, { fraction, sign = false } = {}) => {
    const key = `${fraction} ${sign}`;
    const format =
      formats.get(key) ??
      new Intl.NumberFormat(code, {
        minimumFractionDigits: fraction ?? 0,
        maximumFractionDigits: fraction ?? 20,
        signDisplay: sign ? 'exceptZero' : 'negative',
      });
    formats.set(key, format);
    return format.format(value).replace('-', MINUS);
  };
}

/** A noun after a number by the rules of a language: `pluralIn('en', 2, { one: 'row', other: 'rows' })`. */
export const pluralIn = (
  code: string,
  value: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string },
): string => forms[new Intl.PluralRules(code).select(Math.abs(value))] ?? forms.other;

/** What `defineLocale` makes a language from. */
export interface LocaleOptions<Messages> {
  /** BCP 47 code: `de`, `en-GB`. */
  readonly code: string;
  /** Names of months and days: a locale of date-fns, imported from `date-fns/locale/…`. */
  readonly dateFns: Locale;
  /** 0 is Sunday, 1 is Monday. @default 1 */
  readonly firstDay?: FormatLocale['firstDay'] | undefined;
  /** Patterns that differ from the Russian ones: `{ date: 'MM/dd/yyyy' }` also gives the mask of a date field. */
  readonly patterns?: Partial<Record<DatePreset, string>> | undefined;
  /** Names of units of size: byte, 10³, 10⁶, 10⁹ bytes. @default ['B', 'kB', 'MB', 'GB'] */
  readonly bytes?: FormatLocale['bytes'] | undefined;
  /** Every text, typed from the Russian ones. */
  readonly messages: Messages;
}

/** Makes a language for `UiProvider`: numbers by `Intl`, dates by date-fns. */
export const defineLocale = <Messages extends object>({
  code,
  dateFns,
  firstDay = 1,
  patterns,
  bytes = ['B', 'kB', 'MB', 'GB'],
  messages,
}: LocaleOptions<Messages>): FormatLocale & { readonly messages: Messages } => ({
  code,
  dateFns,
  firstDay,
  patterns: { ...datePatterns, ...patterns },
  number: numberIn(code),
  bytes,
  messages,
});
