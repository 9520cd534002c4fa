import { pictureLimits, sheetLimits } from './lib.ts';
import type { RouteTable } from './types.ts';

/** How products and categories are kept (rest 5.2). A manufacturer keeps its own products and no category. */
export const productWritesRoutes = {
  /** A product with its first line of the price list, if `basePoints` are given. Kopecks and whole points. */
  'products.create': {
    method: 'POST',
    path: '/v1/private/nomenclature/admin/products',
    kind: 'command',
    access: 'products.productDetail:create',
    audience: 'staff',
    audit: 'product',
  },
  /**
   * Changes a product; absent fields stay, `null` empties. 409 with the present card when it has changed meanwhile.
   */
  'products.update': {
    method: 'PUT',
    path: '/v1/private/nomenclature/admin/products/{id}',
    kind: 'command',
    access: 'products.productDetail:update',
    audience: 'staff',
    audit: 'product',
  },
  /** Only of a product nobody has sold: the rest are archived. */
  'products.delete': {
    method: 'DELETE',
    path: '/v1/private/nomenclature/admin/products/{id}',
    kind: 'command',
    access: 'products.productDetail:delete',
    audience: 'staff',
    audit: 'product',
  },
  /** Takes a product out of the catalogue; sales of it stay. */
  'products.archive': {
    method: 'POST',
    path: '/v1/private/nomenclature/admin/products/{id}/archive',
    kind: 'command',
    access: 'products.productDetail:update',
    audience: 'staff',
    audit: 'product',
  },
  /** Brings an archived product back into the catalogue. */
  'products.restore': {
    method: 'POST',
    path: '/v1/private/nomenclature/admin/products/{id}/restore',
    kind: 'command',
    access: 'products.productDetail:update',
    audience: 'staff',
    audit: 'product',
  },
  /** A new price in points of many products from a day on; the past stays as it was. */
  'products.setPoints': {
    method: 'PUT',
    path: '/v1/private/nomenclature/admin/products/points',
    kind: 'command',
    access: 'products.productDetail:update',
    audience: 'staff',
    idempotent: true,
    audit: 'product',
  },
  /** What a manufacturer gives a new product without the programme. */
  'products.pointsLimit': {
    method: 'GET',
    path: '/v1/private/nomenclature/admin/products/points/limit',
    kind: 'query',
    access: 'products.productDetail:create',
    audience: 'staff',
  },
  /** The programme agrees to a manufacturer's base points or rejects them; the manufacturer takes them back. */
  'products.decidePoints': {
    method: 'POST',
    path: '/v1/private/nomenclature/admin/products/{id}/points/decision',
    kind: 'command',
    access: 'products.productDetail:update',
    audience: 'office',
    audit: 'product',
  },
  /** The picture of a product, up to 10 MB; the answer names the file for `imageFileIds`. */
  'products.uploadImage': {
    method: 'POST',
    path: '/v1/private/nomenclature/admin/products/image',
    kind: 'command',
    access: 'products.productDetail:update',
    audience: 'staff',
    multipart: true,
    limits: pictureLimits,
  },
  /**
   * Products and prices from XLSX or CSV; with `dryRun` nothing is written. 202 with the process and a report by
   * row.
   */
  'products.import': {
    method: 'POST',
    path: '/v1/private/nomenclature/admin/products/import',
    kind: 'command',
    access: 'products.productImport:create',
    audience: 'staff',
    audit: 'process',
    multipart: true,
    accepted: true,
    limits: sheetLimits,
  },
  /** The file to fill in with products: columns and one sample row. */
  'products.importTemplate': {
    method: 'GET',
    path: '/v1/private/nomenclature/admin/products/import/template',
    kind: 'query',
    access: 'products.productImport:read',
    audience: 'staff',
    binary: true,
  },
  /** The registry of serial numbers: which may be sold, which are stopped. */
  'serials.import': {
    method: 'POST',
    path: '/v1/private/nomenclature/admin/serials/import',
    kind: 'command',
    access: 'products.productImport:create',
    audience: 'staff',
    audit: 'process',
    multipart: true,
    accepted: true,
    limits: sheetLimits,
  },
  /** The file to fill in with serial numbers of a registry. */
  'serials.importTemplate': {
    method: 'GET',
    path: '/v1/private/nomenclature/admin/serials/import/template',
    kind: 'query',
    access: 'products.productImport:read',
    audience: 'staff',
    binary: true,
  },
  /** The tree as it is edited: archived categories too, every product counted, who changed it last. */
  'categories.tree': {
    method: 'GET',
    path: '/v1/private/nomenclature/admin/categories',
    kind: 'query',
    access: 'products.productDetail:read',
    audience: 'office',
  },
  /** A category of the catalogue, under another one or at the top. */
  'categories.create': {
    method: 'POST',
    path: '/v1/private/nomenclature/admin/categories',
    kind: 'command',
    access: 'products.productDetail:create',
    audience: 'staff',
    audit: 'category',
  },
  /** Renames, moves or archives a category; never under itself, nor away from live ones inside. */
  'categories.update': {
    method: 'PUT',
    path: '/v1/private/nomenclature/admin/categories/{id}',
    kind: 'command',
    access: 'products.productDetail:update',
    audience: 'staff',
    audit: 'category',
  },
  /** Only of an empty one: no products, no categories inside. */
  'categories.delete': {
    method: 'DELETE',
    path: '/v1/private/nomenclature/admin/categories/{id}',
    kind: 'command',
    access: 'products.productDetail:delete',
    audience: 'staff',
    audit: 'category',
  },
} as const satisfies RouteTable;
