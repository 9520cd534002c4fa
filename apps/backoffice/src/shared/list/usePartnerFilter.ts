import { useAllowed, useApi } from '@pribavka/api/react';
import type { Filter } from '@pribavka/ui/table';
import { Store } from 'lucide-react';
import { useMemo } from 'react';

import type { listFilter } from './filters.ts';

const size = 20;

/** Partners by what is typed, for those who may read their list. */
export function usePartnerFilter(model: ReturnType<typeof listFilter>): readonly Filter[] {
  const api = useApi();
  const allowed = useAllowed('partner.partnerList:read');
  return useMemo(() => {
    if (!allowed) return [];
    const load: Filter['load'] = async (query, { signal }) => {
      const body = query.trim() === '' ? { size } : { size, search: query.trim() };
      const found = await api.call('partners.list', { body }, { signal, quiet: 'all' });
      return found.items.map(({ id, name }) => ({ value: id, label: name }));
    };
    // An address names partners by id: after a reload their words are asked for.
    const resolve: Filter['resolve'] = async (ids, { signal }) => {
      const found = await Promise.all(
        ids.map((id) => api.call('partners.get', { params: { id } }, { signal, quiet: 'all' })),
      );
      return found.map(({ id, name }) => ({ value: id, label: name }));
    };
    return [{ ...model, icon: Store, always: true, anyLabel: 'все', load, resolve }];
  }, [allowed, api, model]);
}
