import { useEffect, useMemo, useState, type RefObject } from 'react';

import { virtualRange, type VirtualRange } from '../core/virtual.ts';

export interface VirtualRowsOptions {
  enabled: boolean;
  scroller: RefObject<HTMLElement | null>;
  rowHeight: number;
  count: number;
  /** Row that has the focus, or -1. */
  keep: number;
}

interface View {
  top: number;
  height: number;
}

/** The rows to draw for the scroll position of `scroller`; all of them when not enabled. */
export const useVirtualRows = ({ enabled, scroller, rowHeight, count, keep }: VirtualRowsOptions): VirtualRange => {
  const [view, setView] = useState<View>({ top: 0, height: 640 });

  useEffect(() => {
    const element = scroller.current;
    if (!enabled || !element) return undefined;
    const measure = (): void => {
      // Position rounded to whole rows: the state changes once per row, not once per pixel.
      const top = Math.floor(element.scrollTop / rowHeight) * rowHeight;
      const height = element.clientHeight;
      setView((old) => (old.top === top && old.height === height ? old : { top, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [enabled, scroller, rowHeight]);

  return useMemo(
    () =>
      enabled
        ? virtualRange({ scrollTop: view.top, viewport: view.height + rowHeight, rowHeight, count, keep })
        : { start: 0, end: count, before: 0, after: 0, kept: undefined },
    [enabled, view, rowHeight, count, keep],
  );
};
