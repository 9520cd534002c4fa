import type { RouteTable } from './types.ts';

/** Three summaries of the admin dashboard; each is shown to whoever holds its right. */
export const summariesRoutes = {
  'summaries.products': {
    method: 'GET',
    path: '/v1/private/nomenclature/admin/products/summary',
    kind: 'query',
    access: 'dashboard.getSummaryProduct:read',
    audience: 'staff',
  },
  'summaries.members': {
    method: 'GET',
    path: '/v1/private/users/admin/users/summary',
    kind: 'query',
    access: 'dashboard.getSummaryMemberAndPoints:read',
    audience: 'staff',
  },
  'summaries.transactions': {
    method: 'GET',
    path: '/v1/private/transactions/admin/transactions/summary',
    kind: 'query',
    access: 'dashboard.getSummaryTransaction:read',
    audience: 'staff',
  },
} as const satisfies RouteTable;
