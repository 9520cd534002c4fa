import type { RouteTable } from './types.ts';

export const storesRoutes = {
  /** Shops of an employer to register in; slowed down, for it shows who takes part (specification §7). */
  'stores.addressesByInn': {
    method: 'GET',
    path: '/v1/public/users/stores/addresses/by-inn',
    kind: 'query',
    access: 'public',
    limits: { throttle: 'lookup' },
  },
} as const satisfies RouteTable;
