import { startTransition, useCallback, useMemo, useOptimistic, useRef } from 'react';

import { useStableCallback } from '../../../foundation/hooks/useStableCallback.ts';
import { encodeFilter, isEmptyFilter } from '../core/filters.ts';
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
   * Adds a history entry. Changes of the search, or of one filter of a text, numbers or dates, that follow each other
   * with no other change between are one entry: «назад» undoes the whole of what was typed. `replace` says otherwise, for
   * a change that nobody has made.
   */
  readonly patch: (patch: Partial<TableState>, options?: { readonly replace: boolean }) => void;
  /** Clears search, filters and view. */
  readonly reset: () => void;
}

/** What a change is typed into, letter by letter or digit by digit: `q` of the search, or the name of its only filter in the address. */
const typedInto = (change: Partial<TableState>, state: TableState, model: TableStateModel): string | undefined => {
  const key = Object.keys(change).join();
  if (key === 'search') return 'q';
  if (key !== 'filters') return undefined;
  const after = { ...state, ...change };
  const [only, ...others] = (model.filters ?? []).filter(
    ({ id }) => typedText(`f.${id}`, state) !== typedText(`f.${id}`, after),
  );
  const isTyped = only !== undefined && others.length === 0 && /^(?:text|numbers|dates)$/.test(only.type);
  return isTyped ? `f.${only.id}` : undefined;
};

const typedText = (key: string, { search, filters }: TableState): string => {
  const value = filters[key.slice(2)];
  return key === 'q' ? search : value === undefined || isEmptyFilter(value) ? '' : encodeFilter(value);
};

/** Sort, filters, page, view and the opened row live in the address and nowhere else. */
export const useTableState = (adapter: SearchAdapter, model: TableStateModel): TableStateHandle => {
  // A router draws in its own time: until then the next press is a change of what was pressed, not of what is drawn.
  const [search, setAhead] = useOptimistic(adapter.search);
  const state = useMemo(() => readTableState(search, model), [search, model]);
  // The change before this one, where it was typed: what goes on from it belongs to the same history entry.
  const typed = useRef<{ readonly key: string; readonly text: string }>(undefined);
  const patch = useStableCallback((change: Partial<TableState>, options?: { readonly replace: boolean }) => {
    const text = writeTableState(search, patchTableState(state, change), model);
    if (text === search) return;
    const key = typedInto(change, state, model);
    // After «назад» the value is not the one that was typed.
    const goesOn = key !== undefined && typed.current?.key === key && typed.current.text === typedText(key, state);
    if (options === undefined)
      typed.current = key === undefined ? undefined : { key, text: typedText(key, readTableState(text, model)) };
    startTransition(() => {
      setAhead(text);
      adapter.setSearch(text, { replace: options?.replace ?? goesOn });
    });
  });
  const reset = useCallback(() => patch({ search: '', filters: {}, view: undefined }), [patch]);
  return { state, patch, reset };
};
