import type { Grant, Output } from '@pribavka/api';
import { useAllowed, useQuery } from '@pribavka/api/react';

type ShortList = 'brands.shortList' | 'manufacturers.shortList' | 'storeGroups.shortList';

/** Records to choose from in a filter; not asked for without the right to read them. */
export function useShortList<K extends ShortList>(key: K, grant: Grant): Output<K> | undefined {
  const allowed = useAllowed(grant);
  return useQuery<ShortList>(key, {}, { enabled: allowed, quiet: 'all' }).data as Output<K> | undefined;
}
