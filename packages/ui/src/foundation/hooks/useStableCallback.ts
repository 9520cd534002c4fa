import { useCallback, useInsertionEffect, useRef } from 'react';

/** The same function for ever, always calling the latest one. Not for use during render. */
export function useStableCallback<Args extends unknown[], Result>(
  callback: ((...args: Args) => Result) | undefined,
): (...args: Args) => Result | undefined {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current?.(...args), []);
}
