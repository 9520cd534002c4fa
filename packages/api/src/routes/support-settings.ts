import type { RouteTable } from './types.ts';

/** What support keeps itself: categories, ready answers, deadlines (domain 3.22). */
export const supportSettingsRoutes = {
  /** Working hours of the desk, hours till the first answer, terms of closing and reopening. */
  'support.settings': {
    method: 'GET',
    path: '/v1/private/support/admin/settings',
    kind: 'query',
    access: 'technicalSupport.technicalSupportList:read',
    audience: 'office',
  },
  /** Deadlines bind those who answer: only an administrator changes them (ADR 26). */
  'support.updateSettings': {
    method: 'PUT',
    path: '/v1/private/support/admin/settings',
    kind: 'command',
    access: 'technicalSupport.detailRequestTechnicalSupport:update',
    audience: 'admin',
    audit: 'support_settings',
  },
  /** Every category, the archived ones too, in the order of the portal. */
  'support.categories': {
    method: 'GET',
    path: '/v1/private/support/admin/categories',
    kind: 'query',
    access: 'technicalSupport.technicalSupportList:read',
    audience: 'office',
  },
  /** A new category at the end of the order; it can be chosen at once. */
  'support.createCategory': {
    method: 'POST',
    path: '/v1/private/support/admin/categories',
    kind: 'command',
    access: 'technicalSupport.detailRequestTechnicalSupport:update',
    audience: 'office',
    audit: 'support_settings',
  },
  /** Renames, archives, brings back; requests written in it stay. */
  'support.updateCategory': {
    method: 'PUT',
    path: '/v1/private/support/admin/categories/{code}',
    kind: 'command',
    access: 'technicalSupport.detailRequestTechnicalSupport:update',
    audience: 'office',
    audit: 'support_settings',
  },
  /** The order in which people choose a category. */
  'support.orderCategories': {
    method: 'PUT',
    path: '/v1/private/support/admin/categories/order',
    kind: 'command',
    access: 'technicalSupport.detailRequestTechnicalSupport:update',
    audience: 'office',
    audit: 'support_settings',
  },
  /** Every ready answer, the archived ones too. */
  'support.templateList': {
    method: 'GET',
    path: '/v1/private/support/admin/templates',
    kind: 'query',
    access: 'technicalSupport.technicalSupportList:read',
    audience: 'office',
  },
  /** A new ready answer at the end of the menu. */
  'support.createTemplate': {
    method: 'POST',
    path: '/v1/private/support/admin/templates',
    kind: 'command',
    access: 'technicalSupport.detailRequestTechnicalSupport:update',
    audience: 'office',
    audit: 'support_settings',
  },
  /** Changes a ready answer, archives it or brings it back; 409 with the present one after a change of another. */
  'support.updateTemplate': {
    method: 'PUT',
    path: '/v1/private/support/admin/templates/{id}',
    kind: 'command',
    access: 'technicalSupport.detailRequestTechnicalSupport:update',
    audience: 'office',
    audit: 'support_settings',
  },
  /** The order of the menu of ready answers. */
  'support.orderTemplates': {
    method: 'PUT',
    path: '/v1/private/support/admin/templates/order',
    kind: 'command',
    access: 'technicalSupport.detailRequestTechnicalSupport:update',
    audience: 'office',
    audit: 'support_settings',
  },
} as const satisfies RouteTable;
