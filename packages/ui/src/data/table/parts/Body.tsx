/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- as cards the table is laid out by CSS, which takes native roles away */
import { useEffect, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';

import { isSelected, type Selection } from '../core/selection.ts';
import { virtualRange, type VirtualRange } from '../core/virtual.ts';
import type { RowWindow } from '../core/window.ts';
import { useLoadOnAtEnd } from '../hooks/useLoadOnAtEnd.ts';
import type { Paging } from '../types.ts';
import { TableRow, type RowContext } from './TableRow.tsx';

export interface BodyProps<Row> {
  /** Rows of this page, or all that are loaded. */
  rows: readonly Row[];
  /** Id of a row, the same on every page. */
  getRowId: (row: Row) => string;
  /** Only the rows in it are drawn when `virtual`. */
  view: RowWindow;
  /** Draws only the rows in the window. */
  virtual: boolean;
  /** Height of one row, pixels. */
  rowHeight: number;
  /** What all rows share: columns, handlers, labels. */
  context: RowContext<Row>;
  /** Chosen rows; undefined when nothing can be chosen. */
  selection: Selection | undefined;
  /** Id of the row shown in a sheet. */
  openId: string | undefined;
  /** Number of all columns, service ones too. */
  span: number;
  /** Index of the first row in the whole list, from 0. */
  first: number;
  /** How the next rows come. */
  paging: Paging | undefined;
  /** Called after every drawing of rows. */
  onDrawn: () => void;
}

/** Scrolling is drawn before the frame is: few rows ahead are enough. */
const overscan = 5;

const Space = ({ height, span }: { height: number; span: number }): ReactElement | null =>
  height > 0 ? (
    <tr data-space="" aria-hidden="true">
      <td colSpan={span} style={{ height }} />
    </tr>
  ) : null;

/** The rows in the window, spacers for the others, and the focused row wherever it is. Scrolling draws nothing else. */
export function Body<Row>(props: BodyProps<Row>): ReactNode {
  const { rows, getRowId, context, selection, openId, span, first, virtual, onDrawn } = props;
  const range = useRange(props);
  useLoadOnAtEnd(props.paging, virtual && range.end >= rows.length);
  // After every drawing on purpose: rows come and go.
  useEffect(() => onDrawn());
  const draw = (index: number): ReactNode => {
    const row = rows[index];
    if (row === undefined) return null;
    const id = getRowId(row);
    return (
      <TableRow
        key={id}
        row={row}
        id={id}
        index={first + index}
        selected={selection !== undefined && isSelected(selection, id)}
        opened={openId === id}
        context={context}
      />
    );
  };
  const { kept } = range;
  // One array for all: a row that stays behind keeps its key and its element, and so the focus.
  const drawn: ReactNode[] = [<Space key="before" height={range.before} span={span} />];
  if (kept?.side === 'before') drawn.push(draw(kept.index), <Space key="gap" height={kept.gap} span={span} />);
  for (let index = range.start; index < range.end; index += 1) drawn.push(draw(index));
  if (kept?.side === 'after') drawn.push(<Space key="gap" height={kept.gap} span={span} />, draw(kept.index));
  drawn.push(<Space key="after" height={range.after} span={span} />);
  return drawn;
}

function useRange<Row>({ rows, view, virtual, rowHeight }: BodyProps<Row>): VirtualRange {
  const { top, shift, viewport, focusedRow, whole } = useSyncExternalStore(view.subscribe, view.view, view.view);
  const count = rows.length;
  if (!virtual || whole) return { start: 0, end: count, before: 0, after: 0, kept: undefined };
  return virtualRange({
    scrollTop: top,
    shift,
    viewport: viewport + rowHeight,
    rowHeight,
    count,
    focusedRow,
    overscan,
  });
}
