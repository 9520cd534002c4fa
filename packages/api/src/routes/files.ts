import type { RouteTable } from './types.ts';

export const filesRoutes = {
  /** A file of one's own, or of a record one may read. */
  'files.get': {
    method: 'GET',
    path: '/v1/private/files/{id}',
    kind: 'query',
    access: 'session',
    binary: true,
  },
  /** Programme documents, product pictures, logos: files published on purpose. */
  'files.public': {
    method: 'GET',
    path: '/v1/public/files/{id}',
    kind: 'query',
    access: 'public',
    binary: true,
  },
} as const satisfies RouteTable;
