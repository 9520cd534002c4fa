import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { RowWindow } from '../core/window.ts';

export interface VirtualRowsOptions {
  enabled: boolean;
  scroller: RefObject<HTMLElement | null>;
  rowHeight: number;
  count: number;
}

/** Height a box has for its rows: the head sticks to its top. As cards the head takes none. */
export const roomOf = (scroller: HTMLElement): number =>
  scroller.clientHeight - (scroller.querySelector('tbody')?.offsetTop ?? 0);

/** The window over the rows of `scroller`: follows its scrolling and size, opens wide for printing. */
export const useVirtualRows = ({ enabled, scroller, rowHeight, count }: VirtualRowsOptions): RowWindow => {
  const [rows] = useState(() => new RowWindow());

  useEffect(() => {
    const element = scroller.current;
    if (!enabled || !element) return undefined;
    const measure = (): void => {
      const to = rows.follow(element.scrollTop, roomOf(element));
      if (to !== undefined) element.scrollTo({ top: to, behavior: 'instant' });
    };
    rows.resize(rowHeight, count);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [enabled, scroller, rows, rowHeight, count]);

  useEffect(() => {
    if (!enabled) return undefined;
    // The page is copied for the printer as soon as the handlers return.
    const open = (): void => flushSync(() => rows.setWhole(true));
    const close = (): void => rows.setWhole(false);
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('beforeprint', open, { signal });
    window.addEventListener('afterprint', close, { signal });
    return () => controller.abort();
  }, [enabled, rows]);

  return rows;
};
