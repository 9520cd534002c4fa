import type { RouteTable } from './types.ts';

const user = '/v1/private/auth/admin/users/{id}';

/** What an administrator does for the safety of other accounts. */
export const securityRoutes = {
  /** Whether administrators must have a second step. */
  'security.settings': {
    method: 'GET',
    path: '/v1/private/backoffice/settings/security',
    kind: 'query',
    access: 'session',
    audience: 'admin',
  },
  /** Changes that rule; wants a fresh sign-in. */
  'security.updateSettings': {
    method: 'PUT',
    path: '/v1/private/backoffice/settings/security',
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'security_settings',
  },
  /** For a lost phone: by another administrator, never by oneself. */
  'secondFactor.reset': {
    method: 'DELETE',
    path: `${user}/second-factor`,
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'second_factor',
  },
  /** Where another account is signed in. */
  'sessions.listOf': {
    method: 'GET',
    path: `${user}/sessions`,
    kind: 'query',
    access: 'session',
    audience: 'admin',
  },
  /** Every session of the account, at once. */
  'sessions.endAllOf': {
    method: 'DELETE',
    path: `${user}/sessions`,
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'session',
  },
  /** Ends one session of another account. */
  'sessions.endOneOf': {
    method: 'DELETE',
    path: `${user}/sessions/{sessionId}`,
    kind: 'command',
    access: 'session',
    audience: 'admin',
    audit: 'session',
  },
} as const satisfies RouteTable;
