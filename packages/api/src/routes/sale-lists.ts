import { sheetLimits } from './lib.ts';
import type { RouteTable } from './types.ts';

/** «Загрузить списком»: a file of the seller's own sales, checked and corrected before anything is registered. */
export const saleListsRoutes = {
  /** The list under way with its rows and what is wrong in them; `null` where there is none. */
  'saleLists.current': {
    method: 'GET',
    path: '/v1/private/sales/lists/current',
    kind: 'query',
    access: 'sales.sale:create',
    audience: 'member',
  },
  /** Reads a file into a new list, which takes the place of the one before; nothing is registered. */
  'saleLists.upload': {
    method: 'POST',
    path: '/v1/private/sales/lists',
    kind: 'command',
    access: 'sales.sale:create',
    audience: 'member',
    multipart: true,
    limits: sheetLimits,
  },
  /** The file to fill in: a row that loads as it is and, in XLSX, a sheet that explains the columns. */
  'saleLists.template': {
    method: 'GET',
    path: '/v1/private/sales/lists/template',
    kind: 'query',
    access: 'sales.sale:create',
    audience: 'member',
    binary: true,
  },
  /** Which column of the file each field is read from; the rows are read once more, corrections of them are gone. */
  'saleLists.join': {
    method: 'PUT',
    path: '/v1/private/sales/lists/{id}/columns',
    kind: 'command',
    access: 'sales.sale:create',
    audience: 'member',
  },
  /** Corrects cells or takes rows out; the sales they belong to wait for a check again. */
  'saleLists.correct': {
    method: 'PUT',
    path: '/v1/private/sales/lists/{id}/rows',
    kind: 'command',
    access: 'sales.sale:create',
    audience: 'member',
  },
  /** Tries the next sales that wait for a check, as their registration would go; writes nothing but the verdict. */
  'saleLists.check': {
    method: 'POST',
    path: '/v1/private/sales/lists/{id}/check',
    kind: 'command',
    access: 'sales.sale:create',
    audience: 'member',
  },
  /** Registers the sales that are ready as a process; the others stay in the list. A repeat starts nothing more. */
  'saleLists.send': {
    method: 'POST',
    path: '/v1/private/sales/lists/{id}/send',
    kind: 'command',
    access: 'sales.sale:create',
    audience: 'member',
    idempotent: true,
    audit: 'process',
  },
  /** Rows that are not registered as a file, each with what to fix. */
  'saleLists.failed': {
    method: 'GET',
    path: '/v1/private/sales/lists/{id}/failed',
    kind: 'query',
    access: 'sales.sale:create',
    audience: 'member',
    binary: true,
  },
  /** Forgets the list; what it has registered stays. */
  'saleLists.delete': {
    method: 'DELETE',
    path: '/v1/private/sales/lists/{id}',
    kind: 'command',
    access: 'sales.sale:create',
    audience: 'member',
  },
} as const satisfies RouteTable;
