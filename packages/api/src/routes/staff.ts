import type { RouteTable } from './types.ts';

/**
 * People of the back-office: every role but member, partner, manufacturer and technical user, whose accounts are made
 * with what they belong to. Only an administrator gives a role (domain 3.1, 3.15).
 */
export const staffRoutes = {
  'staff.list': {
    method: 'POST',
    path: '/v1/private/role/users/list',
    kind: 'query',
    access: 'roleSystem.detailAccessesRole:read',
    audience: 'office',
  },
  'staff.get': {
    method: 'GET',
    path: '/v1/private/role/users/{id}',
    kind: 'query',
    access: 'roleSystem.detailAccessesRole:read',
    audience: 'office',
  },
  'staff.create': {
    method: 'POST',
    path: '/v1/private/role/users',
    kind: 'command',
    access: 'roleSystem.detailAccessesRole:update',
    audience: 'admin',
    audit: 'staff',
  },
  'staff.update': {
    method: 'PUT',
    path: '/v1/private/role/users/{id}',
    kind: 'command',
    access: 'roleSystem.detailAccessesRole:update',
    audience: 'admin',
    audit: 'staff',
  },
} as const satisfies RouteTable;
