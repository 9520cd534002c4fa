import { useAllowed, useApi } from '@pribavka/api/react';
import { useMemo } from 'react';

import type { FilterLook } from './filters.ts';

const size = 20;

/** Shops by what is typed, for those who may read them; undefined for the rest. */
export function useStoreFilter(label: string): FilterLook | undefined {
  const api = useApi();
  const allowed = useAllowed('partner.partnerDetail:read');
  return useMemo(() => {
    if (!allowed) return undefined;
    const ask = async (body: object, signal: AbortSignal) => {
      const found = await api.call('stores.list', { body }, { signal, quiet: 'all' });
      return found.items.map(({ id, name }) => ({ value: id, label: name }));
    };
    const load: FilterLook['load'] = (query, { signal }) =>
      ask({ size, ...(query.trim() === '' ? {} : { search: query.trim() }) }, signal);
    // An address names shops by id: after a reload their names are asked for.
    const resolve: FilterLook['resolve'] = (ids, { signal }) =>
      ask({ size: ids.length, filters: { ids: [...ids] } }, signal);
    return { label, load, resolve };
  }, [allowed, api, label]);
}
