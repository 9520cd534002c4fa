import type { FormatLocale } from '../../../foundation/format/locale.ts';
import type { ColumnModel } from './columns.ts';
import { orderOfNumbers } from './radix.ts';

/** The place of every row in the order of one column; rows with equal values share a place. */
export interface Ranks {
  /** From 1; 0 is an empty value. */
  readonly places: Uint32Array;
  /** The last place. */
  readonly count: number;
}

/** Language of the texts; Russian when left out. */
export type SortLocale = Pick<FormatLocale, 'code'>;

/**
 * A string whose plain order is the Russian order, ё next to е, letter case aside.
 * Comparing such keys is several times faster than `Intl.Collator` on 100 000 rows.
 */
const collationKey = (text: string): string => {
  const lower = text.toLowerCase();
  return lower.includes('ё') ? `${lower.replaceAll('ё', 'е')}\0${lower}` : lower;
};

/** Keys of the texts in the order of a language; texts that differ by letter case only share a key. */
const ordered = (texts: Iterable<string>, code: string): string[][] => {
  const byKey = new Map<string, string[]>();
  const isRussian = /^ru\b/i.test(code);
  for (const text of texts) {
    const key = isRussian ? collationKey(text) : text.toLocaleLowerCase(code);
    const same = byKey.get(key);
    if (same) same.push(text);
    else byKey.set(key, [text]);
  }
  const keys = [...byKey.keys()];
  if (isRussian) {
    // oxlint-disable-next-line typescript/require-array-sort-compare -- keys are strings already, and calling back costs more than comparing
    keys.sort();
  } else keys.sort(new Intl.Collator(code).compare);
  return keys.map((key) => byKey.get(key) ?? []);
};

/** Texts in the order of a language, numbered from `after`. */
const rankTexts = (texts: Map<string, number>, after: number, code: string): number => {
  let place = after;
  for (const same of ordered(texts.keys(), code)) {
    place += 1;
    for (const text of same) texts.set(text, place);
  }
  return place;
};

const rank = <Row>(rows: readonly Row[], value: NonNullable<ColumnModel<Row>['value']>, code: string): Ranks => {
  const places = new Uint32Array(rows.length);
  const numbers = new Float64Array(rows.length).fill(Number.NaN);
  const texts = new Map<string, number>();
  let at = 0;
  for (const row of rows) {
    const raw = value(row);
    if (typeof raw === 'string') {
      if (raw !== '') texts.set(raw, 0);
      // Minus nought is nought: its bits differ.
    } else if (raw !== null && raw !== undefined) numbers[at] = Number(raw) + 0;
    at += 1;
  }
  let count = 0;
  let last = Number.NaN;
  for (const index of orderOfNumbers(numbers)) {
    const number = numbers[index] as number;
    if (number !== last) count += 1;
    places[index] = count;
    last = number;
  }
  if (texts.size === 0) return { places, count };
  // Numbers go before words where a column has both.
  count = rankTexts(texts, count, code);
  at = 0;
  for (const row of rows) {
    const raw = value(row);
    if (typeof raw === 'string' && raw !== '') places[at] = texts.get(raw) as number;
    at += 1;
  }
  return { places, count };
};

const cache = new WeakMap<object, WeakMap<object, Map<string, Ranks>>>();

/** Places of `rows` by a column; worked out once for an array of rows and a language, four bytes a row are kept. */
export const ranksOf = <Row>(
  rows: readonly Row[],
  column: ColumnModel<Row>,
  { code }: SortLocale = { code: 'ru' },
): Ranks | undefined => {
  if (!column.value) return undefined;
  const columns = cache.get(rows) ?? new WeakMap<object, Map<string, Ranks>>();
  cache.set(rows, columns);
  const languages = columns.get(column) ?? new Map<string, Ranks>();
  columns.set(column, languages);
  const ranks = languages.get(code) ?? rank(rows, column.value, code);
  languages.set(code, ranks);
  return ranks;
};
