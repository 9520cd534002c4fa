import { useEffect, useRef, type RefObject } from 'react';

import { INFINITE_SCROLL_DELAY } from '../../../foundation/constants.ts';
import { createTimer } from '../../../foundation/hooks/timer.ts';
import { useStableCallback } from '../../../foundation/hooks/useStableCallback.ts';
import type { Paging } from '../types.ts';

/** Portions that come by themselves before only the button is left: what is under the table can be reached. */
const autoPortions = 5;

/** Infinite loading of windowed rows: 200 ms after the last of them comes into the window (specification §9). */
export const useLoadOnAtEnd = (paging: Paging | undefined, atEnd: boolean): void => {
  const more = useStableCallback(paging?.type === 'infinite' ? paging.onMore : undefined);
  const near = atEnd && paging?.type === 'infinite' && paging.hasMore && !paging.loading;
  useEffect(() => {
    if (!near) return undefined;
    const timer = createTimer();
    timer.start(INFINITE_SCROLL_DELAY, more);
    return timer.clear;
  }, [near, more]);
};

/** The same where all rows are drawn: 200 ms after `end` is seen, five portions at most, then by the button. */
export const useLoadOnSight = (
  paging: Paging | undefined,
  options: { readonly end: RefObject<Element | null>; readonly count: number; readonly enabled: boolean },
): { readonly onPress: () => void } => {
  const { end, count, enabled } = options;
  const portions = useRef(0);
  const more = useStableCallback(paging?.type === 'infinite' ? paging.onMore : undefined);
  const waiting = enabled && paging?.type === 'infinite' && paging.hasMore && !paging.loading;
  useEffect(() => {
    const target = end.current;
    if (!waiting || !target || portions.current >= autoPortions) return undefined;
    const timer = createTimer();
    const observer = new IntersectionObserver(([entry]) => {
      timer.clear();
      if (!entry?.isIntersecting) return;
      timer.start(INFINITE_SCROLL_DELAY, () => {
        portions.current += 1;
        more();
      });
    });
    observer.observe(target);
    return () => {
      timer.clear();
      observer.disconnect();
    };
    // A longer list moves the end: the observer must look anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [waiting, count, end, more]);
  return {
    onPress: () => {
      portions.current = 0;
      more();
    },
  };
};
