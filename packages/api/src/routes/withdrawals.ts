import type { RouteTable } from './types.ts';

/** A member takes points out to a card (rest 5.3, domain 3.10). */
export const withdrawalsRoutes = {
  /** What a withdrawal would bring: gross, tax, net in kopecks, and what stands in its way. Writes nothing. */
  'withdrawals.quote': {
    method: 'POST',
    path: '/v1/private/transactions/withdrawals/quote',
    kind: 'query',
    access: 'transactionPage.detailTransaction:create',
    audience: 'member',
  },
  /** A code by SMS for this very sum and card. */
  'withdrawals.sendCode': {
    method: 'POST',
    path: '/v1/private/transactions/withdrawals/code',
    kind: 'command',
    access: 'transactionPage.detailTransaction:create',
    audience: 'member',
    limits: { throttle: 'code' },
  },
  /**
   * Reserves points for a payout to a card. The same key never takes twice: with the same points and card it gets the
   * request it has made, for ever; with others it is refused. After a refusal the key is free.
   */
  'withdrawals.create': {
    method: 'POST',
    path: '/v1/private/transactions/withdrawals',
    kind: 'command',
    access: 'transactionPage.detailTransaction:create',
    audience: 'member',
    idempotent: true,
    keyIgnores: ['code', 'quoteVersion'],
    audit: 'withdrawal',
  },
  /** One’s own payouts, newest first. */
  'withdrawals.list': {
    method: 'POST',
    path: '/v1/private/transactions/withdrawals/list',
    kind: 'query',
    access: 'transactionPage.transactionListMember:read',
    audience: 'member',
  },
  /** A payout with its way from request to card. */
  'withdrawals.get': {
    method: 'GET',
    path: '/v1/private/transactions/withdrawals/{id}',
    kind: 'query',
    access: 'transactionPage.detailTransaction:read',
  },
  /** Takes a request back until it is in a registry; the points are available at once. */
  'withdrawals.cancel': {
    method: 'POST',
    path: '/v1/private/transactions/withdrawals/{id}/cancel',
    kind: 'command',
    access: 'transactionPage.detailTransaction:update',
    audience: 'member',
    idempotent: true,
    audit: 'withdrawal',
  },
  /** Cards for payouts by their masks; full numbers are not kept. */
  'cards.list': {
    method: 'GET',
    path: '/v1/private/transactions/cards',
    kind: 'query',
    access: 'session',
    audience: 'member',
  },
  /** Adds a card, checked by Luhn, kept as a token and a mask. Wants a fresh sign-in. */
  'cards.create': {
    method: 'POST',
    path: '/v1/private/transactions/cards',
    kind: 'command',
    access: 'session',
    audience: 'member',
    audit: 'card',
  },
  /** Makes a card the one payouts go to. */
  'cards.update': {
    method: 'PUT',
    path: '/v1/private/transactions/cards/{id}',
    kind: 'command',
    access: 'session',
    audience: 'member',
    audit: 'card',
  },
  /** Removes a card no payout is on its way to. */
  'cards.delete': {
    method: 'DELETE',
    path: '/v1/private/transactions/cards/{id}',
    kind: 'command',
    access: 'session',
    audience: 'member',
    audit: 'card',
  },
} as const satisfies RouteTable;
