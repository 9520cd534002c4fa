import type { RouteTable } from './types.ts';

/** The feed inside the apps (bell in the header). */
export const notificationsRoutes = {
  /** What the reader was notified of inside the application, newest first. */
  'notifications.list': {
    method: 'POST',
    path: '/v1/private/users/notifications/list',
    kind: 'query',
    access: 'session',
  },
  /** How many of them wait to be read. */
  'notifications.unread': {
    method: 'GET',
    path: '/v1/private/users/notifications/unread',
    kind: 'query',
    access: 'session',
  },
  /** Marks some of them, or all, as read. */
  'notifications.markRead': {
    method: 'POST',
    path: '/v1/private/users/notifications/read',
    kind: 'command',
    access: 'session',
  },
} as const satisfies RouteTable;
