import { prefetchQuery } from '@pribavka/api/react';

import { latestSales } from '../../shared/latest-sales.ts';
import type { StartQueries } from '../../shared/opening-query.ts';

export const startDashboard: StartQueries = ({ api, access }) => {
  if (access.roleCode === 'member') void prefetchQuery(api, 'points.get');
  void prefetchQuery(api, 'sales.list', latestSales);
};
