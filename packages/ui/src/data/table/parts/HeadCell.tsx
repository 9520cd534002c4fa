/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- as cards the table is laid out by CSS, which takes native roles away */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';

import { Icon } from '../../../brand/icon/Icon.tsx';
import { isRightToLeft, lineKey } from '../../../foundation/direction/line-key.ts';
import { clampWidth } from '../core/columns.ts';
import type { SortRule } from '../core/sort.ts';
import type { ResolvedColumn } from '../core/widths.ts';
import type { Column } from '../types.ts';

export interface HeadCellProps<Row> {
  /** The column with its width and pin. */
  resolved: ResolvedColumn<Column<Row>>;
  /** Order of the whole table. */
  sort: readonly SortRule[];
  /** Called with the pressed column and whether Shift was held. */
  onSort: ((column: Column<Row>, multi: boolean) => void) | undefined;
  /** Called with the new width in pixels; undefined restores the declared one. */
  onResize: (id: string, width: number | undefined) => void;
  /** Moves the column one place left or right. */
  onMove: (id: string, by: -1 | 1) => void;
  /** Inline style of the cell: width and place of a pinned column. */
  style: CSSProperties | undefined;
}

const keyStep = 16;

/** Head of a column: sorts by press, several by Shift; Alt+arrows move it, Alt+Shift+arrows change its width. */
export function HeadCell<Row>({ resolved, sort, onSort, onResize, onMove, style }: HeadCellProps<Row>): ReactElement {
  const { column, pin } = resolved;
  const order = sort.findIndex(({ id }) => id === column.id);
  const rule = sort[order];
  const sortable = column.sortable === true && onSort !== undefined;

  const held = useRef<{ x: number; width: number } | undefined>(undefined);
  const widthOf = (element: Element): number => element.closest('th')?.offsetWidth ?? 0;
  const resize = (width: number): void => onResize(column.id, clampWidth(column, width));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[lineKey(event)] as -1 | 1 | undefined;
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.shiftKey) resize(widthOf(event.currentTarget) + by * keyStep);
    else onMove(column.id, by);
  };

  const desc = rule ? rule.desc : column.sortDescFirst;
  return (
    <th
      scope="col"
      role="columnheader"
      data-part="head-cell"
      aria-sort={rule && (desc ? 'descending' : 'ascending')}
      data-align={column.align}
      data-pin={pin}
      style={style}
      onKeyDown={onKeyDown}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Alt+Shift+ArrowLeft Alt+Shift+ArrowRight"
    >
      {sortable ? (
        <button
          type="button"
          data-sort=""
          onMouseDown={(event: MouseEvent) => event.shiftKey && event.preventDefault()}
          onClick={(event) => onSort(column, event.shiftKey)}
        >
          <span>{column.header}</span>
          <Icon as={desc ? ArrowDown : ArrowUp} size={14} data-idle={rule ? undefined : ''} />
          {rule && sort.length > 1 && <small aria-hidden>{order + 1}</small>}
        </button>
      ) : (
        column.header
      )}
      <span
        data-resize=""
        aria-hidden
        onPointerDown={({ currentTarget, pointerId, clientX }) => {
          currentTarget.setPointerCapture(pointerId);
          held.current = { x: clientX, width: widthOf(currentTarget) };
        }}
        onPointerMove={({ currentTarget, clientX }) => {
          const from = held.current;
          if (from) resize(from.width + (clientX - from.x) * (isRightToLeft(currentTarget) ? -1 : 1));
        }}
        onLostPointerCapture={() => {
          held.current = undefined;
        }}
        onDoubleClick={() => onResize(column.id, undefined)}
        onClick={(event) => event.stopPropagation()}
      />
    </th>
  );
}
