import { useCallback, useMemo, useState } from 'react';

import { reconcileColumnState, type ColumnModel, type ColumnState, type Density } from '../core/columns.ts';

export interface StoredTable {
  readonly columns: ColumnState;
  readonly density: Density;
}

/** Where the columns are remembered. */
export interface TableMemory {
  /** What was stored under the key. */
  readonly read: (key: string) => string | null;
  /** Stores under the key. */
  readonly write: (key: string, value: string) => void;
}

const browserMemory: TableMemory = {
  read: (key) => (typeof localStorage === 'undefined' ? null : localStorage.getItem(key)),
  write: (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Private mode or a full store: the setting lasts as long as the page.
    }
  },
};

const parse = (text: string | null): Partial<StoredTable> => {
  try {
    return (JSON.parse(text ?? 'null') as Partial<StoredTable> | null) ?? {};
  } catch {
    return {};
  }
};

const densities: ReadonlySet<string> = new Set<Density>(['comfortable', 'regular', 'compact']);

/** Columns as this person has set them, and the ways to change them. */
export interface ColumnStateHandle {
  /** For `columnState` of `DataTable`. */
  readonly columnState: ColumnState;
  /** For `density` of `DataTable`. */
  readonly density: Density;
  /** Changes the columns and remembers them. */
  readonly setColumnState: (state: ColumnState) => void;
  /** Changes the density and remembers it. */
  readonly setDensity: (density: Density) => void;
  /** Goes back to the columns of the code. */
  readonly reset: () => void;
}

/** Columns and density as this person left them, kept under `storageKey` (give the user's id in it). */
export const useColumnState = <Row>(
  columns: readonly ColumnModel<Row>[],
  storageKey: string,
  memory: TableMemory = browserMemory,
): ColumnStateHandle => {
  const [stored, setStored] = useState<Partial<StoredTable>>(() => parse(memory.read(storageKey)));
  const columnState = useMemo(() => reconcileColumnState(columns, stored.columns), [columns, stored.columns]);
  const density = stored.density && densities.has(stored.density) ? stored.density : 'regular';
  const save = useCallback(
    (next: StoredTable) => {
      setStored(next);
      memory.write(storageKey, JSON.stringify(next));
    },
    [memory, storageKey],
  );
  return {
    columnState,
    density,
    setColumnState: (next) => save({ columns: next, density }),
    setDensity: (next) => save({ columns: columnState, density: next }),
    reset: () => {
      setStored({});
      memory.write(storageKey, '');
    },
  };
};
