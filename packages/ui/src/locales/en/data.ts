import type { UiMessages } from '../types.ts';
import { count, n } from './format.ts';

type Data =
  | 'bulk'
  | 'chart'
  | 'columnPanel'
  | 'csv'
  | 'export'
  | 'filterEditor'
  | 'infiniteList'
  | 'matrix'
  | 'pagination'
  | 'table'
  | 'toolbar'
  | 'tree'
  | 'viewForm';

export const data: Pick<UiMessages, Data> = {
  bulk: {
    chosen: (chosen) => (chosen === undefined ? 'Everything found is selected' : `${n(chosen)} selected`),
    of: (total) => `of ${n(total)}`,
    all: 'select all',
    label: 'Actions with the selected rows',
    other: 'Other actions with the selected rows',
    more: 'More',
    clear: 'Clear selection',
  },
  chart: {
    category: 'Period',
    noData: 'no data',
    asPicture: 'Show as a chart',
    asTable: 'Show as a table',
    summary: (caption, total) => `${caption}. Total ${total}`,
  },
  columnPanel: {
    title: 'Columns',
    reset: 'Reset',
    place: (header, place, all) => `${header}: place ${place} of ${all}`,
    move: (header) => `Move: ${header}, arrow up and arrow down`,
    pin: (header, now) => `Pin: ${header}, now ${now}`,
    start: 'at the start',
    end: 'at the end',
    none: 'not pinned',
    density: 'Density',
    comfortable: 'Roomy',
    regular: 'Regular',
    compact: 'Compact',
  },
  csv: { yes: 'yes', no: 'no' },
  export: {
    label: 'Export',
    failed: 'The file could not be made. Try again.',
    nothing: 'Nothing to export: there are no rows',
    ready: (rows) => (rows === undefined ? 'The file is ready' : `The file is ready: ${rows}`),
    progress: (label) => `${label}: done`,
    part: (done, total) => `${done} of ${total}`,
    rows: (rows) => count(rows, 'row', 'rows'),
  },
  filterEditor: {
    title: 'Filters',
    show: 'Show',
    reset: 'Reset',
    since: 'From',
    until: 'To',
    from: 'From',
    fromHint: 'from',
    to: 'To',
    toHint: 'to',
    find: (label) => `Find: ${label.toLowerCase()}`,
    empty: 'Nothing found',
    failed: 'The list did not load. Change the search or open the filter again.',
    offline: 'The list did not load. Check your connection.',
  },
  infiniteList: {
    loaded: (loaded, total) => `${n(loaded)} loaded${total === undefined ? '' : `, ${n(total)} in all`}`,
    more: 'Show more',
    retry: 'Try again',
  },
  matrix: {
    find: 'Find',
    empty: 'Nothing found',
    changed: (changed) => `Differences: ${n(changed)}`,
    all: 'All',
  },
  pagination: {
    label: 'Pages',
    range: (from, to, total) => `${n(from)}–${n(to)}${total === undefined ? '' : ` of ${total}`}`,
    total: (total, capped) => `${capped ? 'more than ' : ''}${n(total)}`,
    shown: (shown, total) => (total === undefined ? `${n(shown)} shown` : `${n(shown)} of ${total}`),
    rows: (size) => n(size),
    by: 'Rows per page',
    pageSize: 'Rows per page',
    page: (number) => `Page ${n(number)}`,
    more: 'Show more',
    previous: 'Previous page',
    next: 'Next page',
  },
  table: {
    scroll: (caption) => `${caption}, scroll area`,
    loading: (caption) => `${caption}: loading`,
    choose: (row) => `Select: ${row}`,
    all: 'Select all rows on this page',
    actions: 'Actions',
    actionsOf: (row) => `Actions: ${row}`,
    failed: 'The list did not load',
    empty: 'Nothing here yet',
    noMatch: 'Nothing found',
    saving: 'Saving',
    savingOn: 'Still saving. Press Esc again to leave the field',
    saved: 'Saved',
    saveFailed: 'Not saved, try again',
    sort: 'Sort by',
    noSort: 'none',
    otherSort: 'another order',
    sortBy: (header, desc) => `${header}, ${desc ? 'descending' : 'ascending'}`,
    unsorted: 'Sorting removed',
    sorted: (columns) =>
      `Sorted by ${columns.map(({ header, desc }) => `${header}, ${desc ? 'descending' : 'ascending'}`).join(', then by ')}`,
  },
  toolbar: {
    filters: 'Filters',
    more: 'More filters',
    add: 'Add a filter',
    filter: 'Filter',
    reset: 'Reset',
    remove: (label) => `Remove filter: ${label}`,
    yes: 'yes',
    text: (text) => `“${text}”`,
    chosen: (chosen) => `${chosen} selected`,
    from: (value) => `from ${value}`,
    to: (value) => `to ${value}`,
    views: 'Saved views',
    view: (name) => `View “${name}”`,
    menu: (name) => `What to do with the view “${name}”`,
    removeView: (name) => `Delete the view “${name}”`,
    saveView: 'Save view',
    columns: 'Columns',
    columnsButton: 'Columns and density',
  },
  tree: {
    find: 'Find',
    empty: 'Nothing found',
    count: (chosen, total) => `${n(chosen)} of ${n(total)} selected`,
  },
  viewForm: {
    required: 'Required field',
    taken: 'There is such a view already. Choose another name',
    name: 'Name of the view',
    hint: 'With the filters and the sorting of now',
    save: 'Save view',
  },
};
