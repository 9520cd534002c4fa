import type { RouteTable } from './types.ts';

/** What a promotion has given line by line, and work on several promotions. */
export const promotionRecordsRoutes = {
  /** Every accrual of the promotion with its sale, member and product; a company sees its own sales in it. */
  'promotions.accruals': {
    method: 'POST',
    path: '/v1/private/promotions/admin/promotions/{id}/accruals/list',
    kind: 'query',
    access: 'promotions.promotionDetailAdmin:read',
    audience: 'staff',
  },
  /** XLSX or CSV of the accruals a list with these filters shows; 202 with the process. */
  'promotions.exportAccruals': {
    method: 'POST',
    path: '/v1/private/promotions/admin/promotions/{id}/accruals/export',
    kind: 'command',
    access: 'promotions.promotionDetailAdmin:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
  /** XLSX or CSV of the promotions a list with these filters shows; 202 with the process. */
  'promotions.exportList': {
    method: 'POST',
    path: '/v1/private/promotions/admin/promotions/export',
    kind: 'command',
    access: 'promotions.promotionListAdmin:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
  /** Puts away those that are over; the rest stay as they are and are named with the reason. */
  'promotions.archiveMany': {
    method: 'PUT',
    path: '/v1/private/promotions/admin/promotions/archive',
    kind: 'command',
    access: 'promotions.promotionDetailAdmin:update',
    audience: 'office',
    audit: 'promotion',
  },
} as const satisfies RouteTable;
