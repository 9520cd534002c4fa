import { useCallback } from 'react';
import { useHref } from 'react-router-dom';

/** Address for the browser of a path of the router: a table's own links open in another tab, where no router helps. */
export function useHrefOf(): (path: string) => string {
  const root = useHref('/').replace(/\/$/, '');
  return useCallback((path) => root + path, [root]);
}
