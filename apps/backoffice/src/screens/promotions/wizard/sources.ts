import { type Grant } from '@pribavka/api';
import { useApi, useAllowed, useQuery } from '@pribavka/api/react';

import { companyOption } from '../../../shared/company-option.ts';
import type { Named } from './values.ts';

type Load = (query: string, context: { signal: AbortSignal }) => Promise<readonly Named[]> | readonly Named[];

const size = 20;
const quiet = { quiet: 'all' } as const;

/** Of a short list: what holds the typed words. */
const holding =
  (list: readonly Named[]): Load =>
  (query) => {
    const asked = query.trim().toLowerCase();
    return list.filter(({ name }) => name.toLowerCase().includes(asked)).slice(0, 50);
  };

const pageOf = (query: string): { size: number; search?: string } =>
  query.trim() === '' ? { size } : { size, search: query.trim() };

export interface Sources {
  /** Absent where the person may not read the list: the condition is then not offered. */
  readonly brands: Load | undefined;
  readonly categories: Load;
  readonly products: Load | undefined;
  readonly manufacturers: Load | undefined;
  readonly partners: Load | undefined;
  readonly groups: Load | undefined;
  readonly regions: readonly string[];
  readonly positions: Load;
}

/** A long list, searched by the server, for those who may read it. */
function useSearched(grant: Grant, load: Load): Load | undefined {
  return useAllowed(grant) ? load : undefined;
}

/** Where the records a rule refers to are found. */
export function useSources(): Sources {
  const api = useApi();
  const dictionary = useQuery('dictionary.get').data;
  const categories = useQuery('categories.list', {}, quiet).data ?? [];
  const seesManufacturers = useAllowed('manufacturer.manufacturerList:read');
  const seesGroups = useAllowed('storesGroups.storesGroupsList:read');
  const manufacturers = useQuery('manufacturers.shortList', {}, { enabled: seesManufacturers, ...quiet }).data;
  const groups = useQuery('storeGroups.shortList', {}, { enabled: seesGroups, ...quiet }).data;
  return {
    brands: useSearched('brands.brandsList:read', async (query, { signal }) => {
      const search = query.trim();
      const found = await api.call('brands.shortList', { query: search ? { search } : {} }, { signal, ...quiet });
      return found.map(({ id, name }) => ({ id, name }));
    }),
    categories: holding(
      categories.map(({ id, name, parentId }) => ({
        id,
        name,
        detail: categories.find((one) => one.id === parentId)?.name,
      })),
    ),
    products: useSearched('products.productList:read', async (query, { signal }) => {
      const { items } = await api.call('products.adminList', { body: pageOf(query) }, { signal, ...quiet });
      return items.map(({ id, name, article }) => ({ id, name, detail: article }));
    }),
    manufacturers: seesManufacturers ? holding(manufacturers ?? []) : undefined,
    partners: useSearched('partner.partnerList:read', async (query, { signal }) => {
      const { items } = await api.call('partners.list', { body: pageOf(query) }, { signal, ...quiet });
      return items.map(companyOption);
    }),
    groups: seesGroups ? holding((groups ?? []).map(({ id, name }) => ({ id, name }))) : undefined,
    regions: dictionary?.regions.map(({ name }) => name) ?? [],
    positions: holding(dictionary?.positions.map(({ code, name }) => ({ id: code, name })) ?? []),
  };
}
