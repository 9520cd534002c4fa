import type { Problem } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import { innLength, isInn } from '@pribavka/forms/rules';

import type { ChosenStore } from './stores.ts';

/** What is known of the shops of an organisation while its ИНН is typed. */
export interface StoresByInn {
  readonly shops: readonly ChosenStore[];
  /** The organisation takes no part. */
  readonly none: boolean;
  readonly searching: boolean;
  readonly problem: Problem | undefined;
  readonly reload: () => void;
}

/** Asks for the shops as soon as the ИНН is a right one. */
export function useStoresByInn(inn: string, role: string): StoresByInn {
  const right = innLength(inn) === undefined && isInn(inn);
  const { data, loading, problem, reload } = useQuery(
    'stores.addressesByInn',
    { query: { inn, role } },
    { enabled: right, quiet: 'all' },
  );
  return {
    shops: right && data ? data.map(toStore) : [],
    none: right && data?.length === 0,
    searching: right && loading,
    problem: right ? problem : undefined,
    reload,
  };
}

const toStore = (shop: { storeId: string; storeName: string; address: string; partnerName: string }): ChosenStore => ({
  id: shop.storeId,
  name: shop.storeName,
  address: shop.address,
  partnerName: shop.partnerName,
});
