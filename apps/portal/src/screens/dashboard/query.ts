import { prefetchQuery } from '@pribavka/api/react';

import { latestSales, waitingSales } from '../../shared/latest-sales.ts';
import { mayBeMember, type StartQueries } from '../../shared/opening-query.ts';

export const startDashboard: StartQueries = (opening) => {
  const { api } = opening;
  if (mayBeMember(opening)) {
    prefetchQuery(api, 'points.get', {}, { quiet: 'all' });
    prefetchQuery(api, 'cards.list', {}, { quiet: 'all' });
  }
  prefetchQuery(api, 'sales.list', latestSales, { quiet: 'all' });
  prefetchQuery(api, 'sales.list', waitingSales, { quiet: 'all' });
};
