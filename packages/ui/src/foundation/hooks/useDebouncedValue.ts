import { useEffect, useState } from 'react';

/** The value once it has not changed for `ms`: what is asked of the server while somebody types. @default 250 */
export function useDebouncedValue<T>(value: T, ms = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const id = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(id);
  }, [value, ms]);
  return settled;
}
