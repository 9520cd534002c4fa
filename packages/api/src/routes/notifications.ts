import type { RouteTable } from './types.ts';

/** The feed inside the apps (bell in the header). */
export const notificationsRoutes = {
  /** What the reader was notified of inside the application, newest first. */
  'notifications.list': {
    method: 'POST',
    path: '/v1/private/users/notifications/list',
    kind: 'query',
    access: 'session',
    audience: 'person',
  },
  /** The same folded: events of one kind and day, older than a week those of one kind, are one line, the newest first. */
  'notifications.groups': {
    method: 'POST',
    path: '/v1/private/users/notifications/groups',
    kind: 'query',
    access: 'session',
    audience: 'person',
  },
  /** How many of them wait to be read. */
  'notifications.unread': {
    method: 'GET',
    path: '/v1/private/users/notifications/unread',
    kind: 'query',
    access: 'session',
    audience: 'person',
  },
  /** Marks some of them, or all, as read. */
  'notifications.markRead': {
    method: 'POST',
    path: '/v1/private/users/notifications/read',
    kind: 'command',
    access: 'session',
    audience: 'person',
  },
  /** What one is notified of and where: events by channels, the digest and quiet hours. */
  'notifications.settings': {
    method: 'GET',
    path: '/v1/private/users/notifications/settings',
    kind: 'query',
    access: 'session',
    audience: 'person',
  },
  /** Changes one's own settings; 409 with the present ones after a change in another tab. */
  'notifications.updateSettings': {
    method: 'PUT',
    path: '/v1/private/users/notifications/settings',
    kind: 'command',
    access: 'session',
    audience: 'person',
  },
  /** A one-time code that links one's messenger when it is sent to the bot. */
  'notifications.linkMessenger': {
    method: 'POST',
    path: '/v1/private/users/notifications/messenger/link',
    kind: 'command',
    access: 'session',
    audience: 'person',
    limits: { throttle: 'code' },
  },
  /** Nothing goes to the messenger any more. */
  'notifications.unlinkMessenger': {
    method: 'POST',
    path: '/v1/private/users/notifications/messenger/unlink',
    kind: 'command',
    access: 'session',
    audience: 'person',
  },
} as const satisfies RouteTable;

/** Texts of notices, for the people of the programme. */
export const noticeTemplatesRoutes = {
  /** Every event people are notified of, with its texts and variables. */
  'notifications.templates': {
    method: 'GET',
    path: '/v1/private/notifications/admin/templates',
    kind: 'query',
    access: 'technicalSupport.detailRequestTechnicalSupport:update',
    audience: 'office',
  },
  /** The messages of one event as people last got them, by every channel. */
  'notifications.preview': {
    method: 'GET',
    path: '/v1/private/notifications/admin/templates/{kind}/preview',
    kind: 'query',
    access: 'technicalSupport.detailRequestTechnicalSupport:update',
    audience: 'office',
  },
} as const satisfies RouteTable;
