import { useEffect, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';

import { scrollToShow } from '../core/virtual.ts';
import type { RowWindow } from '../core/window.ts';
import { clearOfPins } from './clear-of-pins.ts';
import { useGridKeys } from './useGridKeys.ts';
import { roomOf, useVirtualRows } from './useVirtualRows.ts';

export interface RowsInViewOptions {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Only the rows in sight are drawn. */
  readonly virtual: boolean;
  /** Arrows walk through cells. */
  readonly grid: boolean;
  /** Pixels. */
  readonly rowHeight: number;
  readonly count: number;
  /** Index of the first row in the whole list, from 0. */
  readonly first: number;
}

export interface RowsInView {
  readonly view: RowWindow;
  /** Called after every drawing of rows. */
  readonly onDrawn: () => void;
  readonly onMouseDown: (event: MouseEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Which rows are drawn, and that the focused one always is: the window and the keys walk together. */
export const useRowsInView = (options: RowsInViewOptions): RowsInView => {
  const { table, scroller, virtual, grid, rowHeight, count, first } = options;
  const view = useVirtualRows({ enabled: virtual, scroller, rowHeight, count });
  const reveal = (index: number): void => {
    const box = scroller.current;
    if (!box || !virtual) return;
    const to = scrollToShow(index, rowHeight, { scrollTop: view.top, viewport: roomOf(box) });
    if (to !== undefined) box.scrollTo({ top: view.goTo(to), behavior: 'instant' });
    view.setFocusedRow(index);
  };
  const page = (): number => Math.max(1, Math.floor((scroller.current ? roomOf(scroller.current) : 0) / rowHeight) - 1);
  const keys = useGridKeys({ enabled: grid, table, rows: count, page, reveal, first });
  // After every drawing on purpose: what can be tabbed to comes and goes.
  useEffect(() => keys.onDrawn());
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    keys.onFocus(event);
    if (scroller.current) clearOfPins(event.target, scroller.current);
    if (!virtual) return;
    const at = event.target.closest('tr')?.getAttribute('aria-rowindex');
    view.setFocusedRow(at ? Number(at) - 2 - first : -1);
  };
  return { ...keys, view, onFocus };
};
