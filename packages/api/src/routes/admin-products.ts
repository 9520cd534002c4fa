import { pictureLimits } from './lib.ts';
import type { RouteTable } from './types.ts';

/** Products and brands as the back-office keeps them (rest 5.2). */
export const adminProductsRoutes = {
  /** The catalogue of the back-office, archived goods only when asked for; a manufacturer sees its own. */
  'products.adminList': {
    method: 'POST',
    path: '/v1/private/nomenclature/admin/products/list',
    kind: 'query',
    access: 'products.productList:read',
    audience: 'staff',
  },
  /** The card of a brand. */
  'brands.get': {
    method: 'GET',
    path: '/v1/private/nomenclature/brands/{id}',
    kind: 'query',
    access: 'brands.brands:read',
    audience: 'staff',
  },
  /** XLSX or CSV of the brands under the filters of the list; 202 with the process. */
  'brands.export': {
    method: 'POST',
    path: '/v1/private/nomenclature/admin/brands/export',
    kind: 'command',
    access: 'brands.brandsList:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
  /** A brand, unique by name within its manufacturer. */
  'brands.create': {
    method: 'POST',
    path: '/v1/private/nomenclature/admin/brands',
    kind: 'command',
    access: 'brands.brands:create',
    audience: 'staff',
    audit: 'brand',
  },
  /** Changes a brand; an inactive one leaves the catalogue of sellers with its goods. */
  'brands.update': {
    method: 'PUT',
    path: '/v1/private/nomenclature/admin/brands/{id}',
    kind: 'command',
    access: 'brands.brands:update',
    audience: 'staff',
    audit: 'brand',
  },
  /** Deletes a brand without products; 409 with their number otherwise. */
  'brands.delete': {
    method: 'DELETE',
    path: '/v1/private/nomenclature/admin/brands/{id}',
    kind: 'command',
    access: 'brands.brands:delete',
    audience: 'staff',
    audit: 'brand',
  },
  /**
   * Gives every product of a brand, archived ones too, to another brand of the same manufacturer, so that the first can
   * be deleted. Sales of the past stay as they were.
   */
  'brands.moveProducts': {
    method: 'POST',
    path: '/v1/private/nomenclature/admin/brands/{id}/products',
    kind: 'command',
    access: 'brands.brands:update',
    audience: 'staff',
    idempotent: true,
    audit: 'brand',
  },
  /** The logo of a brand, up to 10 MB; the answer names the file for `logoFileId`. */
  'brands.uploadLogo': {
    method: 'POST',
    path: '/v1/private/nomenclature/admin/brands/logo',
    kind: 'command',
    access: 'brands.brands:update',
    audience: 'staff',
    multipart: true,
    limits: pictureLimits,
  },
} as const satisfies RouteTable;
