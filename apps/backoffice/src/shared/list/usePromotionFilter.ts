import { useAllowed, useApi } from '@pribavka/api/react';
import { useMemo } from 'react';

import type { FilterLook } from './filters.ts';

const size = 20;

/** Promotions by what is typed, for those who may read their list; undefined for the rest. */
export function usePromotionFilter(label: string): FilterLook | undefined {
  const api = useApi();
  const allowed = useAllowed('promotions.promotionListAdmin:read');
  return useMemo(() => {
    if (!allowed) return undefined;
    const load: FilterLook['load'] = async (text, { signal }) => {
      const body = text.trim() === '' ? { size } : { size, search: text.trim() };
      const found = await api.call('promotions.adminList', { body }, { signal, quiet: 'all' });
      return found.items.map(({ id, name }) => ({ value: id, label: name }));
    };
    // An address names promotions by id: after a reload their names are asked for.
    const resolve: FilterLook['resolve'] = async (ids, { signal }) => {
      const found = await Promise.all(
        ids.map((id) => api.call('promotions.adminGet', { params: { id } }, { signal, quiet: 'all' })),
      );
      return found.map(({ id, name }) => ({ value: id, label: name }));
    };
    return { label, load, resolve };
  }, [allowed, api, label]);
}
