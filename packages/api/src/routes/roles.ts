import type { RouteTable } from './types.ts';

/** Roles and their matrices (rest 5.7); one's own accesses are in `role.ts`. */
export const rolesRoutes = {
  /** Roles with the number of their people. */
  'roles.list': {
    method: 'POST',
    path: '/v1/private/role/roles/list',
    kind: 'query',
    access: 'roleSystem.detailAccessesRole:read',
    audience: 'staff',
  },
  /** Every page, group and action there is, with nothing allowed: the form of a new role. */
  'roles.emptyMatrix': {
    method: 'GET',
    path: '/v1/private/role/matrix/empty',
    kind: 'query',
    access: 'roleSystem.showEmptyMatrixAccess:read',
    audience: 'staff',
  },
  /**
   * A role with its rights and its rows; people get it by `staff.update`. No right or rows beyond one's own. Wants a
   * fresh sign-in, as every change of a role.
   */
  'roles.create': {
    method: 'POST',
    path: '/v1/private/role/roles',
    kind: 'command',
    access: 'roleSystem.showEmptyMatrixAccess:create',
    audience: 'office',
    audit: 'role',
  },
  /** Renames a role or changes whose rows it sees; rows of system roles stay. */
  'roles.update': {
    method: 'PUT',
    path: '/v1/private/role/roles/{code}',
    kind: 'command',
    access: 'roleSystem.detailAccessesRole:update',
    audience: 'office',
    audit: 'role',
  },
  /** What a role may do. */
  'roles.accesses': {
    method: 'GET',
    path: '/v1/private/role/roles/{code}/accesses',
    kind: 'query',
    access: 'roleSystem.detailAccessesRole:read',
    audience: 'staff',
  },
  /**
   * Replaces the rights of a role from the next request on; the journal keeps the difference. Nobody adds a
   * right he lacks; role `admin` is edited by an administrator, who cannot lose this right. Wants a fresh sign-in.
   */
  'roles.updateAccesses': {
    method: 'PUT',
    path: '/v1/private/role/roles/{code}/accesses',
    kind: 'command',
    access: 'roleSystem.detailAccessesRole:update',
    audience: 'office',
    audit: 'role',
  },
  /** People with this role. */
  'roles.users': {
    method: 'GET',
    path: '/v1/private/role/roles/{code}/users',
    kind: 'query',
    access: 'roleSystem.detailAccessesRole:read',
    audience: 'staff',
  },
  /** Deletes a role nobody has; system roles stay. */
  'roles.delete': {
    method: 'DELETE',
    path: '/v1/private/role/roles/{code}',
    kind: 'command',
    access: 'roleSystem.detailAccessesRole:delete',
    audience: 'office',
    audit: 'role',
  },
} as const satisfies RouteTable;
