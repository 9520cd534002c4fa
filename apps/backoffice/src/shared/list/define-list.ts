import type { QueryKey } from '@pribavka/api';
import type { ListBody, ListKey } from '@pribavka/api/react';
import { type FilterModel, readTableState, type TableState, type TableStateModel } from '@pribavka/ui/table';

import { mostPasted, pastedOf } from './pasted.ts';
import { definedOnly, type FiltersOf, listBody, optionsOf, periodOf } from './request.ts';
import { lastFirstSearch } from './views/first-search.ts';

/** Where the router stands. */
export interface QueryPlace {
  readonly search: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** A query with its input, for `prefetchQuery`. */
export interface FirstQuery {
  readonly key: QueryKey;
  readonly input: object;
}

/** A filter as the address knows it: its label and its icon come with the screen. */
export type FilterShape = Omit<FilterModel, 'id' | 'label' | 'options'> & {
  readonly values?: readonly string[];
  /** What the server calls it: options go as they are, dates as a period. The rest is `ask` of the list. */
  readonly asks?: string | undefined;
};

export interface ListSpec<K extends ListKey, Filter extends string, View extends string> {
  readonly key: K;
  readonly sortable?: readonly string[];
  /** Order of a list nobody has sorted: `-registeredAt`. */
  readonly order: string;
  readonly filters?: Readonly<Record<Filter, FilterShape & { asks?: Extract<keyof FiltersOf<K>, string> }>>;
  /** Views of the programme, or what each of them asks for; the first one is the list as it opens. */
  readonly views?: readonly View[] | Readonly<Record<View, FiltersOf<K>>>;
  /** A list of numbers in the search box finds each of them. */
  readonly pastes?: boolean;
  /** What else the server is asked for. */
  readonly ask?: (state: Pick<TableState, 'filters'> & { view: View }) => FiltersOf<K> | undefined;
}

export interface ListQuery<K extends ListKey, Filter extends string = string, View extends string = string> {
  readonly key: K;
  readonly model: TableStateModel;
  readonly filterIds: readonly Filter[];
  readonly filters: Readonly<Record<Filter, FilterShape>>;
  readonly views: readonly View[];
  readonly pastes: boolean;
  /** The view of an address; one nobody knows is the first. */
  readonly viewOf: (state: Pick<TableState, 'view'>) => View;
  readonly bodyOf: (state: TableState) => ListBody<K>;
  /** What the screen asks for when it opens at this address. */
  readonly first: (place: QueryPlace) => FirstQuery;
}

interface Views<K extends ListKey, View extends string> {
  readonly views: readonly View[];
  readonly askedBy: Readonly<Record<View, FiltersOf<K>>> | undefined;
}

function viewsOf<K extends ListKey, View extends string>(given: ListSpec<K, string, View>['views']): Views<K, View> {
  if (given === undefined) return { views: ['all'] as unknown as readonly View[], askedBy: undefined };
  return Array.isArray(given)
    ? { views: given as readonly View[], askedBy: undefined }
    : { views: Object.keys(given) as View[], askedBy: given as Readonly<Record<View, FiltersOf<K>>> };
}

/** Filters of the address under the names of the server. */
const askedFilters = (shapes: Readonly<Record<string, FilterShape>>, values: TableState['filters']): object =>
  Object.fromEntries(
    Object.entries(shapes).flatMap(([id, { asks, type }]) =>
      asks === undefined ? [] : [[asks, type === 'dates' ? periodOf(values[id]) : optionsOf(values[id])]],
    ),
  );

/** A view for each status after the whole list. */
export const statusViews = <Status extends string>(
  statuses: readonly Status[],
): Readonly<Record<'all' | Status, { statuses?: Status[] }>> =>
  Object.fromEntries([
    ['all', {}],
    ...statuses.map((status) => [status, { statuses: [status] }] as const),
  ]) as unknown as Readonly<Record<'all' | Status, { statuses?: Status[] }>>;

/**
 * A list as the address and the server know it. It is loaded with the entry, so that the rows are asked for while the
 * code of the area is on its way; columns and labels come with the area.
 */
export function defineList<K extends ListKey, const Filter extends string = never, const View extends string = 'all'>(
  spec: ListSpec<K, Filter, View>,
): ListQuery<K, Filter, View> {
  const filters = (spec.filters ?? {}) as Readonly<Record<Filter, FilterShape>>;
  const { views, askedBy } = viewsOf<K, View>(spec.views);
  const filterIds = Object.keys(filters) as Filter[];
  const model: TableStateModel = {
    ...(spec.sortable && { sortable: spec.sortable }),
    filters: filterIds.map((id) => {
      const { values, asks: _asks, ...shape } = filters[id];
      return { ...shape, id, label: '', ...(values && { options: values.map((value) => ({ value, label: value })) }) };
    }),
    defaults: { sort: [{ id: spec.order.replace(/^-/, ''), desc: spec.order.startsWith('-') }] },
  };
  const viewOf = ({ view }: Pick<TableState, 'view'>): View =>
    views.find((name) => name === view) ?? (views[0] as View);
  const bodyOf = (state: TableState): ListBody<K> => {
    const view = viewOf(state);
    const asked = definedOnly<FiltersOf<K>>({
      ...askedBy?.[view],
      ...askedFilters(filters, state.filters),
      ...spec.ask?.({ filters: state.filters, view }),
    } as FiltersOf<K>);
    const pasted = spec.pastes ? pastedOf(state.search)?.slice(0, mostPasted) : undefined;
    return pasted === undefined
      ? listBody<K>(state, asked)
      : listBody<K>({ ...state, search: '' }, { ...asked, pasted } as unknown as FiltersOf<K>);
  };
  return {
    key: spec.key,
    model,
    pastes: spec.pastes === true,
    filterIds,
    filters,
    views,
    viewOf,
    bodyOf,
    first: ({ search }) => ({
      key: spec.key,
      input: { body: bodyOf(readTableState(search === '' ? lastFirstSearch(spec.key) : search, model)) },
    }),
  };
}
