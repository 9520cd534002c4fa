import { useTimeout } from '@pribavka/ui';
import { useEffect, useState } from 'react';

/** The moment, said again every minute: what is shown as an age grows while nothing else changes. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  const timer = useTimeout();
  useEffect(() => {
    const tick = (): void => {
      setNow(Date.now());
      timer.start(60_000, tick);
    };
    timer.start(60_000, tick);
    return timer.clear;
  }, [timer]);
  return now;
}
