import { prefetchQuery } from '@pribavka/api/react';

import type { PromotionRow } from '../../shared/contract.ts';
import type { StartQueries } from '../../shared/opening-query.ts';
import { isPromotionTab, type PromotionTab } from './urls.ts';

export const readTab = (search: URLSearchParams): PromotionTab => {
  const asked = search.get('tab');
  return isPromotionTab(asked) ? asked : 'active';
};

export type Kind = PromotionRow['mechanic'];

/** What a list is cut to; of what the address asks for only what is known to be there. */
export interface PromotionFilters {
  readonly brand?: string | undefined;
  readonly kind?: Kind | undefined;
}

/** Promotions of a tab, those of one brand or of one kind if they are chosen. */
export function promotionsBody(tab: PromotionTab, { brand, kind }: PromotionFilters = {}) {
  const field = tab === 'soon' ? ('startsAt' as const) : ('endsAt' as const);
  return {
    size: 24,
    sort: [{ field, direction: tab === 'finished' ? ('desc' as const) : ('asc' as const) }],
    tab,
    ...((brand ?? kind) && {
      filters: { ...(brand && { brandIds: [brand] }), ...(kind && { mechanics: [kind] }) },
    }),
  };
}

export const startPromotions: StartQueries = ({ api, search }) => {
  // A brand or a kind of the address is known to be one only when their lists are here.
  if (search.has('brand') || search.has('kind')) return;
  prefetchQuery(api, 'promotions.list', { body: promotionsBody(readTab(search)) }, { quiet: 'all' });
};
