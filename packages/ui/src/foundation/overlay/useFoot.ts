import { useEffect, type RefObject } from 'react';

import { systemRoot } from './roots.ts';

/** Heights of the feet that are open; the toasts stand above the highest of them. */
const feet = new Map<symbol, number>();

/** Written where the toasts are and not on the page: every change there would cost the style of all that is in it. */
function show(): void {
  const height = Math.max(0, ...feet.values());
  systemRoot('toasts').style.setProperty('--pb-foot', `${height}px`);
}

/**
 * Buttons pinned to the bottom of a layer or a screen: on a phone a toast stands above them, not over what is pressed next.
 * @param ref the pinned element
 * @param isThere `false` while it is not drawn
 */
export function useFoot(ref: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const foot = ref.current;
    if (!isThere || !foot) return undefined;
    const id = Symbol('foot');
    const observer = new ResizeObserver(() => {
      feet.set(id, foot.offsetHeight);
      show();
    });
    observer.observe(foot);
    return () => {
      observer.disconnect();
      feet.delete(id);
      show();
    };
  }, [ref, isThere]);
}
