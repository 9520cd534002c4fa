import type { RouteTable } from './types.ts';

/** Points as the back-office sees and rules them (rest 5.3, domain 3.16). */
export const ledgerRoutes = {
  'points.settings': {
    method: 'GET',
    path: '/v1/private/transactions/admin/settings',
    kind: 'query',
    access: 'transactionPage.tuningsTransactionList:read',
    audience: 'staff',
  },
  'points.updateSettings': {
    method: 'PUT',
    path: '/v1/private/transactions/admin/settings',
    kind: 'command',
    access: 'transactionPage.tuningsTransaction:update',
    audience: 'staff',
    audit: 'points_settings',
  },
  'operations.adminList': {
    method: 'POST',
    path: '/v1/private/transactions/admin/transactions/list',
    kind: 'query',
    access: 'transactionPage.transactionListAdmin:read',
    audience: 'staff',
  },
} as const satisfies RouteTable;
