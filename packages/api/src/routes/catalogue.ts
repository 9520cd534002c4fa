import { pictureLimits } from './lib.ts';
import type { RouteTable } from './types.ts';

/** Products and brands as the back-office keeps them (rest 5.2). */
export const catalogueRoutes = {
  'products.adminList': {
    method: 'POST',
    path: '/v1/private/nomenclature/admin/products/list',
    kind: 'query',
    access: 'products.productList:read',
    audience: 'staff',
  },
  'brands.get': {
    method: 'GET',
    path: '/v1/private/nomenclature/brands/{id}',
    kind: 'query',
    access: 'brands.brands:read',
    audience: 'staff',
  },
  'brands.create': {
    method: 'POST',
    path: '/v1/private/nomenclature/admin/brands',
    kind: 'command',
    access: 'brands.brands:create',
    audience: 'staff',
    audit: 'brand',
  },
  'brands.update': {
    method: 'PUT',
    path: '/v1/private/nomenclature/admin/brands/{id}',
    kind: 'command',
    access: 'brands.brands:update',
    audience: 'staff',
    audit: 'brand',
  },
  'brands.delete': {
    method: 'DELETE',
    path: '/v1/private/nomenclature/admin/brands/{id}',
    kind: 'command',
    access: 'brands.brands:delete',
    audience: 'staff',
    audit: 'brand',
  },
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
