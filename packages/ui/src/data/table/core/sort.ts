import type { ColumnModel } from './columns.ts';

export interface SortRule {
  readonly id: string;
  readonly desc: boolean;
}

/** First direction, then the other, then none. With `multi` other columns keep their rules. */
export const toggleSort = (
  rules: readonly SortRule[],
  column: { readonly id: string; readonly sortDescFirst?: boolean | undefined },
  multi = false,
): SortRule[] => {
  const first = column.sortDescFirst ?? false;
  const current = rules.find((rule) => rule.id === column.id);
  const next: SortRule | undefined = !current
    ? { id: column.id, desc: first }
    : current.desc === first
      ? { id: column.id, desc: !first }
      : undefined;
  if (!multi) return next ? [next] : [];
  if (!current) return next ? [...rules, next] : [...rules];
  return rules.flatMap((rule) => (rule.id === column.id ? (next ? [next] : []) : [rule]));
};

export const ariaSort = (rules: readonly SortRule[], id: string): 'ascending' | 'descending' | undefined => {
  const rule = rules.find((other) => other.id === id);
  if (!rule) return undefined;
  return rule.desc ? 'descending' : 'ascending';
};

/** «Сортировка: Дата по убыванию, затем Имя по возрастанию» */
export const describeSort = (rules: readonly SortRule[], headers: ReadonlyMap<string, string>): string => {
  if (rules.length === 0) return 'Сортировка снята';
  const words = rules.map((rule) => `${headers.get(rule.id) ?? rule.id} по ${rule.desc ? 'убыванию' : 'возрастанию'}`);
  return `Сортировка: ${words.join(', затем ')}`;
};

/**
 * A string whose plain order is the Russian order, ё right after е, letter case aside.
 * Comparing such keys is several times faster than `Intl.Collator` on 100 000 rows.
 */
export const collationKey = (text: string): string => text.toLowerCase().replaceAll('ё', 'е\uffff');

type Key = string | number | null;

const toKey = (value: string | number | boolean | null | undefined): Key => {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return collationKey(value);
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
};

const compareKeys = (a: Key, b: Key): number => {
  if (a === b) return 0;
  return (a as string) < (b as string) ? -1 : 1;
};

const keyCache = new WeakMap<object, WeakMap<object, Key[]>>();

const keysOf = <Row>(rows: readonly Row[], column: ColumnModel<Row>): Key[] => {
  const perColumn = keyCache.get(rows) ?? new WeakMap<object, Key[]>();
  keyCache.set(rows, perColumn);
  const kept = perColumn.get(column);
  if (kept) return kept;
  const keys = rows.map((row) => toKey(column.value?.(row)));
  perColumn.set(column, keys);
  return keys;
};

/** Stable sort in the browser; empty values stay last in both directions. Keys are kept per rows array. */
export const sortRows = <Row>(
  rows: readonly Row[],
  rules: readonly SortRule[],
  columns: readonly ColumnModel<Row>[],
): readonly Row[] => {
  const levels = rules.flatMap((rule) => {
    const column = columns.find((other) => other.id === rule.id);
    return column?.value ? [{ keys: keysOf(rows, column), sign: rule.desc ? -1 : 1 }] : [];
  });
  if (levels.length === 0) return rows;
  const indexes = Uint32Array.from(rows, (_, index) => index);
  indexes.sort((a, b) => {
    for (const { keys, sign } of levels) {
      const left = keys[a] ?? null;
      const right = keys[b] ?? null;
      if (left === right) continue;
      if (left === null) return 1;
      if (right === null) return -1;
      return compareKeys(left, right) * sign;
    }
    return a - b;
  });
  const sorted: Row[] = [];
  for (const index of indexes) sorted.push(rows[index] as Row);
  return sorted;
};
