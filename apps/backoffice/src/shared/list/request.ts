import type { ListBody, ListKey, PagedList } from '@pribavka/api/react';
import { type FilterValue, isInterval, type TableState, type TableStatus } from '@pribavka/ui/table';

export type FiltersOf<K extends ListKey> = ListBody<K> extends { filters?: infer F } ? NonNullable<F> : never;

/** Lists of the server go by one order; an address may name more. */
export const orderOf = ({ sort }: Pick<TableState, 'sort'>): TableState['sort'] =>
  sort.length > 1 ? sort.slice(0, 1) : sort;

/** Parts of a list request that come from the table as they are. */
export function listBody<K extends ListKey>(state: TableState, filters: FiltersOf<K> | undefined): ListBody<K> {
  const sort = orderOf(state);
  const body = {
    page: state.page,
    size: state.pageSize,
    ...(sort.length > 0 ? { sort: sort.map(({ id, desc }) => ({ field: id, direction: desc ? 'desc' : 'asc' })) } : {}),
    ...(state.search.trim() === '' ? {} : { search: state.search.trim() }),
    ...(filters === undefined ? {} : { filters }),
  };
  return body as ListBody<K>;
}

/** What the table should show for the present state of the list. */
export function listStatus(
  list: Pick<PagedList<ListKey>, 'loading' | 'refreshing' | 'problem'> & { items: readonly unknown[] },
): TableStatus {
  if (list.problem && list.items.length === 0) return 'error';
  if (list.loading) return 'loading';
  return list.refreshing ? 'refreshing' : 'idle';
}

/** Chosen options of a filter, typed by the one who asks; undefined when the filter is off. */
export function optionsOf<T extends string>(value: FilterValue | undefined): T[] | undefined {
  return Array.isArray(value) && value.length > 0 ? (value as T[]) : undefined;
}

/** What was typed, no longer than the server takes. */
export const textOf = (value: FilterValue | undefined, limit: number): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, limit) : undefined;

/** Days of an interval: the server takes each as the whole day of the programme. */
export function periodOf(value: FilterValue | undefined): { from?: string; to?: string } | undefined {
  if (!isInterval(value)) return undefined;
  return {
    ...(value.from ? { from: value.from } : {}),
    ...(value.to ? { to: value.to } : {}),
  };
}

/** Whole numbers of an interval; what is not a number is not asked for. */
export function numbersOf(value: FilterValue | undefined): { from?: number | undefined; to?: number | undefined } {
  if (!isInterval(value)) return {};
  const read = (text: string | undefined): number | undefined =>
    text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
  return { from: read(value.from), to: read(value.to) };
}

/** Drops what is not asked for, so that the address of an empty list and its request are both empty. */
export function definedOnly<T extends object>(filters: T): T | undefined {
  const entries = Object.entries(filters).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? (Object.fromEntries(entries) as T) : undefined;
}
