import type { RouteTable } from './types.ts';

/** Work on many rows at once, exports and what takes back. */
export const bulkRoutes = {
  'members.export': {
    method: 'GET',
    path: '/v1/private/users/admin/users/export',
    kind: 'command',
    access: 'memberPage.exportMember:read',
    audience: 'staff',
    audit: 'process',
    accepted: true,
  },
  'sales.moderateMany': {
    method: 'POST',
    path: '/v1/private/sales/admin/sales/moderation',
    kind: 'command',
    access: 'sales.sale:update',
    audience: 'staff',
    idempotent: true,
    audit: 'sale',
  },
  /** With `preview` nothing is written: it answers what would be written off and from where. */
  'sales.return': {
    method: 'POST',
    path: '/v1/private/sales/admin/sales/{id}/return',
    kind: 'command',
    access: 'sales.sale:update',
    audience: 'staff',
    idempotent: true,
    audit: 'sale',
  },
  'tunings.delete': {
    method: 'DELETE',
    path: '/v1/private/transactions/admin/tunings/{id}',
    kind: 'command',
    access: 'transactionPage.tuningsTransaction:delete',
    audience: 'staff',
    idempotent: true,
    audit: 'tuning',
  },
} as const satisfies RouteTable;
