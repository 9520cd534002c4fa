const categories = new Intl.PluralRules('en');
const numbers = new Intl.NumberFormat('en-GB');

/** `1,234.5`. */
export const grouped = (value: number): string => numbers.format(value);

/** `1 digit`, `4 digits`, with the two kept on one line. */
export const counted = (count: number, one: string, other: string): string =>
  `${grouped(count)}\u00A0${categories.select(count) === 'one' ? one : other}`;
