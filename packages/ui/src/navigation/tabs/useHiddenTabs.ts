import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { useIsoLayoutEffect } from '../../foundation/hooks/useIsoLayoutEffect.ts';

const NONE: readonly string[] = [];
const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at]);

/** Width of the fade at an edge of the row, px; the styles have the same. */
const FADE = 32;

/** Scrolls the row just enough to see the tab whole, clear of the fades; in a row hardly wider than it they give way. */
export function revealTab(row: HTMLElement | null, value: string): void {
  const tab = row?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value)}"]`);
  if (!row || !tab) return;
  const box = row.getBoundingClientRect();
  const own = tab.getBoundingClientRect();
  const fade = Math.max(0, Math.min(FADE, (box.width - own.width) / 2));
  row.style.setProperty('--fade', `${fade}px`);
  const [left, right] = [own.left - fade - box.left, own.right + fade - box.right];
  if (left < 0) row.scrollBy({ left });
  else if (right > 0) row.scrollBy({ left: Math.min(right, left) });
}

/**
 * Which tabs do not fit into the row now, in their order; brings the chosen one into sight.
 * All stay in the document, so the arrows and screen readers know the whole row.
 */
export function useHiddenTabs(
  root: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  value: string,
  key: string,
): readonly string[] {
  const [hidden, setHidden] = useState(NONE);
  useIsoLayoutEffect(() => {
    const row = list.current;
    const frame = root.current;
    if (!row || !frame) return undefined;
    const measure = (): void => {
      // Against the frame, not the row: the button itself takes room from the row and must not make itself needed.
      const fits = row.scrollWidth <= frame.clientWidth + 1;
      const box = row.getBoundingClientRect();
      const next = fits
        ? NONE
        : [...row.querySelectorAll<HTMLElement>('[data-tab]')]
            .filter((tab) => {
              const own = tab.getBoundingClientRect();
              return own.left < box.left - 1 || own.right > box.right + 1;
            })
            .map((tab) => tab.dataset['tab'] ?? '');
      setHidden((before) => (same(before, next) ? before : next));
    };
    const settle = (): void => {
      revealTab(row, value);
      measure();
    };
    // The observer looks at once, when the row is laid out anyway: asking earlier would lay out the page twice. What it
    // finds is drawn in the same frame.
    const observer = new ResizeObserver(() => flushSync(settle));
    observer.observe(frame);
    observer.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, [root, list, value, key]);
  return hidden;
}
