import { createTimer } from '@pribavka/ui';
import { useEffect, useState } from 'react';

const pause = 400;

/** A value once it has stopped changing, for what is asked of the server while somebody types. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = createTimer();
    timer.start(pause, () => setSettled(value));
    return () => timer.clear();
  }, [value]);
  return settled;
}
