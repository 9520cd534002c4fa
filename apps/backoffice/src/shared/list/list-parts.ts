import type { ListBody, ListKey } from '@pribavka/api/react';

/** What the rows on the screen were asked for by, without page and order. */
export type ListFilters<K extends ListKey> = Pick<ListBody<K>, Extract<keyof ListBody<K>, 'search' | 'filters'>>;

export const nameOf = (row: unknown): string => (row as { name?: string }).name ?? '';

export const idOf = ({ id }: { id: string }): string => id;

/** What a row without a name is called. */
export const numberOf = ({ number }: { number: string }): string => number;

/** Counts of a list whose views are its states. */
export const countsOf = <View extends string>({ totals }: { totals: unknown }): Partial<Record<View, number>> => {
  const { statuses = [] } = (totals ?? {}) as { statuses?: readonly { status: string; count: number }[] };
  return Object.fromEntries(statuses.map(({ status, count }) => [status, count])) as Partial<Record<View, number>>;
};

/** What the rows on the screen were asked for by. */
export function filtersOfBody<K extends ListKey>(body: ListBody<K>): ListFilters<K> {
  const { page: _page, size: _size, sort: _sort, ...list } = body as { page?: number; size?: number; sort?: unknown };
  return list as unknown as ListFilters<K>;
}

/** The tab belongs to the card, not to the list under it. */
export function withoutTab(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('tab');
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
