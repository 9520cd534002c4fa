import type { RouteTable } from './types.ts';

/** The desk that answers requests (rest 5.6). */
export const supportDeskRoutes = {
  /** Requests to support with terms, found by number, words and who wrote. */
  'support.adminList': {
    method: 'POST',
    path: '/v1/private/support/admin/requests/list',
    kind: 'query',
    access: 'technicalSupport.technicalSupportList:read',
    audience: 'staff',
  },
  /** Moves the request, gives it to somebody, changes its priority or category; 409 with the present card. */
  'support.update': {
    method: 'PUT',
    path: '/v1/private/support/admin/requests/{id}',
    kind: 'command',
    access: 'technicalSupport.detailRequestTechnicalSupport:update',
    audience: 'staff',
    audit: 'support_request',
  },
  /** An answer to the author, or with `internal` a note he never sees. */
  'support.answer': {
    method: 'POST',
    path: '/v1/private/support/admin/requests/{id}/messages',
    kind: 'command',
    access: 'technicalSupport.detailRequestTechnicalSupport:update',
    audience: 'staff',
    idempotent: true,
    audit: 'support_request',
  },
  /**
   * Joins threads of duplicates to this one, files and notes with them, and closes the duplicates. The author must be
   * the same: nobody may read what another has written.
   */
  'support.merge': {
    method: 'POST',
    path: '/v1/private/support/admin/requests/{id}/merge',
    kind: 'command',
    access: 'technicalSupport.detailRequestTechnicalSupport:update',
    audience: 'staff',
    idempotent: true,
    audit: 'support_request',
  },
  /** Ready answers with places for names. */
  'support.templates': {
    method: 'GET',
    path: '/v1/private/support/admin/requests/templates',
    kind: 'query',
    access: 'technicalSupport.technicalSupportList:read',
    audience: 'staff',
  },
  /** Who may be given a request: live accounts that see every request and may change them. */
  'support.assignees': {
    method: 'GET',
    path: '/v1/private/support/admin/requests/assignees',
    kind: 'query',
    access: 'technicalSupport.technicalSupportList:read',
    audience: 'staff',
  },
  /** XLSX or CSV of requests; 202 with the process. */
  'support.export': {
    method: 'GET',
    path: '/v1/private/support/admin/requests/export',
    kind: 'command',
    access: 'technicalSupport.technicalSupportList:read',
    audience: 'staff',
    audit: 'process',
    accepted: true,
  },
  /** XLSX or CSV of the requests the list shows under the same filters. */
  'support.exportList': {
    method: 'POST',
    path: '/v1/private/support/admin/requests/export',
    kind: 'command',
    access: 'technicalSupport.technicalSupportList:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
} as const satisfies RouteTable;
