import { useMemo, type CSSProperties } from 'react';

import { useControllable } from '../../../foundation/hooks/useControllable.ts';
import { useStableCallback } from '../../../foundation/hooks/useStableCallback.ts';
import { initialColumnState, moveColumn, resizeColumn, type ColumnState } from '../core/columns.ts';
import { resolveColumns, tableMinWidth, type ResolvedColumn } from '../core/widths.ts';
import type { Column } from '../types.ts';

export interface TableColumnsOptions {
  /** Held by the user of the table; by the table itself when left out. */
  readonly columnState: ColumnState | undefined;
  readonly defaultColumnState: ColumnState | undefined;
  readonly onColumnStateChange: ((state: ColumnState) => void) | undefined;
  /** Columns of our own around the given ones. */
  readonly selectable: boolean;
  readonly menu: boolean;
}

export interface TableColumns<Row> {
  readonly resolved: readonly ResolvedColumn<Column<Row>>[];
  /** Sticky offsets by column id; the same objects between renders. */
  readonly styles: ReadonlyMap<string, CSSProperties>;
  /** Least width of the table, a CSS length. */
  readonly minWidth: string;
  /** Without a width the column gets its first one back. */
  readonly onResize: (id: string, width: number | undefined) => void;
  readonly onMove: (id: string, by: -1 | 1) => void;
}

/** Columns as they stand now, with everything cells need worked out once. */
export const useTableColumns = <Row>(
  columns: readonly Column<Row>[],
  { columnState, defaultColumnState, onColumnStateChange, selectable, menu }: TableColumnsOptions,
): TableColumns<Row> => {
  const [kept, change] = useControllable<ColumnState | undefined>({
    value: columnState,
    defaultValue: defaultColumnState,
    onValueChange: (next) => next && onColumnStateChange?.(next),
  });
  const shape = useMemo(() => {
    const state = kept ?? initialColumnState(columns);
    const leading = selectable ? 44 : 0;
    const trailing = menu ? 40 : 0;
    const resolved = resolveColumns(columns, state, { leading, trailing });
    const styles = new Map<string, CSSProperties>(
      resolved.flatMap(({ column, pin, offset }) =>
        pin ? [[column.id, { '--pin': offset } as CSSProperties] as const] : [],
      ),
    );
    return { resolved, state, styles, minWidth: tableMinWidth(resolved, leading + trailing) };
  }, [columns, kept, selectable, menu]);
  const { state } = shape;
  const onResize = useStableCallback((id: string, width: number | undefined) => {
    const { [id]: _gone, ...widths } = state.widths;
    change(width === undefined ? { ...state, widths } : resizeColumn(state, id, width));
  });
  const onMove = useStableCallback((id: string, by: -1 | 1) =>
    change(moveColumn(state, id, state.order.indexOf(id) + by)),
  );
  return { ...shape, onResize, onMove };
};
