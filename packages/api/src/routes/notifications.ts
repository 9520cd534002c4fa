import type { RouteTable } from './types.ts';

/** The feed inside the apps (bell in the header). */
export const notificationsRoutes = {
  'notifications.list': {
    method: 'POST',
    path: '/v1/private/users/notifications/list',
    kind: 'query',
    access: 'session',
  },
  'notifications.unread': {
    method: 'GET',
    path: '/v1/private/users/notifications/unread',
    kind: 'query',
    access: 'session',
  },
  'notifications.markRead': {
    method: 'POST',
    path: '/v1/private/users/notifications/read',
    kind: 'command',
    access: 'session',
  },
} as const satisfies RouteTable;
