import { useEffect, useState } from 'react';

import { useTimeout } from './useTimeout.ts';

const SECOND = 1000;

/** Whole seconds left until the moment (milliseconds since the epoch); zero when it is past or there is none. */
export function useCountdown(until: number | undefined): number {
  const timer = useTimeout();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === undefined) return undefined;
    const tick = (): void => {
      const present = Date.now();
      setNow(present);
      if (present < until) timer.start(SECOND, tick);
    };
    timer.start(0, tick);
    return timer.clear;
  }, [until, timer]);
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / SECOND));
}
