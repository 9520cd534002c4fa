import { useAllowed, useQuery } from '@pribavka/api/react';
import type { Filter, FilterValues } from '@pribavka/ui/table';
import { useMemo } from 'react';

import { usePartnerFilter } from '../../shared/list/usePartnerFilter.ts';
import { dashboardMessages as messages } from './messages.ts';

const one = { type: 'options', multiple: false } as const;

/** Parameters of the summaries by the filters of the address. */
const fields = {
  partner: 'partnerId',
  group: 'storeGroupId',
  manufacturer: 'manufacturerId',
  brand: 'brandId',
} as const;
type FilterId = keyof typeof fields;
export const filterIds = Object.keys(fields) as FilterId[];

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Filters chosen in the address; what is no identifier is no filter. */
export function chosenOf(params: URLSearchParams): FilterValues {
  const chosen = filterIds.flatMap((name) => {
    const value = params.get(name);
    return value !== null && id.test(value) ? [[name, [value]] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** The same as the summaries ask for it. */
export function queryOf(values: FilterValues): Partial<Record<(typeof fields)[FilterId], string>> {
  const query = filterIds.flatMap((name) => {
    const value = values[name];
    return Array.isArray(value) && value[0] !== undefined ? [[fields[name], value[0]] as const] : [];
  });
  return Object.fromEntries(query);
}

const options = (
  name: FilterId,
  label: string,
  list: readonly { id: string; name: string }[] | undefined,
): readonly Filter[] =>
  list === undefined || list.length < 2
    ? []
    : [{ ...one, id: name, label, options: list.map((row) => ({ value: row.id, label: row.name })) }];

/** Partner, group of shops, manufacturer and brand: those of them the reader may list, when there is a choice. */
export function useSummaryFilters(): readonly Filter[] {
  const partner = usePartnerFilter(messages.partner);
  const quiet = { quiet: 'all' } as const;
  const groups = useQuery(
    'storeGroups.shortList',
    {},
    { ...quiet, enabled: useAllowed('storesGroups.storesGroupsList:read') },
  ).data;
  const manufacturers = useQuery(
    'manufacturers.shortList',
    {},
    { ...quiet, enabled: useAllowed('manufacturer.manufacturerList:read') },
  ).data;
  const brands = useQuery(
    'brands.shortList',
    { query: {} },
    { ...quiet, enabled: useAllowed('brands.brandsList:read') },
  ).data;
  return useMemo(
    () => [
      ...(partner ? [{ ...one, ...partner, id: 'partner' }] : []),
      ...options('group', messages.group, groups),
      ...options('manufacturer', messages.manufacturer, manufacturers),
      ...options('brand', messages.brand, brands),
    ],
    [partner, groups, manufacturers, brands],
  );
}
