import { useCallback, useRef } from 'react';

/** Ids of the rows, worked out when first asked for: most drawings need none. */
export const useLazyIds = <Row>(rows: readonly Row[], getRowId: (row: Row) => string): (() => readonly string[]) => {
  const kept = useRef<{ rows: readonly Row[]; ids: readonly string[] } | undefined>(undefined);
  return useCallback(() => {
    if (kept.current?.rows !== rows) kept.current = { rows, ids: rows.map(getRowId) };
    return kept.current.ids;
  }, [rows, getRowId]);
};
