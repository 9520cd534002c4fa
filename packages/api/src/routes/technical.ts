import type { RouteTable } from './types.ts';

/** Integrations (domain 3.14). A secret is shown once, in the answer that made it. */
export const technicalRoutes = {
  'technical.list': {
    method: 'POST',
    path: '/v1/private/users/users/technical/list',
    kind: 'query',
    access: 'technicalUserPage.technicalUserList:read',
    audience: 'staff',
  },
  'technical.get': {
    method: 'GET',
    path: '/v1/private/users/users/technical/{id}',
    kind: 'query',
    access: 'technicalUserPage.technicalUserCard:read',
    audience: 'staff',
  },
  'technical.register': {
    method: 'POST',
    path: '/v1/private/auth/admin/register/technical',
    kind: 'command',
    access: 'technicalUserPage.technicalUserCard:create',
    audience: 'staff',
    audit: 'technical_user',
  },
  'technical.update': {
    method: 'PUT',
    path: '/v1/private/users/admin/users/technical/{id}',
    kind: 'command',
    access: 'technicalUserPage.technicalUserCard:update',
    audience: 'staff',
    audit: 'technical_user',
  },
  'technical.rotateSecret': {
    method: 'POST',
    path: '/v1/private/auth/admin/technical/{id}/rotate-secret',
    kind: 'command',
    access: 'technicalUserPage.technicalUserCard:update',
    audience: 'staff',
    audit: 'technical_user',
  },
  /** Makes the secret events are signed with, or another one; the old one signs beside it for a day. */
  'technical.rotateWebhookSecret': {
    method: 'POST',
    path: '/v1/private/auth/admin/technical/{id}/rotate-webhook-secret',
    kind: 'command',
    access: 'technicalUserPage.technicalUserCard:update',
    audience: 'staff',
    audit: 'technical_user',
  },
  /** Puts a `webhook.test` event into the queue. */
  'technical.testWebhook': {
    method: 'POST',
    path: '/v1/private/users/admin/users/technical/{id}/webhook-test',
    kind: 'command',
    access: 'technicalUserPage.technicalUserCard:update',
    audience: 'staff',
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
} as const satisfies RouteTable;
