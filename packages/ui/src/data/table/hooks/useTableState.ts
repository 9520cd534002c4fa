import { useCallback, useMemo } from 'react';

import { useStableCallback } from '../../../foundation/hooks/useStableCallback.ts';
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
  readonly setSearch: (search: string, options: { replace: boolean }) => void;
}

export interface TableStateHandle {
  readonly state: TableState;
  /** Typing replaces the history entry, everything else adds one: «назад» undoes a filter. */
  readonly patch: (patch: Partial<TableState>) => void;
  readonly reset: () => void;
}

/** Sort, filters, page, view and the opened row live in the address and nowhere else. */
export const useTableState = (adapter: SearchAdapter, model: TableStateModel): TableStateHandle => {
  const { search } = adapter;
  const state = useMemo(() => readTableState(search, model), [search, model]);
  const write = useStableCallback((next: TableState, replace: boolean) => {
    const text = writeTableState(adapter.search, next, model);
    if (text !== adapter.search) adapter.setSearch(text, { replace });
  });
  const patch = useStableCallback((change: Partial<TableState>) => {
    const keys = Object.keys(change);
    write(patchTableState(state, change), keys.length === 1 && keys[0] === 'search');
  });
  const reset = useCallback(() => patch({ search: '', filters: {}, view: undefined }), [patch]);
  return { state, patch, reset };
};
