import type { SearchAdapter } from '@pribavka/ui/table';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The router as a table knows it: filters, sort and page live in the address and nowhere else. */
export function useAddress(): SearchAdapter {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      search,
      setSearch: (next, { replace }) =>
        void navigate({ pathname, search: next }, { replace, preventScrollReset: true }),
    }),
    [pathname, search, navigate],
  );
}
