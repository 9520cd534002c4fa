import { prefetchQuery } from '@pribavka/api/react';

import type { StartQueries } from '../../shared/opening-query.ts';
import { listBody, readFilters, type SalesFilters } from './list/filters.ts';

/** The first part of the list under these filters. */
export const salesBody = (filters: SalesFilters): { size: number } & ReturnType<typeof listBody> => ({
  size: 30,
  ...listBody(filters),
});

export const startSales: StartQueries = ({ api, search }) =>
  prefetchQuery(api, 'sales.list', { body: salesBody(readFilters(search)) }, { quiet: 'all' });
