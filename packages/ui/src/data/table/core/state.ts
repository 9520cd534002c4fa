import {
  decodeFilter,
  encodeFilter,
  isEmptyFilter,
  type FilterModel,
  type FilterValue,
  type FilterValues,
} from './filters.ts';
import type { SortRule } from './sort.ts';

/** Everything about a list that the address keeps. */
export interface TableState {
  /** Text of the search field. */
  readonly search: string;
  /** Columns the list is sorted by, the first weighs most. */
  readonly sort: readonly SortRule[];
  /** Values of the filters by their ids. */
  readonly filters: FilterValues;
  /** From 1. */
  readonly page: number;
  /** Rows on a page. */
  readonly pageSize: number;
  /** Keyset position; undefined is the beginning. */
  readonly cursor: string | undefined;
  /** Saved view. */
  readonly view: string | undefined;
  /** Row opened in the sheet. */
  readonly open: string | undefined;
}

/** What a list allows in its address; anything else there is ignored. */
export interface TableStateModel {
  /** Filters that may stand in the address. */
  readonly filters?: readonly FilterModel[] | undefined;
  /** Columns that may be sorted by. */
  readonly sortable?: readonly string[] | undefined;
  /** What a list begins with and what the address leaves out. */
  readonly defaults?: Partial<TableState> | undefined;
  /** Sizes of a page that may stand in the address. @default [15, 30, 50, 100] */
  readonly pageSizes?: readonly number[] | undefined;
  /** Put before every name when two lists share an address: `sales.` */
  readonly prefix?: string | undefined;
}

export const defaultPageSizes: readonly number[] = [15, 30, 50, 100];

/** State of a list whose address says nothing. */
export const initialTableState = (model: TableStateModel = {}): TableState => ({
  search: '',
  sort: [],
  filters: {},
  page: 1,
  pageSize: model.pageSizes?.[0] ?? 15,
  cursor: undefined,
  view: undefined,
  open: undefined,
  ...model.defaults,
});

const encodeSort = (rules: readonly SortRule[]): string =>
  rules.map((rule) => (rule.desc ? `-${rule.id}` : rule.id)).join(',');

const decodeSort = (text: string, sortable: readonly string[] | undefined): SortRule[] =>
  text
    .split(',')
    .filter((part) => part !== '' && part !== '-')
    .map((part) => (part.startsWith('-') ? { id: part.slice(1), desc: true } : { id: part, desc: false }))
    .filter((rule) => !sortable || sortable.includes(rule.id));

/** Reads the state out of `location.search`; whatever is not understood falls back to the defaults. */
export const readTableState = (search: string, model: TableStateModel = {}): TableState => {
  const params = new URLSearchParams(search);
  const name = (key: string) => `${model.prefix ?? ''}${key}`;
  const get = (key: string) => params.get(name(key)) ?? undefined;
  const initial = initialTableState(model);
  const page = Number(get('page'));
  const size = Number(get('size'));
  const sizes = model.pageSizes ?? defaultPageSizes;
  const sort = get('sort');
  const filters: Record<string, FilterValue> = get('clean') === '1' ? {} : { ...initial.filters };
  for (const filter of model.filters ?? []) {
    const text = get(`f.${filter.id}`);
    const value = text === undefined ? null : decodeFilter(filter, text);
    if (value !== null) filters[filter.id] = value;
  }
  return {
    search: get('q') ?? initial.search,
    sort: sort === undefined ? initial.sort : decodeSort(sort, model.sortable),
    filters,
    page: Number.isSafeInteger(page) && page > 0 ? page : initial.page,
    pageSize: sizes.includes(size) ? size : initial.pageSize,
    cursor: get('after') ?? initial.cursor,
    view: get('view') ?? initial.view,
    open: get('open') ?? initial.open,
  };
};

/** Writes the state into `search`, leaving other names alone and defaults unsaid. */
export const writeTableState = (search: string, state: TableState, model: TableStateModel = {}): string => {
  const params = new URLSearchParams(search);
  const prefix = model.prefix ?? '';
  const initial = initialTableState(model);
  const names = [...params.keys()];
  for (const key of names) {
    const own = key.startsWith(prefix) ? key.slice(prefix.length) : undefined;
    const ours = own !== undefined && /^(?:q|sort|page|size|after|view|open|clean|f\..+)$/u.test(own);
    if (ours) params.delete(key);
  }
  const put = (key: string, value: string | undefined, usual: string | undefined = '') => {
    if (value !== undefined && value !== usual) params.set(`${prefix}${key}`, value);
  };
  put('view', state.view, initial.view);
  put('q', state.search, initial.search);
  const dropped = Object.keys(initial.filters).some((id) => isEmptyFilter(state.filters[id]));
  if (dropped) put('clean', '1');
  for (const [id, value] of Object.entries(state.filters)) {
    const text = encodeFilter(value);
    const usual = initial.filters[id];
    put(`f.${id}`, text, dropped || usual === undefined ? '' : encodeFilter(usual));
  }
  put('sort', encodeSort(state.sort), encodeSort(initial.sort));
  put('page', String(state.page), String(initial.page));
  put('size', String(state.pageSize), String(initial.pageSize));
  put('after', state.cursor, initial.cursor);
  put('open', state.open, initial.open);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};

/** Changing what is listed goes back to the first page; opening a row does not. */
export const patchTableState = (state: TableState, patch: Partial<TableState>): TableState => {
  const relists = 'search' in patch || 'sort' in patch || 'filters' in patch || 'pageSize' in patch || 'view' in patch;
  return { ...state, ...(relists && { page: 1, cursor: undefined }), ...patch };
};
