import type { RouteTable } from './types.ts';

/** Roles and their matrices (rest 5.7); one's own accesses are in `role.ts`. */
export const rolesRoutes = {
  'roles.list': {
    method: 'POST',
    path: '/v1/private/role/roles/list',
    kind: 'query',
    access: 'roleSystem.detailAccessesRole:read',
    audience: 'staff',
  },
  'roles.emptyMatrix': {
    method: 'GET',
    path: '/v1/private/role/matrix/empty',
    kind: 'query',
    access: 'roleSystem.showEmptyMatrixAccess:read',
    audience: 'staff',
  },
  'roles.create': {
    method: 'POST',
    path: '/v1/private/role/roles',
    kind: 'command',
    access: 'roleSystem.showEmptyMatrixAccess:create',
    audience: 'staff',
    audit: 'role',
  },
  'roles.update': {
    method: 'PUT',
    path: '/v1/private/role/roles/{code}',
    kind: 'command',
    access: 'roleSystem.detailAccessesRole:update',
    audience: 'staff',
    audit: 'role',
  },
  'roles.accesses': {
    method: 'GET',
    path: '/v1/private/role/roles/{code}/accesses',
    kind: 'query',
    access: 'roleSystem.detailAccessesRole:read',
    audience: 'staff',
  },
  'roles.updateAccesses': {
    method: 'PUT',
    path: '/v1/private/role/roles/{code}/accesses',
    kind: 'command',
    access: 'roleSystem.detailAccessesRole:update',
    audience: 'staff',
    audit: 'role',
  },
  'roles.users': {
    method: 'GET',
    path: '/v1/private/role/roles/{code}/users',
    kind: 'query',
    access: 'roleSystem.detailAccessesRole:read',
    audience: 'staff',
  },
  'roles.delete': {
    method: 'DELETE',
    path: '/v1/private/role/roles/{code}',
    kind: 'command',
    access: 'roleSystem.detailAccessesRole:delete',
    audience: 'staff',
    audit: 'role',
  },
} as const satisfies RouteTable;
