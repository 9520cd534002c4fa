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
    const load: FilterLook['load'] = async (text, { signal }) => {
      const body = text.trim() === '' ? { size } : { size, search: text.trim() };
      const found = await api.call('stores.list', { body }, { signal, quiet: 'all' });
      return found.items.map(({ id, name }) => ({ value: id, label: name }));
    };
    // An address names shops by id: after a reload their names are asked for.
    const resolve: FilterLook['resolve'] = async (ids, { signal }) => {
      const body = { size: 200, filters: { ids: [...ids] } };
      const found = await api.call('stores.list', { body }, { signal, quiet: 'all' });
      return found.items.map(({ id, name }) => ({ value: id, label: name }));
    };
    return { label, load, resolve };
  }, [allowed, api, label]);
}
