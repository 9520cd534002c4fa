import type { ColumnModel } from './columns.ts';
import { orderOfNumbers } from './radix.ts';

/** The place of every row in the order of one column; rows with equal values share a place. */
export interface Ranks {
  /** From 1; 0 is an empty value. */
  readonly places: Uint32Array;
  /** The last place. */
  readonly count: number;
}

/**
 * A string whose plain order is the Russian order, ё right after е, letter case aside.
 * Comparing such keys is several times faster than `Intl.Collator` on 100 000 rows.
 */
const collationKey = (text: string): string => text.toLowerCase().replaceAll('ё', 'е\uffff');

/** Texts in the Russian order, numbered from `after`; texts that differ by letter case only share a number. */
const rankTexts = (texts: Map<string, number>, after: number): number => {
  const byKey = new Map<string, string[]>();
  for (const text of texts.keys()) {
    const key = collationKey(text);
    const same = byKey.get(key);
    if (same) same.push(text);
    else byKey.set(key, [text]);
  }
  let place = after;
  // oxlint-disable-next-line typescript/require-array-sort-compare -- keys are strings already, and calling back costs more than comparing
  for (const key of [...byKey.keys()].sort()) {
    place += 1;
    for (const text of byKey.get(key) ?? []) texts.set(text, place);
  }
  return place;
};

const rank = <Row>(rows: readonly Row[], value: NonNullable<ColumnModel<Row>['value']>): Ranks => {
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
  count = rankTexts(texts, count);
  at = 0;
  for (const row of rows) {
    const raw = value(row);
    if (typeof raw === 'string' && raw !== '') places[at] = texts.get(raw) as number;
    at += 1;
  }
  return { places, count };
};

const cache = new WeakMap<object, WeakMap<object, Ranks>>();

/** Places of `rows` by a column; worked out once for an array of rows, four bytes a row are kept. */
export const ranksOf = <Row>(rows: readonly Row[], column: ColumnModel<Row>): Ranks | undefined => {
  if (!column.value) return undefined;
  const columns = cache.get(rows) ?? new WeakMap<object, Ranks>();
  cache.set(rows, columns);
  const ranks = columns.get(column) ?? rank(rows, column.value);
  columns.set(column, ranks);
  return ranks;
};
