import { formatBytes, formatBytesLimit, NBSP, type NumberOptions } from '../../foundation/format/numbers.ts';
import { numberIn, pluralIn } from '../../foundation/messages/locale.ts';

export const code = 'en-GB';

const write = numberIn(code);

/** `12,480` */
export const n: (value: number, options?: NumberOptions) => string = write;

/** `1 row`, `2 rows`: the number does not part from its noun. */
export const count = (value: number, one: string, other: string): string =>
  `${write(value)}${NBSP}${pluralIn(code, value, { one, other })}`;

const units = { number: write, bytes: ['B', 'kB', 'MB', 'GB'] } as const;

/** `1.2 MB` */
export const bytes = (value: number): string => formatBytes(value, { locale: units });
/** `20 MB` */
export const bytesLimit = (value: number): string => formatBytesLimit(value, { locale: units });
