import type { RouteTable } from './types.ts';

/** Sales as the back-office checks them (rest 5.1). */
export const moderationRoutes = {
  /**
   * Sales that were sent, by rows of the reader, with sums over the whole filtered list. Drafts are their authors’
   * alone.
   */
  'sales.adminList': {
    method: 'POST',
    path: '/v1/private/sales/admin/sales/list',
    kind: 'query',
    access: 'sales.salesListAdmin:read',
    audience: 'staff',
  },
  /** Reasons to reject a sale and to take goods back, with the sentences the seller will read. */
  'sales.reasons': {
    method: 'GET',
    path: '/v1/private/sales/admin/sales/reasons',
    kind: 'query',
    access: 'sales.sale:read',
    audience: 'staff',
  },
  /** Who has decided sales: for the filter of the list. Only those who see every sale get names. */
  'sales.moderators': {
    method: 'GET',
    path: '/v1/private/sales/admin/sales/moderators',
    kind: 'query',
    access: 'sales.salesListAdmin:read',
    audience: 'staff',
  },
  /** Takes a sale into work for ten minutes, or prolongs it; nobody else can decide meanwhile. */
  'sales.lock': {
    method: 'POST',
    path: '/v1/private/sales/admin/sales/{id}/lock',
    kind: 'command',
    access: 'sales.sale:update',
    audience: 'office',
  },
  /** Gives a sale back to the queue. */
  'sales.unlock': {
    method: 'DELETE',
    path: '/v1/private/sales/admin/sales/{id}/lock',
    kind: 'command',
    access: 'sales.sale:update',
    audience: 'office',
  },
  /** Puts a sale off for the reader alone: it goes to «Отложено» and waits for everybody else as before. */
  'sales.postpone': {
    method: 'POST',
    path: '/v1/private/sales/admin/sales/{id}/postpone',
    kind: 'command',
    access: 'sales.sale:update',
    audience: 'office',
  },
  /** Back from «Отложено» to the queue. */
  'sales.resume': {
    method: 'DELETE',
    path: '/v1/private/sales/admin/sales/{id}/postpone',
    kind: 'command',
    access: 'sales.sale:update',
    audience: 'office',
  },
  /** The reader's own work of today: how many, how fast, what was put off and what may still be taken back. */
  'sales.ownShift': {
    method: 'GET',
    path: '/v1/private/sales/admin/sales/shift',
    kind: 'query',
    access: 'sales.sale:update',
    audience: 'office',
  },
  /** Approves or rejects line by line, or asks the seller. Points follow in the same transaction, once per key. */
  'sales.moderate': {
    method: 'PUT',
    path: '/v1/private/sales/admin/sales/{id}/moderation',
    kind: 'command',
    access: 'sales.sale:update',
    audience: 'office',
    idempotent: true,
    audit: 'sale',
  },
  /** Compensating operations; the decision itself stays in the history. */
  'sales.undoModeration': {
    method: 'POST',
    path: '/v1/private/sales/admin/sales/{id}/moderation/undo',
    kind: 'command',
    access: 'sales.sale:update',
    audience: 'office',
    idempotent: true,
    audit: 'sale',
  },
} as const satisfies RouteTable;
