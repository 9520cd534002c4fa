import type { Locale } from 'date-fns';

import type { DatePreset } from './date-patterns.ts';
import type { NumberOptions } from './numbers.ts';

/** How a language writes dates and numbers. Made by `defineLocale` of `@pribavka/ui/messages`. */
export interface FormatLocale {
  /** BCP 47 code for `Intl` and for `lang`: `en-GB`. */
  readonly code: string;
  /** First day of the week: 0 is Sunday, 1 is Monday. */
  readonly firstDay: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Names of months and days: a locale of date-fns, imported from `date-fns/locale/…`. */
  readonly dateFns: Locale;
  /** Patterns of date-fns by preset. */
  readonly patterns: Readonly<Record<DatePreset, string>>;
  /** Writes a finite number. */
  readonly number: (value: number, options: NumberOptions) => string;
  /** Names of units of size: byte, 10³, 10⁶, 10⁹ bytes. */
  readonly bytes: readonly [string, string, string, string];
}
