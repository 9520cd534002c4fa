import type { RouteTable } from './types.ts';

/** What the card of a product shows besides its fields. */
export const productDetailsRoutes = {
  /** Promotions the product takes part in, live ones first. */
  'products.promotions': {
    method: 'GET',
    path: '/v1/private/nomenclature/admin/products/{id}/promotions',
    kind: 'query',
    access: 'products.productDetail:read',
    audience: 'staff',
  },
  /** Takes a future price out of the price list; one that has begun stays. */
  'products.removePoints': {
    method: 'DELETE',
    path: '/v1/private/nomenclature/admin/products/{id}/points/{from}',
    kind: 'command',
    access: 'products.productDetail:update',
    audience: 'staff',
    audit: 'product',
  },
  /** The registry of serial numbers of a product: free, claimed by a sale, blocked. */
  'serials.list': {
    method: 'POST',
    path: '/v1/private/nomenclature/admin/products/{id}/serials/list',
    kind: 'query',
    access: 'products.productDetail:read',
    audience: 'staff',
  },
  /** XLSX or CSV of the registry of a product, as an import of serial numbers takes it; 202 with the process. */
  'serials.export': {
    method: 'POST',
    path: '/v1/private/nomenclature/admin/products/{id}/serials/export',
    kind: 'command',
    access: 'products.productDetail:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
} as const satisfies RouteTable;
