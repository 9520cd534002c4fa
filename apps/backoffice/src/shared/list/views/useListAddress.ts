import type { QueryKey } from '@pribavka/api';
import type { SearchAdapter } from '@pribavka/ui/table';
import { useEffect } from 'react';

import { useAddress } from '../useAddress.ts';
import { rememberFirstSearch } from './first-search.ts';
import type { OwnView } from './useOwnViews.ts';

/**
 * The address of a list. Without a word in it the list opens with the person's default view, from the first drawing;
 * a list without filters has then its first view in the address, so that «Сбросить» does not lead back to the default.
 */
export function useListAddress(key: QueryKey, views: readonly OwnView[], firstView: string): SearchAdapter {
  const address = useAddress();
  const usual = views.find(({ isDefault }) => isDefault)?.search ?? '';
  const search = address.search === '' ? usual : address.search;
  useEffect(() => {
    if (search !== address.search) address.setSearch(search, { replace: true });
  }, [address, search]);
  useEffect(() => rememberFirstSearch(key, usual), [key, usual]);
  return {
    search,
    setSearch: (next, options) => address.setSearch(next === '' && usual !== '' ? `?view=${firstView}` : next, options),
  };
}
