import type { RouteTable } from './types.ts';

/** Points as the back-office sees and rules them (rest 5.3, domain 3.16). */
export const ledgerRoutes = {
  /** The rules of points now in force: rate, terms, limits, tax; with the version a change is made from. */
  'points.settings': {
    method: 'GET',
    path: '/v1/private/transactions/admin/settings',
    kind: 'query',
    access: 'transactionPage.tuningsTransactionList:read',
    audience: 'staff',
  },
  /**
   * The next version of the rules, for what happens from now on; 409 with the present rules when they have changed.
   * Settings of control are changed by an administrator after a fresh sign-in, and where there are two they wait in
   * `pending` for the other one.
   */
  'points.updateSettings': {
    method: 'PUT',
    path: '/v1/private/transactions/admin/settings',
    kind: 'command',
    access: 'transactionPage.tuningsTransaction:update',
    audience: 'office',
    audit: 'points_settings',
  },
  /**
   * Confirms or rejects a pending change of settings of control as another administrator, or withdraws one's own. A
   * change whose settings have moved meanwhile is out of date: 409 with the present rules. Confirming wants a fresh
   * sign-in.
   */
  'points.decideSettings': {
    method: 'PUT',
    path: '/v1/private/transactions/admin/settings/changes/{id}',
    kind: 'command',
    access: 'transactionPage.tuningsTransaction:update',
    audience: 'admin',
    audit: 'points_settings',
  },
  /** For those who look after the programme: how much burns on which day if nobody spends it before. */
  'points.burning': {
    method: 'GET',
    path: '/v1/private/transactions/admin/points/burning',
    kind: 'query',
    access: 'transactionPage.transactionListAdmin:read',
    audience: 'staff',
  },
  /** Operations of every member the reader sees, with sums over the whole filtered list. */
  'operations.adminList': {
    method: 'POST',
    path: '/v1/private/transactions/admin/transactions/list',
    kind: 'query',
    access: 'transactionPage.transactionListAdmin:read',
    audience: 'staff',
  },
} as const satisfies RouteTable;
