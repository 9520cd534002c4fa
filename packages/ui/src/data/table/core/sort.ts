import { tableMessages, type TableTexts } from '../table.messages.ts';
import type { ColumnModel } from './columns.ts';
import { ranksOf, type Ranks, type SortLocale } from './ranks.ts';

/** A column a list is sorted by, and the direction. */
export interface SortRule {
  /** Column the rows are sorted by. */
  readonly id: string;
  /** From the greatest down. */
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
  const next = current && current.desc !== first ? [] : [{ id: column.id, desc: current ? !first : first }];
  if (!multi) return next;
  return current ? rules.flatMap((rule) => (rule === current ? next : [rule])) : [...rules, ...next];
};

/** «Сортировка: Дата по убыванию, затем Имя по возрастанию», or in the language of the texts given. */
export const describeSort = (
  rules: readonly SortRule[],
  headers: ReadonlyMap<string, string>,
  say: Pick<TableTexts, 'sorted' | 'unsorted'> = tableMessages.russian,
): string =>
  rules.length === 0
    ? say.unsorted
    : say.sorted(rules.map(({ id, desc }) => ({ header: headers.get(id) ?? id, desc })));

/** Puts `order` by places, in one pass, equal ones as they were; the empty go last either way. */
const reorder = (order: Uint32Array, { places, count }: Ranks, desc: boolean): Uint32Array => {
  const sign = desc ? -1 : 1;
  const shift = desc ? count : -1;
  const starts = new Uint32Array(count + 2);
  for (let at = 0; at < order.length; at += 1) {
    const place = places[order[at] as number] as number;
    const slot = place === 0 ? count : sign * place + shift;
    starts[slot + 1] = (starts[slot + 1] as number) + 1;
  }
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  const next = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at += 1) {
    const index = order[at] as number;
    const place = places[index] as number;
    const slot = place === 0 ? count : sign * place + shift;
    const to = starts[slot] as number;
    next[to] = index;
    starts[slot] = to + 1;
  }
  return next;
};

/**
 * Stable sort in the browser; empty values stay last in both directions. Places are kept per rows array. `locale` is the
 * language whose order texts follow, `useLocale()` or `en`; Russian when it is left out.
 */
export const sortRows = <Row>(
  rows: readonly Row[],
  rules: readonly SortRule[],
  columns: readonly ColumnModel<Row>[],
  locale?: SortLocale,
): readonly Row[] => {
  const levels = rules.flatMap(({ id, desc }) => {
    const column = columns.find((other) => other.id === id);
    const ranks = column && ranksOf(rows, column, locale);
    return ranks ? [{ ranks, desc }] : [];
  });
  if (levels.length === 0) return rows;
  let order: Uint32Array = new Uint32Array(rows.length);
  for (let at = 0; at < order.length; at += 1) order[at] = at;
  // The least important first: each later pass keeps what the earlier ones made.
  for (const { ranks, desc } of levels.toReversed()) order = reorder(order, ranks, desc);
  const sorted: Row[] = [];
  for (let at = 0; at < order.length; at += 1) sorted.push(rows[order[at] as number] as Row);
  return sorted;
};
