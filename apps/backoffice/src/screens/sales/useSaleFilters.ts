import { useAllowed, useApi, useQuery, useSession } from '@pribavka/api/react';
import { CalendarDays, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';

import { choiceFilter, type FilterLook, namesOf, quietly } from '../../shared/list/filters.ts';
import { useFirstScreenUp } from '../../shared/first-screen.ts';
import { usePartnerFilter } from '../../shared/list/usePartnerFilter.ts';
import { usePromotionFilter } from '../../shared/list/usePromotionFilter.ts';
import { useStoreFilter } from '../../shared/list/useStoreFilter.ts';
import { saleStates } from '../../shared/states.ts';
import { salesMessages } from './messages.ts';

const { columns, sources } = salesMessages;
const size = 20;

// Two articles may have one name.
const labelOf = ({ id, name, article }: { id: string; name: string; article: string }) => ({
  value: id,
  label: `${name} · ${article}`,
});

/** Products by what is typed; an address names them by id, so their names are asked for. */
function useProductFilter(): FilterLook | undefined {
  const api = useApi();
  const allowed = useAllowed('products.productList:read');
  return useMemo(() => {
    if (!allowed) return undefined;
    return {
      label: columns.product,
      load: async (text, { signal }) => {
        const query = { limit: size, ...(text.trim() === '' ? {} : { search: text.trim() }) };
        const found = await api.call('products.shortList', { query }, { signal, quiet: 'all' });
        return found.map(labelOf);
      },
      resolve: async (ids, { signal }) => {
        const found = await Promise.all(
          ids.map((id) => api.call('products.get', { params: { id } }, { signal, quiet: 'all' })),
        );
        return found.map(labelOf);
      },
    };
  }, [allowed, api]);
}

/** One of a few people, also when there is only one. */
const namedFilter = (
  label: string,
  list: readonly { id: string; name: string }[] | undefined,
): FilterLook | undefined =>
  list && list.length > 0
    ? { label, values: list.map(({ id }) => id), name: (value) => list.find(({ id }) => id === value)?.name ?? value }
    : undefined;

const coded = (label: string, list: readonly { code: string; name: string }[] | undefined): FilterLook | undefined =>
  list && list.length > 0 ? { label, values: list.map(({ code }) => code), name: namesOf(list) } : undefined;

/** Filters of the sales, those the person may not look up left out. */
export function useSaleFilters() {
  const enabled = useFirstScreenUp();
  const later = { quiet: 'all', enabled } as const;
  const mayGroups = useAllowed('storesGroups.storesGroupsList:read');
  const mayBrands = useAllowed('brands.brandsList:read');
  const groups = useQuery('storeGroups.shortList', {}, { ...later, enabled: enabled && mayGroups }).data;
  const brands = useQuery('brands.shortList', { query: {} }, { ...later, enabled: enabled && mayBrands }).data;
  const reasons = useQuery('sales.reasons', {}, later).data;
  const moderators = useQuery('sales.moderators', {}, later).data;
  const dictionary = useQuery('dictionary.get', {}, later).data;
  const partner = usePartnerFilter(columns.partner);
  const product = useProductFilter();
  // A manufacturer does not see how a sale is checked, so it cannot look for it.
  const checks = useSession().profile?.roleCode !== 'manufacturer';
  const promotion = usePromotionFilter(columns.promotion);
  const store = useStoreFilter(columns.store);
  return {
    partner,
    submitted: { label: columns.submittedAt, icon: CalendarDays, always: true },
    flags: checks ? { label: columns.flagged, icon: TriangleAlert, always: true } : undefined,
    overdue: { label: columns.overdue, always: true },
    disputed: { label: columns.disputed },
    sold: { label: columns.saleDate },
    status: { label: columns.status, name: (value: string) => saleStates[value as keyof typeof saleStates].word },
    group: quietly(choiceFilter(columns.group, groups)),
    brand: quietly(choiceFilter(columns.brand, brands)),
    product,
    promotion,
    serial: { label: columns.serial },
    flag: checks ? coded(columns.flag, dictionary?.flags) : undefined,
    store,
    total: { label: columns.totalRoubles },
    points: { label: columns.points },
    moderator: quietly(namedFilter(columns.moderator, moderators)),
    source: { label: columns.source, name: (value: string) => sources[value as keyof typeof sources] },
    reason: coded(
      columns.reason,
      reasons?.filter(({ kind }) => kind === 'reject'),
    ),
  };
}
