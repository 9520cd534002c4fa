import { useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** Changes the query of the address; the rest of it stays. */
export type ChangeQuery = (change: (query: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The query of the address and what changes it. The router draws in its own time: of two presses in a row the second
 * changes what the first has written, not what is drawn.
 */
export function useAddressQuery(): [query: URLSearchParams, change: ChangeQuery] {
  const [query, setQuery] = useSearchParams();
  const newest = useRef(query);
  useLayoutEffect(() => {
    newest.current = query;
  }, [query]);
  const change: ChangeQuery = (next, options) => {
    newest.current = next(new URLSearchParams(newest.current));
    setQuery(newest.current, { preventScrollReset: true, ...options });
  };
  return [query, change];
}
