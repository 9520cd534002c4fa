import type { RouteTable } from './types.ts';

export const manufacturersRoutes = {
  'manufacturers.shortList': {
    method: 'GET',
    path: '/v1/private/users/companies/manufacturers',
    kind: 'query',
    access: 'manufacturer.manufacturerList:read',
    audience: 'staff',
  },
  'manufacturers.list': {
    method: 'POST',
    path: '/v1/private/users/users/manufacturer/list',
    kind: 'query',
    access: 'manufacturer.manufacturerList:read',
    audience: 'staff',
  },
  'manufacturers.get': {
    method: 'GET',
    path: '/v1/private/users/users/manufacturer/{id}',
    kind: 'query',
    access: 'manufacturer.manufacturerDetail:read',
    audience: 'staff',
  },
  'manufacturers.register': {
    method: 'POST',
    path: '/v1/private/auth/admin/register/manufacturer',
    kind: 'command',
    access: 'manufacturer.manufacturerDetail:create',
    audience: 'staff',
    audit: 'manufacturer',
  },
  'manufacturers.update': {
    method: 'PUT',
    path: '/v1/private/users/admin/users/manufacturer/{id}',
    kind: 'command',
    access: 'manufacturer.manufacturerDetail:update',
    audience: 'staff',
    audit: 'manufacturer',
  },
} as const satisfies RouteTable;
