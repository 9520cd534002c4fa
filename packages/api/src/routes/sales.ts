import type { RouteTable } from './types.ts';

/** Sales as the seller lives with them; the card is one for both sides (rest 5.1). */
export const salesRoutes = {
  /** One’s own sales with sums of the month, drafts included. */
  'sales.list': {
    method: 'POST',
    path: '/v1/private/sales/sales/list',
    kind: 'query',
    access: 'sales.salesListMember:read',
  },
  /** A sale as the reader may see it: lines with formulas, receipt, history, operations and what may be done now. */
  'sales.get': {
    method: 'GET',
    path: '/v1/private/sales/sales/{id}',
    kind: 'query',
    access: 'sales.sale:read',
  },
  /**
   * Registers a sale, or keeps a draft with `submit: false`. A system names the seller and sends at once. The same
   * key, or the same `externalId`, never makes a second sale.
   */
  'sales.create': {
    method: 'POST',
    path: '/v1/private/sales/sales',
    kind: 'command',
    access: 'sales.sale:create',
    idempotent: true,
    audit: 'sale',
  },
  /** Replaces a draft, or a sale that was asked about; points are calculated again. */
  'sales.update': {
    method: 'PUT',
    path: '/v1/private/sales/sales/{id}',
    kind: 'command',
    access: 'sales.sale:update',
    idempotent: true,
    audit: 'sale',
  },
  /** Deletes a draft. */
  'sales.delete': {
    method: 'DELETE',
    path: '/v1/private/sales/sales/{id}',
    kind: 'command',
    access: 'sales.sale:delete',
    audit: 'sale',
  },
  /** Sends a draft as it stands. */
  'sales.submit': {
    method: 'POST',
    path: '/v1/private/sales/sales/{id}/submit',
    kind: 'command',
    access: 'sales.sale:update',
    idempotent: true,
    audit: 'sale',
  },
  /** Takes a sale back while nobody has decided; waiting points go, serial numbers are free. */
  'sales.cancel': {
    method: 'POST',
    path: '/v1/private/sales/sales/{id}/cancel',
    kind: 'command',
    access: 'sales.sale:update',
    idempotent: true,
    audit: 'sale',
  },
  /** Complains about a rejection, once and in time; another moderator will look. */
  'sales.dispute': {
    method: 'POST',
    path: '/v1/private/sales/sales/{id}/dispute',
    kind: 'command',
    access: 'sales.sale:update',
    idempotent: true,
    audit: 'sale',
  },
  /** Answers the moderator’s question; the clock of the check starts again. */
  'sales.answer': {
    method: 'POST',
    path: '/v1/private/sales/sales/{id}/answer',
    kind: 'command',
    access: 'sales.sale:update',
    idempotent: true,
    audit: 'sale',
  },
  /** Whether a serial number fits the product and is free; never whose it is. */
  'sales.checkSerial': {
    method: 'GET',
    path: '/v1/private/sales/sales/check-serial',
    kind: 'query',
    access: 'sales.sale:read',
  },
  /** Points of a sale before it is sent, line by line with the reasons; writes nothing. */
  'sales.calculate': {
    method: 'POST',
    path: '/v1/private/sales/sales/calculate',
    kind: 'query',
    access: 'sales.sale:read',
  },
  /** A photo of a receipt, up to 10 MB; the answer names the file for `fileIds`. */
  'sales.uploadFile': {
    method: 'POST',
    path: '/v1/private/sales/sales/files',
    kind: 'command',
    access: 'sales.sale:create',
    multipart: true,
    limits: {
      fileBytes: 10 * 1024 * 1024,
      mimes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    },
  },
} as const satisfies RouteTable;
