import type { RouteTable } from './types.ts';

/**
 * People of the back-office: every role but member, partner, manufacturer and technical user, whose accounts are made
 * with what they belong to. Only an administrator gives a role (domain 3.1, 3.15).
 */
export const staffRoutes = {
  /** People of the back-office with their roles, found by name, address, phone. */
  'staff.list': {
    method: 'POST',
    path: '/v1/private/role/users/list',
    kind: 'query',
    access: 'roleSystem.detailAccessesRole:read',
    audience: 'office',
  },
  /** One of them: contacts, role, company, whether there is a second step. */
  'staff.get': {
    method: 'GET',
    path: '/v1/private/role/users/{id}',
    kind: 'query',
    access: 'roleSystem.detailAccessesRole:read',
    audience: 'office',
  },
  /** An account with a role; a link to set the password goes to `email`. Wants a fresh sign-in. */
  'staff.create': {
    method: 'POST',
    path: '/v1/private/role/users',
    kind: 'command',
    access: 'roleSystem.detailAccessesRole:update',
    audience: 'admin',
    audit: 'staff',
  },
  /**
   * The link to set the first password once more, by a new letter; the old link opens nothing from then on. Wants a
   * fresh sign-in.
   */
  'staff.invite': {
    method: 'POST',
    path: '/v1/private/role/users/{id}/invite',
    kind: 'command',
    access: 'roleSystem.detailAccessesRole:update',
    audience: 'admin',
    audit: 'staff',
  },
  /**
   * Changes data, role or access from the next request on. Nobody changes himself, and one administrator stays.
   * Wants a fresh sign-in.
   */
  'staff.update': {
    method: 'PUT',
    path: '/v1/private/role/users/{id}',
    kind: 'command',
    access: 'roleSystem.detailAccessesRole:update',
    audience: 'admin',
    audit: 'staff',
  },
  /**
   * Another administrator confirms what waits (a new administrator, another address, a reset second step), any one stops
   * it. To confirm wants a fresh sign-in.
   */
  'staff.decideChange': {
    method: 'POST',
    path: '/v1/private/role/users/changes/{id}/decision',
    kind: 'command',
    access: 'roleSystem.detailAccessesRole:update',
    audience: 'admin',
    audit: 'staff',
  },
} as const satisfies RouteTable;
