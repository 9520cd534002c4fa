import type { RouteTable } from './types.ts';

/** Integrations (domain 3.14). A secret is shown once, in the answer that made it. */
export const technicalRoutes = {
  /** Systems with their rights, owner, last call and errors of a day (specification §7). */
  'technical.list': {
    method: 'POST',
    path: '/v1/private/users/users/technical/list',
    kind: 'query',
    access: 'technicalUserPage.technicalUserList:read',
    audience: 'staff',
  },
  /** XLSX or CSV of the systems under the filters of the list, without anything of their secrets; 202 with the process. */
  'technical.export': {
    method: 'POST',
    path: '/v1/private/users/users/technical/export',
    kind: 'command',
    access: 'technicalUserPage.technicalUserList:read',
    audience: 'staff',
    idempotent: true,
    audit: 'process',
    accepted: true,
  },
  /** One system; its secret is never shown again (specification §7). */
  'technical.get': {
    method: 'GET',
    path: '/v1/private/users/users/technical/{id}',
    kind: 'query',
    access: 'technicalUserPage.technicalUserCard:read',
    audience: 'staff',
  },
  /** A system of a partner or a manufacturer. The answer is the only place its secret is shown (specification §7). */
  'technical.register': {
    method: 'POST',
    path: '/v1/private/auth/admin/register/technical',
    kind: 'command',
    access: 'technicalUserPage.technicalUserCard:create',
    audience: 'office',
    audit: 'technical_user',
  },
  /**
   * Changes rights, addresses, limit, term; suspended, it is out at once. A revoked one never comes back
   * (specification §7).
   */
  'technical.update': {
    method: 'PUT',
    path: '/v1/private/users/admin/users/technical/{id}',
    kind: 'command',
    access: 'technicalUserPage.technicalUserCard:update',
    audience: 'office',
    audit: 'technical_user',
  },
  /** A new secret, shown once; the old one opens for as long as asked, a day unless said. */
  'technical.rotateSecret': {
    method: 'POST',
    path: '/v1/private/auth/admin/technical/{id}/rotate-secret',
    kind: 'command',
    access: 'technicalUserPage.technicalUserCard:update',
    audience: 'office',
    audit: 'technical_user',
  },
  /** Makes the secret events are signed with, or another one; the old one signs too for a day. */
  'technical.rotateWebhookSecret': {
    method: 'POST',
    path: '/v1/private/auth/admin/technical/{id}/rotate-webhook-secret',
    kind: 'command',
    access: 'technicalUserPage.technicalUserCard:update',
    audience: 'office',
    audit: 'technical_user',
  },
  /** Puts a `webhook.test` event into the queue. */
  'technical.testWebhook': {
    method: 'POST',
    path: '/v1/private/users/admin/users/technical/{id}/webhook-test',
    kind: 'command',
    access: 'technicalUserPage.technicalUserCard:update',
    audience: 'office',
    audit: 'technical_user',
  },
  /** Events of one system and what became of them, newest first. */
  'technical.deliveries': {
    method: 'POST',
    path: '/v1/private/users/users/technical/{id}/deliveries/list',
    kind: 'query',
    access: 'technicalUserPage.technicalUserCard:read',
    audience: 'staff',
  },
  /** Offers an event that was not taken once more, at once. */
  'technical.retryDelivery': {
    method: 'POST',
    path: '/v1/private/users/admin/users/technical/deliveries/{id}/retry',
    kind: 'command',
    access: 'technicalUserPage.technicalUserCard:update',
    audience: 'office',
    audit: 'technical_user',
  },
  /** Calls of one system of the last 30 days, newest first. */
  'technical.calls': {
    method: 'POST',
    path: '/v1/private/users/users/technical/{id}/calls/list',
    kind: 'query',
    access: 'technicalUserPage.technicalUserCard:read',
    audience: 'staff',
  },
} as const satisfies RouteTable;
