import { useEffect, useRef, type RefObject } from 'react';

import { INFINITE_SCROLL_DELAY } from '../constants.ts';
import { createTimer } from './timer.ts';
import { useStableCallback } from './useStableCallback.ts';

export interface InfiniteScrollOptions {
  /** There is more, nothing is on its way and nothing went wrong. */
  readonly waiting: boolean;
  /** What stands after the last of the list. */
  readonly end: RefObject<Element | null>;
  /** How many are in the list. */
  readonly count: number;
  /** Portions that come by themselves before only the button is left: what is under the list can be reached. @default 5 */
  readonly portions?: number | undefined;
  readonly onMore: (() => void) | undefined;
}

/** Asks for more 200 ms after the end of a list is seen (specification §9). Returns the press of «Показать ещё». */
export function useInfiniteScroll({ waiting, end, count, portions = 5, onMore }: InfiniteScrollOptions): () => void {
  const came = useRef(0);
  const more = useStableCallback(onMore);
  useEffect(() => {
    const target = end.current;
    if (!waiting || !target || came.current >= portions) return undefined;
    const timer = createTimer();
    const observer = new IntersectionObserver(([entry]) => {
      timer.clear();
      if (!entry?.isIntersecting) return;
      timer.start(INFINITE_SCROLL_DELAY, () => {
        came.current += 1;
        more();
      });
    });
    observer.observe(target);
    return () => {
      timer.clear();
      observer.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a longer list moves the end: the observer must look again
  }, [waiting, count, portions, end, more]);
  return () => {
    came.current = 0;
    more();
  };
}
