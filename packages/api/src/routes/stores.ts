import type { RouteTable } from './types.ts';

export const storesRoutes = {
  'stores.addressesByInn': {
    method: 'GET',
    path: '/v1/public/users/stores/addresses/by-inn',
    kind: 'query',
    access: 'public',
    limits: { throttle: 'lookup' },
  },
} as const satisfies RouteTable;
