import { pictureLimits } from './lib.ts';
import type { RouteTable } from './types.ts';

const path = '/v1/private/backoffice/settings/social' as const;

/** Links to social networks as an administrator keeps them (specification §7). */
export const socialsRoutes = {
  'socials.list': { method: 'GET', path, kind: 'query', access: 'session', audience: 'admin' },
  'socials.add': {
    method: 'POST',
    path,
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'social',
  },
  'socials.update': {
    method: 'PUT',
    path,
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'social',
  },
  'socials.delete': {
    method: 'DELETE',
    path: '/v1/private/backoffice/settings/social/{id}',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'social',
  },
  'socials.uploadIcon': {
    method: 'POST',
    path: '/v1/private/backoffice/settings/social/icon',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    multipart: true,
    limits: pictureLimits,
  },
} as const satisfies RouteTable;
