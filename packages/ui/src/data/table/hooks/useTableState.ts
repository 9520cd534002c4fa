import { startTransition, useCallback, useMemo, useOptimistic } from 'react';

import { useStableCallback } from '../../../foundation/hooks/useStableCallback.ts';
import { encodeFilter, type FilterValue } from '../core/filters.ts';
import {
  patchTableState,
  readTableState,
  writeTableState,
  type TableState,
  type TableStateModel,
} from '../core/state.ts';

/** The router, as far as a table needs it. */
export interface SearchAdapter {
  /** `location.search` now: `?sort=-activity`. */
  readonly search: string;
  /** Navigates to the same page with another search; `replace` adds no entry to the history. */
  readonly setSearch: (search: string, options: { replace: boolean }) => void;
}

/** State of a list in the address and the ways to change it. */
export interface TableStateHandle {
  /** What the address says now. */
  readonly state: TableState;
  /**
   * Typing, in a filter too, replaces the history entry; everything else adds one: «назад» undoes a filter. `replace`
   * says otherwise, for a change that nobody has made.
   */
  readonly patch: (patch: Partial<TableState>, options?: { readonly replace: boolean }) => void;
  /** Clears search, filters and view. */
  readonly reset: () => void;
}

const textOf = (value: FilterValue | undefined): string => (value === undefined ? '' : encodeFilter(value));

/** A change made letter by letter: the search, or a filter of a text or of numbers that is not taken away. */
const isTyping = (change: Partial<TableState>, { filters: before }: TableState, model: TableStateModel): boolean => {
  const key = Object.keys(change).join();
  if (key !== 'filters') return key === 'search';
  const after = change.filters ?? {};
  const changed = (model.filters ?? []).filter(({ id }) => textOf(before[id]) !== textOf(after[id]));
  return changed.every(({ id, type }) => (type === 'text' || type === 'numbers') && textOf(after[id]) !== '');
};

/** Sort, filters, page, view and the opened row live in the address and nowhere else. */
export const useTableState = (adapter: SearchAdapter, model: TableStateModel): TableStateHandle => {
  // A router draws in its own time: until then the next press is a change of what was pressed, not of what is drawn.
  const [search, setAhead] = useOptimistic(adapter.search);
  const state = useMemo(() => readTableState(search, model), [search, model]);
  const patch = useStableCallback((change: Partial<TableState>, options?: { readonly replace: boolean }) => {
    const text = writeTableState(search, patchTableState(state, change), model);
    const replace = options?.replace ?? isTyping(change, state, model);
    if (text !== search)
      startTransition(() => {
        setAhead(text);
        adapter.setSearch(text, { replace });
      });
  });
  const reset = useCallback(() => patch({ search: '', filters: {}, view: undefined }), [patch]);
  return { state, patch, reset };
};
