import { useAllowed, useApi, useSession } from '@pribavka/api/react';
import { Store } from 'lucide-react';
import { useMemo } from 'react';

import { companyChoices } from '../company-option.ts';
import type { FilterLook } from './filters.ts';

const size = 20;

/** Partners by what is typed, for those who may read a list of many; undefined for the rest. */
export function usePartnerFilter(label: string): FilterLook | undefined {
  const api = useApi();
  // Somebody of a company sees that company alone.
  const { profile } = useSession();
  const allowed = useAllowed('partner.partnerList:read') && !profile?.partner;
  return useMemo(() => {
    if (!allowed) return undefined;
    const load: FilterLook['load'] = async (query, { signal }) => {
      const body = query.trim() === '' ? { size } : { size, search: query.trim() };
      const found = await api.call('partners.list', { body }, { signal, quiet: 'all' });
      return companyChoices(found.items);
    };
    // An address names partners by id: after a reload their names are asked for.
    const resolve: FilterLook['resolve'] = async (ids, { signal }) => {
      const found = await Promise.all(
        ids.map((id) => api.call('partners.get', { params: { id } }, { signal, quiet: 'all' })),
      );
      return companyChoices(found);
    };
    return { label, icon: Store, always: true, anyLabel: 'все', load, resolve };
  }, [allowed, api, label]);
}
