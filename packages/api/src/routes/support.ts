import { attachmentLimits } from './lib.ts';
import type { RouteTable } from './types.ts';

/** Requests to support as their author sees them (rest 5.6, domain 3.11). */
export const supportRoutes = {
  /** For somebody who cannot sign in: throttled by address and device, answered by e-mail or SMS. */
  'support.createAsGuest': {
    method: 'POST',
    path: '/v1/public/support/requests',
    kind: 'command',
    access: 'public',
    audit: 'support_request',
    limits: { throttle: 'support' },
  },
  /** A request to support, about a sale or an operation if it is named. */
  'support.create': {
    method: 'POST',
    path: '/v1/private/support/requests',
    kind: 'command',
    access: 'technicalSupport.detailRequestTechnicalSupport:create',
    idempotent: true,
    audit: 'support_request',
  },
  /** A file for a request, up to 10 MB; the answer names it for `fileIds`. */
  'support.uploadFile': {
    method: 'POST',
    path: '/v1/private/support/requests/files',
    kind: 'command',
    access: 'technicalSupport.detailRequestTechnicalSupport:create',
    multipart: true,
    limits: attachmentLimits,
  },
  /** Own requests; of a company, those of all its accounts. */
  'support.list': {
    method: 'POST',
    path: '/v1/private/support/requests/list',
    kind: 'query',
    access: 'technicalSupport.detailRequestTechnicalSupport:read',
  },
  /** The thread. Internal notes and what stands in `desk` are for those who see every request. */
  'support.get': {
    method: 'GET',
    path: '/v1/private/support/requests/{id}',
    kind: 'query',
    access: 'technicalSupport.detailRequestTechnicalSupport:read',
  },
  /** A word of the author: takes a request that waited for him, or was resolved, back into work. */
  'support.addMessage': {
    method: 'POST',
    path: '/v1/private/support/requests/{id}/messages',
    kind: 'command',
    access: 'technicalSupport.detailRequestTechnicalSupport:update',
    idempotent: true,
    audit: 'support_request',
  },
  /** The author has what he wanted. A closed request without a rating may still be rated so. */
  'support.close': {
    method: 'POST',
    path: '/v1/private/support/requests/{id}/close',
    kind: 'command',
    access: 'technicalSupport.detailRequestTechnicalSupport:update',
    audit: 'support_request',
  },
  /** Within the term of the programme after closing. */
  'support.reopen': {
    method: 'POST',
    path: '/v1/private/support/requests/{id}/reopen',
    kind: 'command',
    access: 'technicalSupport.detailRequestTechnicalSupport:update',
    audit: 'support_request',
  },
} as const satisfies RouteTable;
