import type { RouteTable } from './types.ts';

export const storeGroupsRoutes = {
  /** Id, name and number of shops of each group, for pickers (specification §7). */
  'storeGroups.shortList': {
    method: 'GET',
    path: '/v1/private/users/store-groups/short-list',
    kind: 'query',
    access: 'storesGroups.storesGroupsList:read',
    audience: 'staff',
  },
  /** Groups of shops with their kind and size (specification §7). */
  'storeGroups.list': {
    method: 'POST',
    path: '/v1/private/users/store-groups/list',
    kind: 'query',
    access: 'storesGroups.storesGroupsList:read',
    audience: 'staff',
  },
  /** XLSX or CSV of the groups under the filters of the list; 202 with the process. */
  'storeGroups.export': {
    method: 'POST',
    path: '/v1/private/users/store-groups/export',
    kind: 'command',
    access: 'storesGroups.storesGroupsList:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
  /** A group: its shops, or the rule that chooses them (specification §7). */
  'storeGroups.get': {
    method: 'GET',
    path: '/v1/private/users/store-groups/{id}',
    kind: 'query',
    access: 'storesGroups.storesGroupsDetail:read',
    audience: 'staff',
  },
  /** A group of named shops, or by a rule of partners, regions, cities, codes (specification §7). */
  'storeGroups.create': {
    method: 'POST',
    path: '/v1/private/users/store-groups',
    kind: 'command',
    access: 'storesGroups.storesGroupsDetail:create',
    audience: 'staff',
    audit: 'store_group',
  },
  /** Changes a group; promotions that run keep the shops they began with (specification §7). */
  'storeGroups.update': {
    method: 'PUT',
    path: '/v1/private/users/store-groups/{id}',
    kind: 'command',
    access: 'storesGroups.storesGroupsDetail:update',
    audience: 'staff',
    audit: 'store_group',
  },
  /** Deletes a group no live promotion refers to. */
  'storeGroups.delete': {
    method: 'DELETE',
    path: '/v1/private/users/store-groups/{id}',
    kind: 'command',
    access: 'storesGroups.storesGroupsDetail:delete',
    audience: 'staff',
    audit: 'store_group',
  },
  /**
   * What a group would become: shops that come and go against what it is now, and promotions that read it. Changes
   * nothing.
   */
  'storeGroups.preview': {
    method: 'POST',
    path: '/v1/private/users/store-groups/preview',
    kind: 'query',
    access: 'storesGroups.storesGroupsDetail:read',
    audience: 'staff',
  },
  /** Cities of the open shops, to choose from in a rule. */
  'storeGroups.cities': {
    method: 'GET',
    path: '/v1/private/users/store-groups/cities',
    kind: 'query',
    access: 'storesGroups.storesGroupsDetail:read',
    audience: 'staff',
  },
  /** Shops by a list of codes, each with the line it was asked in: none, one, or several of different partners. */
  'stores.findByCodes': {
    method: 'POST',
    path: '/v1/private/users/stores/find-by-codes',
    kind: 'query',
    access: 'storesGroups.storesGroupsDetail:read',
    audience: 'staff',
  },
  /** Open shops by the name or ИНН of their company, as a tree for a picker (specification §7). */
  'stores.findByCompanyName': {
    method: 'GET',
    path: '/v1/private/users/stores/find-by-company-name',
    kind: 'query',
    access: 'storesGroups.storesGroupsDetail:read',
    audience: 'staff',
  },
} as const satisfies RouteTable;
