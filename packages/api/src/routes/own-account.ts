import type { RouteTable } from './types.ts';

/** What a member decides about the account itself: the shop, the tax status, leaving the programme. */
export const ownAccountRoutes = {
  /** The last request of one's own to move to another shop; null when there was none. */
  'storeRequests.own': {
    method: 'GET',
    path: '/v1/private/users/users/store-request',
    kind: 'query',
    access: 'session',
    audience: 'member',
  },
  /** Asks to move to another shop, of one's own company or another; one open request a member. */
  'storeRequests.create': {
    method: 'POST',
    path: '/v1/private/users/users/store-request',
    kind: 'command',
    access: 'session',
    audience: 'member',
    audit: 'member',
  },
  /** Takes the request back; nothing happens when it is taken back already. */
  'storeRequests.withdraw': {
    method: 'POST',
    path: '/v1/private/users/users/store-request/{id}/withdraw',
    kind: 'command',
    access: 'session',
    audience: 'member',
    audit: 'member',
  },
  /** The member declares to be self-employed, or no longer; later payouts are taxed by it. Wants a fresh sign-in. */
  'users.updateTaxStatus': {
    method: 'PUT',
    path: '/v1/private/users/users/tax-status',
    kind: 'command',
    access: 'session',
    audience: 'member',
    audit: 'member',
  },
  /** What closing the account would cost, and what stands in its way. */
  'users.deletion': {
    method: 'GET',
    path: '/v1/private/users/users/deletion',
    kind: 'query',
    access: 'session',
    audience: 'member',
  },
  /** A code by SMS that confirms the deletion. Wants a fresh sign-in. */
  'users.sendDeletionCode': {
    method: 'POST',
    path: '/v1/private/users/users/deletion/code',
    kind: 'command',
    access: 'session',
    audience: 'member',
    limits: { throttle: 'code' },
  },
  /**
   * Closes the account (domain 3.1, 152-ФЗ): points burn, personal data go, sales and payouts stay without an identity.
   * Wants a fresh sign-in, the code and the number of points that was shown. Cannot be taken back.
   */
  'users.deleteAccount': {
    method: 'POST',
    path: '/v1/private/users/users/deletion',
    kind: 'command',
    access: 'session',
    audience: 'member',
    audit: 'member',
  },
} as const satisfies RouteTable;
