import type { RouteTable } from './types.ts';

/** Three summaries of the admin dashboard; each is shown to those who hold its right. */
export const summariesRoutes = {
  /** Units, revenue, returns and points of goods for a period and the one before. */
  'summaries.products': {
    method: 'GET',
    path: '/v1/private/nomenclature/admin/products/summary',
    kind: 'query',
    access: 'dashboard.getSummaryProduct:read',
    audience: 'staff',
  },
  /** Participants and points for a period and the one before. */
  'summaries.members': {
    method: 'GET',
    path: '/v1/private/users/admin/users/summary',
    kind: 'query',
    access: 'dashboard.getSummaryMemberAndPoints:read',
    audience: 'staff',
  },
  /** Operations and payouts for a period and the one before. */
  'summaries.transactions': {
    method: 'GET',
    path: '/v1/private/transactions/admin/transactions/summary',
    kind: 'query',
    access: 'dashboard.getSummaryTransaction:read',
    audience: 'staff',
  },
} as const satisfies RouteTable;
