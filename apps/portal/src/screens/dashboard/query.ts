import { prefetchQuery } from '@pribavka/api/react';

import { latestSales } from '../../shared/latest-sales.ts';
import type { StartQueries } from '../../shared/opening-query.ts';

export const startDashboard: StartQueries = ({ api, access }) => {
  if (access.roleCode === 'member') prefetchQuery(api, 'points.get');
  prefetchQuery(api, 'sales.list', latestSales);
};
