import { prefetchQuery } from '@pribavka/api/react';

import type { StartQueries } from '../../shared/opening-query.ts';
import { isPromotionTab, type PromotionTab } from './urls.ts';

export const readTab = (search: URLSearchParams): PromotionTab => {
  const asked = search.get('tab');
  return isPromotionTab(asked) ? asked : 'active';
};

/** Promotions of a tab, those of one brand if one is chosen. */
export const promotionsBody = (tab: PromotionTab, brand?: string) => ({
  size: 24,
  sort: [
    {
      field: tab === 'soon' ? ('startsAt' as const) : ('endsAt' as const),
      direction: tab === 'finished' ? ('desc' as const) : ('asc' as const),
    },
  ],
  tab,
  ...(brand === undefined ? {} : { filters: { brandIds: [brand] } }),
});

export const startPromotions: StartQueries = ({ api, search }) => {
  // A brand of the address is known to be one only when the list of brands is here.
  if (!search.has('brand')) prefetchQuery(api, 'promotions.list', { body: promotionsBody(readTab(search)) });
};
