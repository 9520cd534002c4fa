import type { RouteTable } from './types.ts';

export const dictionaryRoutes = {
  /**
   * Words of the programme: roles to register with, positions, regions, statuses with their colours, reasons, types.
   * Public, cached (specification §7).
   */
  'dictionary.get': {
    method: 'GET',
    path: '/v1/public/users/dictionary',
    kind: 'query',
    access: 'public',
  },
} as const satisfies RouteTable;
