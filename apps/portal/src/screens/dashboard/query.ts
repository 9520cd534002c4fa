import { prefetchQuery } from '@pribavka/api/react';

import type { StartQueries } from '../../shared/openingQuery.ts';

/** The latest sales of the person. */
export const latestSales = { body: { size: 5, sort: [{ field: 'updatedAt' as const, direction: 'desc' as const }] } };

export const startDashboard: StartQueries = ({ api, access }) => {
  if (access.roleCode === 'member') prefetchQuery(api, 'points.get');
  prefetchQuery(api, 'sales.list', latestSales);
};
