import type { RouteTable } from './types.ts';

/** Sessions and passwords (specification §7, auth service). */
export const authRoutes = {
  /**
   * A new member on moderation; needs the consents of the published documents. Answers with tokens that serve to
   * confirm the phone (specification §7).
   */
  'auth.register': {
    method: 'POST',
    path: '/v1/public/auth/register',
    kind: 'command',
    access: 'public',
    audit: 'member',
    limits: { throttle: 'register' },
  },
  /**
   * Phone or e-mail and password; a system comes with its login and secret. Tokens come in headers. The same answer
   * and work for accounts that are not there (specification §7).
   */
  'auth.login': {
    method: 'POST',
    path: '/v1/public/auth/login',
    kind: 'command',
    access: 'public',
    audit: 'session',
    limits: { throttle: 'login' },
  },
  /**
   * The next pair of tokens for the one in the header. A token used twice ends the session, but for 30 seconds of
   * grace (specification §7).
   */
  'auth.refresh': {
    method: 'POST',
    path: '/v1/public/auth/refresh',
    kind: 'command',
    access: 'public',
    limits: { throttle: 'refresh' },
  },
  /** Ends this session at once, everywhere. */
  'auth.logout': {
    method: 'POST',
    path: '/v1/private/auth/logout',
    kind: 'command',
    access: 'session',
    beforeConsent: true,
    audit: 'session',
  },
  /**
   * A letter with a link to set a new password, if the address is known; the answer does not tell (specification
   * §7).
   */
  'auth.recovery': {
    method: 'POST',
    path: '/v1/public/auth/recovery_password',
    kind: 'command',
    access: 'public',
    limits: { throttle: 'recovery' },
  },
  /** Whether the link of a letter still opens, before anything is typed; it is not spent by this. */
  'auth.checkRecovery': {
    method: 'POST',
    path: '/v1/public/auth/recovery_password/check',
    kind: 'command',
    access: 'public',
    limits: { throttle: 'code' },
  },
  /** Sets a password by the code of a link, once; ends every session (specification §7). */
  'auth.changePassword': {
    method: 'POST',
    path: '/v1/public/auth/change_password',
    kind: 'command',
    access: 'public',
    audit: 'session',
    limits: { throttle: 'code' },
  },
  /** Changes the password by the present one; the other sessions end (specification §7). */
  'auth.resetPassword': {
    method: 'POST',
    path: '/v1/private/auth/users/reset-password',
    kind: 'command',
    access: 'session',
    audience: 'person',
    audit: 'session',
    limits: { throttle: 'login' },
  },
  /** Opens a short window for changing phone, e-mail, passport data, for a new card, the second step and roles of others. */
  'auth.reauthenticate': {
    method: 'POST',
    path: '/v1/private/auth/reauthenticate',
    kind: 'command',
    access: 'session',
    audience: 'person',
    limits: { throttle: 'login' },
  },
  /** Where the account is signed in: device, address, last use, and which of them is this one. */
  'sessions.list': {
    method: 'GET',
    path: '/v1/private/auth/sessions',
    kind: 'query',
    access: 'session',
    audience: 'person',
  },
  /** The last sign-ins of one's own, refused ones among them, newest first. */
  'sessions.signIns': {
    method: 'GET',
    path: '/v1/private/auth/sessions/sign-ins',
    kind: 'query',
    access: 'session',
    audience: 'person',
  },
  /** Ends one session of one’s own; its next request is 401. */
  'sessions.end': {
    method: 'DELETE',
    path: '/v1/private/auth/sessions/{id}',
    kind: 'command',
    access: 'session',
    audience: 'person',
    audit: 'session',
  },
  /** Every session but the present one. */
  'sessions.endOthers': {
    method: 'DELETE',
    path: '/v1/private/auth/sessions',
    kind: 'command',
    access: 'session',
    audience: 'person',
    audit: 'session',
  },
} as const satisfies RouteTable;
