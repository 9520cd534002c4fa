import type { RouteTable } from './types.ts';

export const nomenclatureRoutes = {
  /** Active products only, with what they give today and the promotions behind it. */
  'products.list': {
    method: 'POST',
    path: '/v1/private/nomenclature/products/list',
    kind: 'query',
    access: 'products.productList:read',
  },
  'products.shortList': {
    method: 'GET',
    path: '/v1/private/nomenclature/products/short-list',
    kind: 'query',
    access: 'products.productList:read',
  },
  'products.byCode': {
    method: 'GET',
    path: '/v1/private/nomenclature/products/by-code',
    kind: 'query',
    access: 'products.productList:read',
  },
  'products.get': {
    method: 'GET',
    path: '/v1/private/nomenclature/products/{id}',
    kind: 'query',
    access: 'products.productDetail:read',
  },
  'categories.list': {
    method: 'GET',
    path: '/v1/private/nomenclature/categories',
    kind: 'query',
    access: 'products.productList:read',
  },
  'brands.list': {
    method: 'POST',
    path: '/v1/private/nomenclature/brands/list',
    kind: 'query',
    access: 'brands.brandsList:read',
  },
  'brands.shortList': {
    method: 'GET',
    path: '/v1/private/nomenclature/brands/short-list',
    kind: 'query',
    access: 'brands.brandsList:read',
  },
} as const satisfies RouteTable;
