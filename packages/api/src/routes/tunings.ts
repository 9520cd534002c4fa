import type { RouteTable } from './types.ts';

/** Adjustments («корректировки», rest 5.3). */
export const tuningsRoutes = {
  'tunings.list': {
    method: 'POST',
    path: '/v1/private/transactions/admin/tunings/list',
    kind: 'query',
    access: 'transactionPage.tuningsTransactionList:read',
    audience: 'staff',
  },
  'tunings.get': {
    method: 'GET',
    path: '/v1/private/transactions/admin/tunings/{id}',
    kind: 'query',
    access: 'transactionPage.tuningsTransaction:read',
    audience: 'staff',
  },
  'tunings.create': {
    method: 'POST',
    path: '/v1/private/transactions/admin/tunings',
    kind: 'command',
    access: 'transactionPage.tuningsTransaction:create',
    audience: 'staff',
    idempotent: true,
    audit: 'tuning',
  },
  'tunings.decide': {
    method: 'PUT',
    path: '/v1/private/transactions/admin/tunings/{id}/decision',
    kind: 'command',
    access: 'transactionPage.tuningsTransaction:update',
    audience: 'staff',
    idempotent: true,
    audit: 'tuning',
  },
} as const satisfies RouteTable;
