import type { RouteTable } from './types.ts';

/** The finance side of a withdrawal: decision, registry, payment (rest 5.3). */
export const payoutsRoutes = {
  /** Requests for payout with sums; for those who see every row. */
  'withdrawals.adminList': {
    method: 'POST',
    path: '/v1/private/transactions/admin/withdrawals/list',
    kind: 'query',
    access: 'transactionPage.transactionListAdmin:read',
    audience: 'staff',
  },
  /** Approves, rejects with a reason, repeats or returns a payout. Rejected points are back at once, once per key. */
  'withdrawals.decide': {
    method: 'PUT',
    path: '/v1/private/transactions/admin/withdrawals/{id}/decision',
    kind: 'command',
    access: 'transactionPage.detailTransaction:update',
    audience: 'office',
    idempotent: true,
    audit: 'withdrawal',
  },
  /** Asks a second person to pay in spite of conditions that stop a payout, with a reason. Moves no money. */
  'withdrawals.askOverride': {
    method: 'POST',
    path: '/v1/private/transactions/admin/withdrawals/{id}/override',
    kind: 'command',
    access: 'transactionPage.detailTransaction:update',
    audience: 'office',
    idempotent: true,
    audit: 'withdrawal',
  },
  /** A second person allows it or not; the one who asked takes it back. */
  'withdrawals.decideOverride': {
    method: 'PUT',
    path: '/v1/private/transactions/admin/withdrawals/{id}/override/decision',
    kind: 'command',
    access: 'transactionPage.detailTransaction:update',
    audience: 'office',
    idempotent: true,
    audit: 'withdrawal',
  },
  /** Registries for the bank with their sums and results. */
  'registries.list': {
    method: 'POST',
    path: '/v1/private/transactions/admin/withdrawals/registry/list',
    kind: 'query',
    access: 'transactionPage.transactionListAdmin:read',
    audience: 'staff',
  },
  /** XLSX or CSV of the registries under the filters of the list; 202 with the process. */
  'registries.export': {
    method: 'POST',
    path: '/v1/private/transactions/admin/withdrawals/registry/export',
    kind: 'command',
    access: 'transactionPage.transactionListAdmin:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
  /** One registry: its payouts, what became of each, who formed and approved it. */
  'registries.get': {
    method: 'GET',
    path: '/v1/private/transactions/admin/withdrawals/registry/{id}',
    kind: 'query',
    access: 'transactionPage.transactionListAdmin:read',
    audience: 'staff',
  },
  /** Puts approved payouts into a registry for the bank; each stands in one registry. */
  'registries.create': {
    method: 'POST',
    path: '/v1/private/transactions/admin/withdrawals/registry',
    kind: 'command',
    access: 'transactionPage.detailTransaction:create',
    audience: 'office',
    idempotent: true,
    audit: 'registry',
  },
  /** The same from all approved payouts of a list’s query, a thousand to a registry. */
  'registries.createByQuery': {
    method: 'POST',
    path: '/v1/private/transactions/admin/withdrawals/registry/by-query',
    kind: 'command',
    access: 'transactionPage.detailTransaction:create',
    audience: 'office',
    idempotent: true,
    audit: 'registry',
  },
  /** Lets a registry go to the bank; by another person than the one who formed it, where the settings say so. */
  'registries.approve': {
    method: 'PUT',
    path: '/v1/private/transactions/admin/withdrawals/registry/{id}/approve',
    kind: 'command',
    access: 'transactionPage.detailTransaction:update',
    audience: 'office',
    idempotent: true,
    audit: 'registry',
  },
  /** Sends a registry back before the second signature; its requests are approved again and wait for another one. */
  'registries.reject': {
    method: 'PUT',
    path: '/v1/private/transactions/admin/withdrawals/registry/{id}/reject',
    kind: 'command',
    access: 'transactionPage.detailTransaction:update',
    audience: 'office',
    idempotent: true,
    audit: 'registry',
  },
  /** Dissolves a registry the bank has not got yet; its requests are approved again and wait for another one. */
  'registries.disband': {
    method: 'PUT',
    path: '/v1/private/transactions/admin/withdrawals/registry/{id}/disband',
    kind: 'command',
    access: 'transactionPage.detailTransaction:update',
    audience: 'office',
    idempotent: true,
    audit: 'registry',
  },
  /** Removes one request before the second signature; it is approved again and waits for another registry. */
  'registries.takeOut': {
    method: 'PUT',
    path: '/v1/private/transactions/admin/withdrawals/registry/{id}/take-out',
    kind: 'command',
    access: 'transactionPage.detailTransaction:update',
    audience: 'office',
    idempotent: true,
    audit: 'registry',
  },
  /** Holds card tokens and names for the bank, so every download is logged. */
  'registries.file': {
    method: 'GET',
    path: '/v1/private/transactions/admin/withdrawals/registry/{id}/file',
    kind: 'query',
    access: 'transactionPage.detailTransaction:update',
    audience: 'staff',
    audit: 'registry',
    binary: true,
  },
  /** What the bank did with each payout, from its file; what failed may be repeated. */
  'registries.uploadResult': {
    method: 'POST',
    path: '/v1/private/transactions/admin/withdrawals/registry/{id}/result',
    kind: 'command',
    access: 'transactionPage.detailTransaction:update',
    audience: 'staff',
    idempotent: true,
    audit: 'registry',
    multipart: true,
    accepted: true,
    limits: {
      fileBytes: 20 * 1024 * 1024,
      mimes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    },
  },
  /** The same by hand: all paid, or one by one. */
  'registries.markPaid': {
    method: 'PUT',
    path: '/v1/private/transactions/admin/withdrawals/registry/{id}/paid',
    kind: 'command',
    access: 'transactionPage.detailTransaction:update',
    audience: 'staff',
    idempotent: true,
    audit: 'registry',
  },
} as const satisfies RouteTable;
