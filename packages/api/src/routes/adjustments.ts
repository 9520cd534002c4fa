import { attachmentLimits } from './lib.ts';
import type { RouteTable } from './types.ts';

/** Adjustments («корректировки», rest 5.3). */
export const adjustmentsRoutes = {
  /** Corrections of points by hand. */
  'tunings.list': {
    method: 'POST',
    path: '/v1/private/transactions/admin/tunings/list',
    kind: 'query',
    access: 'transactionPage.tuningsTransactionList:read',
    audience: 'staff',
  },
  /** XLSX or CSV of the corrections under the filters of the list; 202 with the process. */
  'tunings.export': {
    method: 'POST',
    path: '/v1/private/transactions/admin/tunings/export',
    kind: 'command',
    access: 'transactionPage.tuningsTransactionList:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
  /** A correction: reason, files, decision, what may be done now. */
  'tunings.get': {
    method: 'GET',
    path: '/v1/private/transactions/admin/tunings/{id}',
    kind: 'query',
    access: 'transactionPage.tuningsTransaction:read',
    audience: 'staff',
  },
  /** Adds or takes points by hand with a reason. Above a limit it waits for a second person. Once per key. */
  'tunings.create': {
    method: 'POST',
    path: '/v1/private/transactions/admin/tunings',
    kind: 'command',
    access: 'transactionPage.tuningsTransaction:create',
    audience: 'staff',
    idempotent: true,
    audit: 'tuning',
  },
  /** A document for a correction, up to 10 MB; the answer names it for `fileIds`. */
  'tunings.uploadFile': {
    method: 'POST',
    path: '/v1/private/transactions/admin/tunings/files',
    kind: 'command',
    access: 'transactionPage.tuningsTransaction:create',
    audience: 'staff',
    multipart: true,
    limits: attachmentLimits,
  },
  /** Applies or rejects a correction of another; never about oneself. */
  'tunings.decide': {
    method: 'PUT',
    path: '/v1/private/transactions/admin/tunings/{id}/decision',
    kind: 'command',
    access: 'transactionPage.tuningsTransaction:update',
    audience: 'office',
    idempotent: true,
    audit: 'tuning',
  },
} as const satisfies RouteTable;
