import type { RouteTable } from './types.ts';

/** The search over everything in the back-office (Ctrl K). */
export const searchRoutes = {
  /**
   * The first records of each kind the reader may both list and open: under the right, the rows and the search of that
   * kind's own list. What there is nothing of is left out.
   */
  'search.records': {
    method: 'POST',
    path: '/v1/private/backoffice/search',
    kind: 'query',
    access: 'session',
    audience: 'office',
  },
} as const satisfies RouteTable;
