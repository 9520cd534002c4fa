import type { RouteTable } from './types.ts';

export const nomenclatureRoutes = {
  /** Active products only, with what they give today and the promotions behind it. */
  'products.list': {
    method: 'POST',
    path: '/v1/private/nomenclature/products/list',
    kind: 'query',
    access: 'products.productList:read',
  },
  /** Products by the first letters, for the form of a sale. */
  'products.shortList': {
    method: 'GET',
    path: '/v1/private/nomenclature/products/short-list',
    kind: 'query',
    access: 'products.productList:read',
  },
  /** The product of a bar code, an EAN or a DataMatrix «Честный знак» as it was scanned. */
  'products.byCode': {
    method: 'GET',
    path: '/v1/private/nomenclature/products/by-code',
    kind: 'query',
    access: 'products.productList:read',
  },
  /** The card of a product with the points it gives today in the reader’s shop. */
  'products.get': {
    method: 'GET',
    path: '/v1/private/nomenclature/products/{id}',
    kind: 'query',
    access: 'products.productDetail:read',
  },
  /** Manufacturers of the products the reader sees, for a filter of them. */
  'products.manufacturers': {
    method: 'GET',
    path: '/v1/private/nomenclature/products/manufacturers',
    kind: 'query',
    access: 'products.productList:read',
  },
  /** The tree of categories with the number of products. */
  'categories.list': {
    method: 'GET',
    path: '/v1/private/nomenclature/categories',
    kind: 'query',
    access: 'products.productList:read',
  },
  /** Brands that take part, with the number of products. */
  'brands.list': {
    method: 'POST',
    path: '/v1/private/nomenclature/brands/list',
    kind: 'query',
    access: 'brands.brandsList:read',
  },
  /** Id and name of brands, for pickers. */
  'brands.shortList': {
    method: 'GET',
    path: '/v1/private/nomenclature/brands/short-list',
    kind: 'query',
    access: 'brands.brandsList:read',
  },
} as const satisfies RouteTable;
