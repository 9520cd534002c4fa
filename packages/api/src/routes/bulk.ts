import { sheetLimits } from './lib.ts';
import type { RouteTable } from './types.ts';

/** Work on many rows at once, exports and what takes back. */
export const bulkRoutes = {
  /**
   * XLSX or CSV with names and contacts, no passport data nor cards. The purpose is kept in the journal; 202 with
   * the process (specification §7).
   */
  'members.export': {
    method: 'GET',
    path: '/v1/private/users/admin/users/export',
    kind: 'command',
    access: 'memberPage.exportMember:read',
    audience: 'staff',
    audit: 'process',
    accepted: true,
  },
  /**
   * The same under the filters of the list or for chosen rows, with chosen columns. Passport data are opened for those
   * who may see them, after a fresh proof of password; every person in such a file stands in the journal.
   */
  'members.exportList': {
    method: 'POST',
    path: '/v1/private/users/admin/users/export',
    kind: 'command',
    access: 'memberPage.exportMember:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
  /** XLSX or CSV of the sales the reader sees; 202 with the process. */
  'sales.export': {
    method: 'GET',
    path: '/v1/private/sales/admin/sales/export',
    kind: 'command',
    access: 'sales.salesListAdmin:read',
    audience: 'staff',
    audit: 'process',
    accepted: true,
  },
  /** The same under the filters of the list: what is on the screen is what the file holds. */
  'sales.exportList': {
    method: 'POST',
    path: '/v1/private/sales/admin/sales/export',
    kind: 'command',
    access: 'sales.salesListAdmin:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
  /** XLSX or CSV of withdrawals under the filters of their list, with sums and the tax; 202 with the process. */
  'withdrawals.export': {
    method: 'POST',
    path: '/v1/private/transactions/admin/withdrawals/export',
    kind: 'command',
    access: 'transactionPage.transactionListAdmin:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
  /**
   * For accounting: income, tax and what was paid in a year, a row a member. ИНН are masked; they are opened for those
   * who may see them, after a fresh proof of password, and every person in such a file stands in the journal.
   */
  'withdrawals.taxReport': {
    method: 'POST',
    path: '/v1/private/transactions/admin/withdrawals/tax-report',
    kind: 'command',
    access: 'memberPage.exportMember:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
  /** XLSX or CSV of operations with points; 202 with the process. */
  'operations.export': {
    method: 'GET',
    path: '/v1/private/transactions/admin/transactions/export',
    kind: 'command',
    access: 'transactionPage.transactionListAdmin:read',
    audience: 'staff',
    audit: 'process',
    accepted: true,
  },
  /** The same under the filters of the list, of any kind: what is on the screen is what the file holds. */
  'operations.exportList': {
    method: 'POST',
    path: '/v1/private/transactions/admin/transactions/export',
    kind: 'command',
    access: 'transactionPage.transactionListAdmin:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
  /** XLSX or CSV of the journal for a period; 202 with the process. */
  'logs.export': {
    method: 'GET',
    path: '/v1/private/logs/logs/export',
    kind: 'command',
    access: 'logs.logsList:read',
    audience: 'staff',
    audit: 'process',
    accepted: true,
  },
  /** The same of the rows the journal shows: its search and filters; 202 with the process. */
  'logs.exportList': {
    method: 'POST',
    path: '/v1/private/logs/logs/export',
    kind: 'command',
    access: 'logs.logsList:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
  /** XLSX or CSV of the catalogue with its price list; 202 with the process. */
  'products.export': {
    method: 'GET',
    path: '/v1/private/nomenclature/admin/products/export',
    kind: 'command',
    access: 'products.productList:read',
    audience: 'staff',
    audit: 'process',
    accepted: true,
  },
  /** XLSX or CSV of the products a list with these filters shows; 202 with the process. */
  'products.exportList': {
    method: 'POST',
    path: '/v1/private/nomenclature/admin/products/export',
    kind: 'command',
    access: 'products.productList:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
  /**
   * One decision about several members; those it does not suit are left as they are and named with the reason. A
   * confirmation never unblocks.
   */
  'members.decideMany': {
    method: 'POST',
    path: '/v1/private/users/admin/users/decision',
    kind: 'command',
    access: 'memberPage.memberCard:update',
    audience: 'staff',
    idempotent: true,
    audit: 'member',
  },
  /** One decision about several withdrawals; those it does not suit are left as they are and named with the reason. */
  'withdrawals.decideMany': {
    method: 'POST',
    path: '/v1/private/transactions/admin/withdrawals/decision',
    kind: 'command',
    access: 'transactionPage.detailTransaction:update',
    audience: 'office',
    idempotent: true,
    audit: 'withdrawal',
  },
  /** One decision about several adjustments; those it does not suit are left as they are and named with the reason. */
  'tunings.decideMany': {
    method: 'POST',
    path: '/v1/private/transactions/admin/tunings/decision',
    kind: 'command',
    access: 'transactionPage.tuningsTransaction:update',
    audience: 'office',
    idempotent: true,
    audit: 'tuning',
  },
  /** One decision about several sales; those with signs of risk are left out and named. Points move once per key. */
  'sales.moderateMany': {
    method: 'POST',
    path: '/v1/private/sales/admin/sales/moderation',
    kind: 'command',
    access: 'sales.sale:update',
    audience: 'office',
    idempotent: true,
    audit: 'sale',
  },
  /** With `preview` nothing is written: it answers what would be written off and from where. */
  'sales.return': {
    method: 'POST',
    path: '/v1/private/sales/admin/sales/{id}/return',
    kind: 'command',
    access: 'sales.sale:update',
    audience: 'staff',
    idempotent: true,
    audit: 'sale',
  },
  /** Takes a correction back while nobody has decided; its author alone. */
  'tunings.delete': {
    method: 'DELETE',
    path: '/v1/private/transactions/admin/tunings/{id}',
    kind: 'command',
    access: 'transactionPage.tuningsTransaction:delete',
    audience: 'staff',
    idempotent: true,
    audit: 'tuning',
  },
  /** XLSX or CSV of promotions with budgets; 202 with the process. */
  'promotions.export': {
    method: 'GET',
    path: '/v1/private/promotions/admin/promotions/export',
    kind: 'command',
    access: 'promotions.promotionListAdmin:read',
    audience: 'staff',
    audit: 'process',
    accepted: true,
  },
  /**
   * Sales by file: a seller's own, or those of sellers a system sees. Rows with one number of sale are one sale; a
   * number that is there already is skipped, so that a file may be sent twice.
   */
  'sales.massUpload': {
    method: 'POST',
    path: '/v1/private/sales/sales/mass-upload',
    kind: 'command',
    access: 'sales.sale:create',
    idempotent: true,
    audit: 'process',
    multipart: true,
    accepted: true,
    limits: sheetLimits,
  },
  /** The file to fill in: columns, one sample row, a sheet of words. */
  'sales.massUploadTemplate': {
    method: 'GET',
    path: '/v1/private/sales/sales/mass-upload/template',
    kind: 'query',
    access: 'sales.sale:create',
    binary: true,
  },
  /** Adjustments by file; above the threshold each waits for a second person as one made by hand. */
  'tunings.massUpload': {
    method: 'POST',
    path: '/v1/private/transactions/admin/tunings/mass-upload',
    kind: 'command',
    access: 'transactionPage.tuningsTransaction:create',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    multipart: true,
    accepted: true,
    limits: sheetLimits,
  },
  /** The file to fill in with corrections: columns and one sample row. */
  'tunings.massUploadTemplate': {
    method: 'GET',
    path: '/v1/private/transactions/admin/tunings/mass-upload/template',
    kind: 'query',
    access: 'transactionPage.tuningsTransaction:create',
    audience: 'staff',
    binary: true,
  },
} as const satisfies RouteTable;
