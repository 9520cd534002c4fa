import type { RouteTable } from './types.ts';

/** Integrations (domain 3.14). A secret is shown once, in the answer that made it. */
export const technicalRoutes = {
  'technical.list': {
    method: 'POST',
    path: '/v1/private/users/users/technical/list',
    kind: 'query',
    access: 'technicalUserPage.technicalUserList:read',
    audience: 'staff',
  },
  'technical.get': {
    method: 'GET',
    path: '/v1/private/users/users/technical/{id}',
    kind: 'query',
    access: 'technicalUserPage.technicalUserCard:read',
    audience: 'staff',
  },
  'technical.register': {
    method: 'POST',
    path: '/v1/private/auth/admin/register/technical',
    kind: 'command',
    access: 'technicalUserPage.technicalUserCard:create',
    audience: 'staff',
    audit: 'technical_user',
  },
  'technical.update': {
    method: 'PUT',
    path: '/v1/private/users/admin/users/technical/{id}',
    kind: 'command',
    access: 'technicalUserPage.technicalUserCard:update',
    audience: 'staff',
    audit: 'technical_user',
  },
  'technical.rotateSecret': {
    method: 'POST',
    path: '/v1/private/auth/admin/technical/{id}/rotate-secret',
    kind: 'command',
    access: 'technicalUserPage.technicalUserCard:update',
    audience: 'staff',
    audit: 'technical_user',
  },
} as const satisfies RouteTable;
