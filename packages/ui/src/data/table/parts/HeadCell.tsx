/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- as cards the table is laid out by CSS, which takes native roles away */
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent, ReactElement } from 'react';

import { Icon } from '../../../brand/icon/Icon.tsx';
import { isRightToLeft, lineKey } from '../../../foundation/direction/line-key.ts';
import { clampWidth, type ResolvedColumn } from '../core/columns.ts';
import { ariaSort, type SortRule } from '../core/sort.ts';
import type { Column } from '../types.ts';

export interface HeadCellProps<Row> {
  /** The column with its width and pin. */
  resolved: ResolvedColumn<Column<Row>>;
  /** Order of the whole table. */
  sort: readonly SortRule[];
  /** Called with the pressed column and whether Shift was held. */
  onSort: ((column: Column<Row>, multi: boolean) => void) | undefined;
  /** Called with the new width in pixels; undefined restores the declared one. */
  onResize: ((id: string, width: number | undefined) => void) | undefined;
  /** Moves the column one place left or right. */
  onMove: ((id: string, by: -1 | 1) => void) | undefined;
  /** Inline style of the cell: width and place of a pinned column. */
  style: CSSProperties | undefined;
}

const keyStep = 16;

/** Head of a column: sorts by press, several by Shift; Alt+arrows move it, Alt+Shift+arrows change its width. */
export function HeadCell<Row>({ resolved, sort, onSort, onResize, onMove, style }: HeadCellProps<Row>): ReactElement {
  const { column, pin } = resolved;
  const direction = ariaSort(sort, column.id);
  const order = sort.findIndex((rule) => rule.id === column.id);
  const sortable = column.sortable === true && onSort !== undefined;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[lineKey(event)] as -1 | 1 | undefined;
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.shiftKey) {
      const now = event.currentTarget.closest('th')?.offsetWidth ?? 0;
      onResize?.(column.id, clampWidth(column, now + by * keyStep));
    } else onMove?.(column.id, by);
  };

  const drag = (event: PointerEvent<HTMLElement>): void => {
    const handle = event.currentTarget;
    const from = { x: event.clientX, width: handle.closest('th')?.offsetWidth ?? 0 };
    const on = isRightToLeft(handle) ? -1 : 1;
    handle.setPointerCapture(event.pointerId);
    handle.dataset['dragging'] = '';
    const move = (moved: globalThis.PointerEvent): void =>
      onResize?.(column.id, clampWidth(column, from.width + on * (moved.clientX - from.x)));
    const controller = new AbortController();
    const { signal } = controller;
    const end = (): void => {
      delete handle.dataset['dragging'];
      controller.abort();
    };
    handle.addEventListener('pointermove', move, { signal });
    handle.addEventListener('lostpointercapture', end, { signal });
  };

  const Arrow =
    (direction ?? (column.sortDescFirst ? 'descending' : 'ascending')) === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      role="columnheader"
      data-part="head-cell"
      aria-sort={direction}
      data-align={column.align}
      data-pin={pin}
      style={style}
      onKeyDown={onKeyDown}
      aria-keyshortcuts={onResize && 'Alt+ArrowLeft Alt+ArrowRight Alt+Shift+ArrowLeft Alt+Shift+ArrowRight'}
    >
      {sortable ? (
        <button
          type="button"
          data-sort=""
          onMouseDown={(event: MouseEvent) => event.shiftKey && event.preventDefault()}
          onClick={(event) => onSort(column, event.shiftKey)}
        >
          <span>{column.header}</span>
          <Icon as={Arrow} size={14} data-idle={direction === undefined ? '' : undefined} />
          {sort.length > 1 && order >= 0 && <small aria-hidden>{order + 1}</small>}
        </button>
      ) : (
        column.header
      )}
      {onResize && (
        <span
          data-resize=""
          aria-hidden
          onPointerDown={drag}
          onDoubleClick={() => onResize(column.id, undefined)}
          onClick={(event) => event.stopPropagation()}
        />
      )}
    </th>
  );
}
