import { useEffect, useState } from 'react';

/** The moment, said again every minute: what is shown as an age grows while nothing else changes. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
