import { pictureLimits } from './lib.ts';
import type { RouteTable } from './types.ts';

const path = '/v1/private/backoffice/settings/social' as const;

/** Links to social networks as an administrator keeps them (specification §7). */
export const socialsRoutes = {
  /** Every link to a social network, switched off ones too (specification §7). */
  'socials.list': { method: 'GET', path, kind: 'query', access: 'session', audience: 'admin' },
  /** A link by https, with a drawing of ours or a picture of one’s own (specification §7). */
  'socials.add': {
    method: 'POST',
    path,
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'social',
  },
  /** Changes a link or switches it off (specification §7). */
  'socials.update': {
    method: 'PUT',
    path,
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'social',
  },
  /** Puts the links in the order given; one that is not named stays after them. */
  'socials.order': {
    method: 'PUT',
    path: '/v1/private/backoffice/settings/social/order',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'social',
  },
  /** Deletes a link (specification §7). */
  'socials.delete': {
    method: 'DELETE',
    path: '/v1/private/backoffice/settings/social/{id}',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'social',
  },
  /** A picture for a link; the answer names the file. */
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
