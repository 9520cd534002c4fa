import type { RouteTable } from './types.ts';

export const storeGroupsRoutes = {
  'storeGroups.shortList': {
    method: 'GET',
    path: '/v1/private/users/store-groups/short-list',
    kind: 'query',
    access: 'storesGroups.storesGroupsList:read',
    audience: 'staff',
  },
  'storeGroups.list': {
    method: 'POST',
    path: '/v1/private/users/store-groups/list',
    kind: 'query',
    access: 'storesGroups.storesGroupsList:read',
    audience: 'staff',
  },
  'storeGroups.get': {
    method: 'GET',
    path: '/v1/private/users/store-groups/{id}',
    kind: 'query',
    access: 'storesGroups.storesGroupsDetail:read',
    audience: 'staff',
  },
  'storeGroups.create': {
    method: 'POST',
    path: '/v1/private/users/store-groups',
    kind: 'command',
    access: 'storesGroups.storesGroupsDetail:create',
    audience: 'staff',
    audit: 'store_group',
  },
  'storeGroups.update': {
    method: 'PUT',
    path: '/v1/private/users/store-groups/{id}',
    kind: 'command',
    access: 'storesGroups.storesGroupsDetail:update',
    audience: 'staff',
    audit: 'store_group',
  },
  'storeGroups.delete': {
    method: 'DELETE',
    path: '/v1/private/users/store-groups/{id}',
    kind: 'command',
    access: 'storesGroups.storesGroupsDetail:delete',
    audience: 'staff',
    audit: 'store_group',
  },
  'stores.findByCompanyName': {
    method: 'GET',
    path: '/v1/private/users/stores/find-by-company-name',
    kind: 'query',
    access: 'storesGroups.storesGroupsDetail:read',
    audience: 'staff',
  },
} as const satisfies RouteTable;
