import type { RouteTable } from './types.ts';

/** Two-step sign-in: the second step of Login and the person's own switch. */
export const secondFactorRoutes = {
  /** Ends a sign-in that stopped at `secondStep: 'code'`: a code of the application or a recovery code. */
  'auth.secondStep': {
    method: 'POST',
    path: '/v1/public/auth/login/second-step',
    kind: 'command',
    access: 'public',
    audit: 'session',
    limits: { throttle: 'login' },
  },
  /** A new secret for a sign-in that stopped at `secondStep: 'enrolment'`. */
  'auth.enrol': {
    method: 'POST',
    path: '/v1/public/auth/login/enrol',
    kind: 'command',
    access: 'public',
    limits: { throttle: 'login' },
  },
  /** The first right code switches the second step on and ends the sign-in. */
  'auth.confirmEnrol': {
    method: 'POST',
    path: '/v1/public/auth/login/enrol/confirm',
    kind: 'command',
    access: 'public',
    audit: 'second_factor',
    limits: { throttle: 'login' },
  },
  /** Whether the second step is on, since when, how many recovery codes are left, and whether it is demanded. */
  'secondFactor.status': {
    method: 'GET',
    path: '/v1/private/auth/second-factor',
    kind: 'query',
    access: 'session',
    audience: 'person',
  },
  /** Asks for a fresh proof of identity, like every change below. */
  'secondFactor.enrol': {
    method: 'POST',
    path: '/v1/private/auth/second-factor/enrol',
    kind: 'command',
    access: 'session',
    audience: 'person',
    limits: { throttle: 'login' },
  },
  /** Switches the second step on by its first right code; the recovery codes are shown this once. */
  'secondFactor.confirm': {
    method: 'POST',
    path: '/v1/private/auth/second-factor/confirm',
    kind: 'command',
    access: 'session',
    audience: 'person',
    audit: 'second_factor',
    limits: { throttle: 'login' },
  },
  /** Ten new codes; the old ones stop working. */
  'secondFactor.renewCodes': {
    method: 'POST',
    path: '/v1/private/auth/second-factor/recovery-codes',
    kind: 'command',
    access: 'session',
    audience: 'person',
    audit: 'second_factor',
    limits: { throttle: 'login' },
  },
  /** Switches the second step off, where it is not demanded; wants a fresh sign-in. */
  'secondFactor.disable': {
    method: 'DELETE',
    path: '/v1/private/auth/second-factor',
    kind: 'command',
    access: 'session',
    audience: 'person',
    audit: 'second_factor',
  },
} as const satisfies RouteTable;
