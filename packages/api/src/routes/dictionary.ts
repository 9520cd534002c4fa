import type { RouteTable } from './types.ts';

export const dictionaryRoutes = {
  'dictionary.get': {
    method: 'GET',
    path: '/v1/public/users/dictionary',
    kind: 'query',
    access: 'public',
  },
} as const satisfies RouteTable;
