import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';

import { lineKey } from '../../../foundation/direction/line-key.ts';
import { useStableCallback } from '../../../foundation/hooks/useStableCallback.ts';
import { tabbable } from '../../../foundation/overlay/focusable.ts';
import { moveInGrid } from '../core/grid.ts';

export interface GridKeysOptions {
  enabled: boolean;
  table: RefObject<HTMLTableElement | null>;
  /** Data rows, without the head. */
  rows: number;
  /** Rows a page key passes. */
  page: () => number;
  /** Scrolls a data row into the window; afterwards it is in the document. */
  reveal: (index: number) => void;
  /** Index of the first data row in the whole list, from 0. */
  first: number;
}

/** 0 is the head, 1 the first row of this page. */
const rowIndexOf = (cell: Element, first: number): number => {
  const index = Number(cell.closest('tr')?.getAttribute('aria-rowindex') ?? 1);
  return index === 1 ? 0 : index - 1 - first;
};

const cellAt = (table: HTMLTableElement, row: number, col: number, first: number): HTMLElement | null => {
  const tr = table.querySelector(`tr[aria-rowindex="${row === 0 ? 1 : row + 1 + first}"]`);
  const cell = tr?.children[col];
  return cell instanceof HTMLElement ? cell : null;
};

export interface GridKeys {
  /** A press puts the focus where it is. */
  readonly onMouseDown: (event: MouseEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Rows were drawn: the tab stop is put right. */
  readonly onDrawn: () => void;
}

/**
 * The grid of the ARIA practice over a native table: one tab stop, arrows, Home, End, Page keys,
 * Enter or F2 go into a cell, Esc comes out. The tab stop is kept in the document, not in React:
 * moving through cells renders nothing.
 */
export const useGridKeys = ({ enabled, table, rows, page, reveal, first }: GridKeysOptions): GridKeys => {
  const stop = useRef<HTMLElement | null>(null);

  const own = (cell: HTMLElement): void => {
    if (stop.current !== cell) stop.current?.setAttribute('tabindex', '-1');
    cell.tabIndex = 0;
    stop.current = cell;
  };

  // Rows come and go, and one cell must stay reachable.
  const onDrawn = useStableCallback(() => {
    const root = table.current;
    if (!enabled || !root) return;
    for (const inner of root.querySelectorAll<HTMLElement>('td a[href], td button, td input, th button, th input')) {
      if (!inner.closest('[data-editing]') && inner.tabIndex !== -1) inner.tabIndex = -1;
    }
    if (stop.current?.isConnected && root.contains(stop.current)) return;
    const start = cellAt(root, 1, 0, first) ?? cellAt(root, 0, 0, first);
    if (start) own(start);
  });

  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const cell = (event.target as Element).closest<HTMLElement>('th, td');
    if (enabled && cell) own(cell);
  };

  const onMouseDown = (event: MouseEvent<HTMLElement>): void => {
    const cell = (event.target as Element).closest<HTMLElement>('th, td');
    // The browser focuses what can have the focus, and only after this.
    if (enabled && cell && !cell.hasAttribute('tabindex')) cell.tabIndex = -1;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const root = table.current;
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('th, td');
    if (!enabled || !root || !cell || cell.closest('[data-editing]')) return;
    const inside = target !== cell;
    if (inside && event.key === 'Escape') {
      event.preventDefault();
      cell.focus();
      return;
    }
    if (!inside && (event.key === 'Enter' || event.key === 'F2')) {
      const widgets = cell.querySelectorAll<HTMLElement>('a[href], button, input');
      const only = widgets[0] ?? tabbable(cell)[0];
      if (!only) return;
      event.preventDefault();
      // One button or link is what the cell is about; a box or several are entered.
      if (widgets.length === 1 && event.key === 'Enter' && !(only instanceof HTMLInputElement)) only.click();
      else only.focus();
      return;
    }
    if (!inside && event.key === ' ' && !event.shiftKey) {
      const box = cell.querySelector<HTMLInputElement>('input[type="checkbox"]');
      if (box) {
        event.preventDefault();
        box.click();
      }
      return;
    }
    if (inside && target instanceof HTMLInputElement && target.type !== 'checkbox') return;
    const cols = cell.parentElement?.children.length ?? 1;
    const from = { row: rowIndexOf(cell, first), col: [...(cell.parentElement?.children ?? [])].indexOf(cell) };
    const { ctrlKey, metaKey } = event;
    const size = { rows: rows + 1, cols, page: page() };
    const to = moveInGrid(from, { key: lineKey(event), ctrlKey, metaKey }, size);
    if (!to) return;
    event.preventDefault();
    if (to.row > 0) reveal(to.row - 1);
    const focus = (): boolean => {
      const next = cellAt(root, to.row, to.col, first);
      if (next && !next.hasAttribute('tabindex')) next.tabIndex = -1;
      next?.focus({ preventScroll: true });
      next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return next !== null;
    };
    // The row may be drawn only after the scroll is seen.
    if (!focus()) requestAnimationFrame(() => requestAnimationFrame(() => void focus()));
  };

  return { onMouseDown, onFocus, onKeyDown, onDrawn };
};
