import { useMemo, type CSSProperties } from 'react';

import {
  initialColumnState,
  resolveColumns,
  tableMinWidth,
  type ColumnState,
  type ResolvedColumn,
} from '../core/columns.ts';
import type { Column } from '../types.ts';

export interface TableShape<Row> {
  readonly resolved: readonly ResolvedColumn<Column<Row>>[];
  readonly state: ColumnState;
  /** Sticky offsets by column id; the same objects between renders. */
  readonly styles: ReadonlyMap<string, CSSProperties>;
  readonly minWidth: number;
}

/** Columns as they stand now, with everything cells need worked out once. */
export const useResolvedColumns = <Row>(
  columns: readonly Column<Row>[],
  kept: ColumnState | undefined,
  service: { selectable: boolean; menu: boolean },
): TableShape<Row> => {
  const { selectable, menu } = service;
  return useMemo(() => {
    const state = kept ?? initialColumnState(columns);
    const leading = selectable ? 44 : 0;
    const trailing = menu ? 40 : 0;
    const resolved = resolveColumns(columns, state, { leading, trailing });
    const styles = new Map<string, CSSProperties>(
      resolved.flatMap(({ column, pin, offset }) =>
        pin ? [[column.id, { '--pin': `${offset}px` } as CSSProperties] as const] : [],
      ),
    );
    return { resolved, state, styles, minWidth: tableMinWidth(resolved, leading + trailing) };
  }, [columns, kept, selectable, menu]);
};
