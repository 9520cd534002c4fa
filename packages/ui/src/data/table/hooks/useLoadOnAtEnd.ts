import { useEffect } from 'react';

import { INFINITE_SCROLL_DELAY } from '../../../foundation/constants.ts';
import { createTimer } from '../../../foundation/hooks/timer.ts';
import { useStableCallback } from '../../../foundation/hooks/useStableCallback.ts';
import type { Paging } from '../types.ts';

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
