import type { RouteTable } from './types.ts';

/** Sessions and passwords (specification §7, auth service). */
export const authRoutes = {
  'auth.register': {
    method: 'POST',
    path: '/v1/public/auth/register',
    kind: 'command',
    access: 'public',
    audit: 'member',
    limits: { throttle: 'register' },
  },
  'auth.login': {
    method: 'POST',
    path: '/v1/public/auth/login',
    kind: 'command',
    access: 'public',
    audit: 'session',
    limits: { throttle: 'login' },
  },
  'auth.refresh': {
    method: 'POST',
    path: '/v1/public/auth/refresh',
    kind: 'command',
    access: 'public',
    limits: { throttle: 'refresh' },
  },
  'auth.logout': {
    method: 'POST',
    path: '/v1/private/auth/logout',
    kind: 'command',
    access: 'session',
    audit: 'session',
  },
  'auth.recovery': {
    method: 'POST',
    path: '/v1/public/auth/recovery_password',
    kind: 'command',
    access: 'public',
    limits: { throttle: 'recovery' },
  },
  'auth.changePassword': {
    method: 'POST',
    path: '/v1/public/auth/change_password',
    kind: 'command',
    access: 'public',
    audit: 'session',
    limits: { throttle: 'code' },
  },
  'auth.resetPassword': {
    method: 'POST',
    path: '/v1/private/auth/users/reset-password',
    kind: 'command',
    access: 'session',
    audit: 'session',
    limits: { throttle: 'login' },
  },
  /** Opens a short window for changing phone, e-mail, passport data, for a new card, the second step and roles of others. */
  'auth.reauthenticate': {
    method: 'POST',
    path: '/v1/private/auth/reauthenticate',
    kind: 'command',
    access: 'session',
    limits: { throttle: 'login' },
  },
  'sessions.list': {
    method: 'GET',
    path: '/v1/private/auth/sessions',
    kind: 'query',
    access: 'session',
  },
  'sessions.end': {
    method: 'DELETE',
    path: '/v1/private/auth/sessions/{id}',
    kind: 'command',
    access: 'session',
    audit: 'session',
  },
  /** Every session but the present one. */
  'sessions.endOthers': {
    method: 'DELETE',
    path: '/v1/private/auth/sessions',
    kind: 'command',
    access: 'session',
    audit: 'session',
  },
} as const satisfies RouteTable;
