import { documentLimits, sheetLimits } from './lib.ts';
import type { RouteTable } from './types.ts';

export const partnersRoutes = {
  /** Partners with their shops, people and sales; found by name, ИНН, КПП, phone in any writing (specification §7). */
  'partners.list': {
    method: 'POST',
    path: '/v1/private/users/users/partner/list',
    kind: 'query',
    access: 'partner.partnerList:read',
    audience: 'staff',
  },
  /** The card of a partner and its sign-in (specification §7). */
  'partners.get': {
    method: 'GET',
    path: '/v1/private/users/users/partner/{id}',
    kind: 'query',
    access: 'partner.partnerDetail:read',
    audience: 'staff',
  },
  /**
   * A partner, its shops and its account in one transaction; a link to set the password goes to `login`
   * (specification §7).
   */
  'partners.register': {
    method: 'POST',
    path: '/v1/private/auth/admin/register/partner',
    kind: 'command',
    access: 'partner.partnerDetail:create',
    audience: 'staff',
    audit: 'partner',
  },
  /** Changes a partner; suspended, it sells no more and signs out everywhere (specification §7). */
  'partners.update': {
    method: 'PUT',
    path: '/v1/private/users/admin/users/partner/{id}',
    kind: 'command',
    access: 'partner.partnerDetail:update',
    audience: 'staff',
    audit: 'partner',
  },
  /**
   * The link to set the first password once more, by a new letter; the old link opens nothing from then on. With `login`
   * it goes there, and the partner signs in by that address.
   */
  'partners.invite': {
    method: 'POST',
    path: '/v1/private/users/admin/users/partner/{id}/invite',
    kind: 'command',
    access: 'partner.partnerDetail:update',
    audience: 'staff',
    audit: 'partner',
  },
  /**
   * Partners and shops from XLSX or CSV: by row, nothing half done. 202 with the process, a report in Russian and a
   * file of the rows that failed (specification §7).
   */
  'partners.massUpload': {
    method: 'POST',
    path: '/v1/private/users/admin/users/mass-upload',
    kind: 'command',
    access: 'partner.massUploadPartner:create',
    audience: 'staff',
    audit: 'process',
    multipart: true,
    accepted: true,
    limits: sheetLimits,
  },
  /** The file to fill in with partners and shops: columns and one sample row. */
  'partners.massUploadTemplate': {
    method: 'GET',
    path: '/v1/private/users/admin/users/mass-upload/template',
    kind: 'query',
    access: 'partner.massUploadPartner:read',
    audience: 'staff',
    binary: true,
  },
  /** XLSX or CSV of the partners a person may see, narrowed as the list is; 202 with the process. */
  'partners.export': {
    method: 'GET',
    path: '/v1/private/users/admin/users/partner/export',
    kind: 'command',
    access: 'partner.partnerList:read',
    audience: 'staff',
    audit: 'process',
    accepted: true,
  },
  /** The same of the rows the list shows, with chosen columns; 202 with the process. */
  'partners.exportList': {
    method: 'POST',
    path: '/v1/private/users/admin/users/partner/export',
    kind: 'command',
    access: 'partner.partnerList:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
  /**
   * The signed consent to take part, PDF up to 20 MB: the programme's proof, so a company does not upload it. The answer names the file for `consentFileId` of the
   * same partner.
   */
  'partners.uploadConsent': {
    method: 'POST',
    path: '/v1/private/users/admin/users/partner/{id}/consent',
    kind: 'command',
    access: 'partner.partnerDetail:create',
    audience: 'staff',
    audit: 'partner',
    multipart: true,
    limits: documentLimits,
  },
  /** What was changed of a partner and its shops, by whom and why; the newest first. */
  'partners.history': {
    method: 'POST',
    path: '/v1/private/users/users/partner/{id}/history',
    kind: 'query',
    access: 'partner.partnerDetail:read',
    audience: 'staff',
  },
  /** Promotions open to at least one shop of a partner, and by what: everybody, its name, its shops or a group. */
  'partners.promotions': {
    method: 'GET',
    path: '/v1/private/users/users/partner/{id}/promotions',
    kind: 'query',
    access: 'partner.partnerDetail:read',
    audience: 'staff',
  },
  /** For integrations: moves a member to another store of a partner. */
  'partners.assignStore': {
    method: 'PUT',
    path: '/v1/internal/users/{userExternalId}/partner-store',
    kind: 'command',
    access: 'partner.partnerDetail:update',
    audience: 'technical',
    audit: 'member',
  },
  /** Shops the reader sees, with their people and status. */
  'stores.list': {
    method: 'POST',
    path: '/v1/private/users/stores/list',
    kind: 'query',
    access: 'partner.partnerDetail:read',
    audience: 'staff',
  },
  /** A shop of a partner; its code is unique within the partner. */
  'stores.create': {
    method: 'POST',
    path: '/v1/private/users/stores',
    kind: 'command',
    access: 'partner.partnerDetail:create',
    audience: 'staff',
    audit: 'store',
  },
  /** Changes or closes a shop; a closed one takes no sales dated after that day. */
  'stores.update': {
    method: 'PUT',
    path: '/v1/private/users/stores/{id}',
    kind: 'command',
    access: 'partner.partnerDetail:update',
    audience: 'staff',
    audit: 'store',
  },
  /** Deletes a shop nothing was sold in; otherwise it is closed. */
  'stores.delete': {
    method: 'DELETE',
    path: '/v1/private/users/stores/{id}',
    kind: 'command',
    access: 'partner.partnerDetail:delete',
    audience: 'staff',
    audit: 'store',
  },
} as const satisfies RouteTable;
