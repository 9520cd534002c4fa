import { useEffect, type RefObject } from 'react';

import { systemRoot } from './roots.ts';

/**
 * Keeps toasts inside an element: between its sides and above its lower edge. For a screen of fixed columns whose other
 * columns hold what is pressed next.
 * @param ref the element the toasts may cover
 * @param isThere `false` gives them the whole window, as at widths where the columns are one under another
 * @param above pixels of the element's lower edge they leave free: tools that stand there. Default 0
 */
export function useToastArea(ref: RefObject<HTMLElement | null>, isThere: boolean, above = 0): void {
  useEffect(() => {
    const area = ref.current;
    if (!isThere || !area) return undefined;
    const { style } = systemRoot('toasts');
    const place = (): void => {
      const { clientWidth, clientHeight } = document.documentElement;
      const { left, right, bottom } = area.getBoundingClientRect();
      const sides = [left, clientWidth - right];
      if (getComputedStyle(document.body).direction === 'rtl') sides.reverse();
      style.setProperty('--pb-toast-start', `${sides[0]}px`);
      style.setProperty('--pb-toast-end', `${sides[1]}px`);
      style.setProperty('--pb-toast-above', `${clientHeight - bottom + above}px`);
    };
    const observer = new ResizeObserver(place);
    observer.observe(area);
    globalThis.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      globalThis.removeEventListener('resize', place);
      for (const side of ['start', 'end', 'above']) style.removeProperty(`--pb-toast-${side}`);
    };
  }, [ref, isThere, above]);
}
