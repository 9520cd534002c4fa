import type { RouteTable } from './types.ts';

/** Sales as the back-office checks them (rest 5.1). */
export const moderationRoutes = {
  'sales.adminList': {
    method: 'POST',
    path: '/v1/private/sales/admin/sales/list',
    kind: 'query',
    access: 'sales.salesListAdmin:read',
    audience: 'staff',
  },
  'sales.reasons': {
    method: 'GET',
    path: '/v1/private/sales/admin/sales/reasons',
    kind: 'query',
    access: 'sales.sale:read',
    audience: 'staff',
  },
  'sales.lock': {
    method: 'POST',
    path: '/v1/private/sales/admin/sales/{id}/lock',
    kind: 'command',
    access: 'sales.sale:update',
    audience: 'office',
  },
  'sales.unlock': {
    method: 'DELETE',
    path: '/v1/private/sales/admin/sales/{id}/lock',
    kind: 'command',
    access: 'sales.sale:update',
    audience: 'office',
  },
  'sales.moderate': {
    method: 'PUT',
    path: '/v1/private/sales/admin/sales/{id}/moderation',
    kind: 'command',
    access: 'sales.sale:update',
    audience: 'office',
    idempotent: true,
    audit: 'sale',
  },
  /** Compensating operations; the decision itself stays in the history. */
  'sales.undoModeration': {
    method: 'POST',
    path: '/v1/private/sales/admin/sales/{id}/moderation/undo',
    kind: 'command',
    access: 'sales.sale:update',
    audience: 'office',
    idempotent: true,
    audit: 'sale',
  },
} as const satisfies RouteTable;
