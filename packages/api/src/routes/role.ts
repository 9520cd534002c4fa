import type { RouteTable } from './types.ts';

export const roleRoutes = {
  /** The permissions call of specification §4 and §6. */
  'role.accesses': {
    method: 'GET',
    path: '/v1/private/role/user/accesses',
    kind: 'query',
    access: 'session',
    beforeConsent: true,
  },
} as const satisfies RouteTable;
