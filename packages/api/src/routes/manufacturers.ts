import { pictureLimits } from './lib.ts';
import type { RouteTable } from './types.ts';

export const manufacturersRoutes = {
  /** Id and name of the manufacturers, for pickers (specification §7). */
  'manufacturers.shortList': {
    method: 'GET',
    path: '/v1/private/users/companies/manufacturers',
    kind: 'query',
    access: 'manufacturer.manufacturerList:read',
    audience: 'staff',
  },
  /** Manufacturers with the number of their brands and products (specification §7). */
  'manufacturers.list': {
    method: 'POST',
    path: '/v1/private/users/users/manufacturer/list',
    kind: 'query',
    access: 'manufacturer.manufacturerList:read',
    audience: 'staff',
  },
  /** XLSX or CSV of the manufacturers under the filters of the list; 202 with the process. */
  'manufacturers.export': {
    method: 'POST',
    path: '/v1/private/users/users/manufacturer/export',
    kind: 'command',
    access: 'manufacturer.manufacturerList:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
  /** The card of a manufacturer and its sign-in (specification §7). */
  'manufacturers.get': {
    method: 'GET',
    path: '/v1/private/users/users/manufacturer/{id}',
    kind: 'query',
    access: 'manufacturer.manufacturerDetail:read',
    audience: 'staff',
  },
  /** A manufacturer and its account; a link to set the password goes to `login` (specification §7). */
  'manufacturers.register': {
    method: 'POST',
    path: '/v1/private/auth/admin/register/manufacturer',
    kind: 'command',
    access: 'manufacturer.manufacturerDetail:create',
    audience: 'staff',
    audit: 'manufacturer',
  },
  /**
   * Changes a manufacturer; suspended, it signs out everywhere and its goods leave the catalogue (specification §7).
   */
  'manufacturers.update': {
    method: 'PUT',
    path: '/v1/private/users/admin/users/manufacturer/{id}',
    kind: 'command',
    access: 'manufacturer.manufacturerDetail:update',
    audience: 'staff',
    audit: 'manufacturer',
  },
  /**
   * The link to set the first password once more, by a new letter; the old link opens nothing from then on. With `login`
   * it goes there, and the manufacturer signs in by that address.
   */
  'manufacturers.invite': {
    method: 'POST',
    path: '/v1/private/users/admin/users/manufacturer/{id}/invite',
    kind: 'command',
    access: 'manufacturer.manufacturerDetail:update',
    audience: 'staff',
    audit: 'manufacturer',
  },
  /** What was sold of a manufacturer's goods in a period, with the period before it, and its promotions. */
  'manufacturers.statistics': {
    method: 'GET',
    path: '/v1/private/users/users/manufacturer/{id}/statistics',
    kind: 'query',
    access: 'manufacturer.manufacturerDetail:read',
    audience: 'staff',
  },
  /** The logo of a manufacturer, up to 10 MB; the answer names the file for `logoFileId`. */
  'manufacturers.uploadLogo': {
    method: 'POST',
    path: '/v1/private/users/admin/users/manufacturer/logo',
    kind: 'command',
    access: 'manufacturer.manufacturerDetail:update',
    audience: 'staff',
    multipart: true,
    limits: pictureLimits,
  },
} as const satisfies RouteTable;
