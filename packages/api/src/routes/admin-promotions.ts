import { pictureLimits } from './lib.ts';
import type { RouteTable } from './types.ts';

export const adminPromotionsRoutes = {
  'promotions.adminList': {
    method: 'POST',
    path: '/v1/private/promotions/admin/promotions/list',
    kind: 'query',
    access: 'promotions.promotionListAdmin:read',
    audience: 'staff',
  },
  'promotions.adminGet': {
    method: 'GET',
    path: '/v1/private/promotions/admin/promotions/{id}',
    kind: 'query',
    access: 'promotions.promotionDetailAdmin:read',
    audience: 'staff',
  },
  'promotions.versions': {
    method: 'GET',
    path: '/v1/private/promotions/admin/promotions/{id}/versions',
    kind: 'query',
    access: 'promotions.promotionDetailAdmin:read',
    audience: 'staff',
  },
  'promotions.create': {
    method: 'POST',
    path: '/v1/private/promotions/admin/promotions',
    kind: 'command',
    access: 'promotions.promotionDetailAdmin:create',
    audience: 'staff',
    audit: 'promotion',
  },
  /** A changed rule of a promotion that has begun makes a new version; what was accrued keeps its own. */
  'promotions.update': {
    method: 'PUT',
    path: '/v1/private/promotions/admin/promotions/{id}',
    kind: 'command',
    access: 'promotions.promotionDetailAdmin:update',
    audience: 'staff',
    audit: 'promotion',
  },
  'promotions.setStatus': {
    method: 'PUT',
    path: '/v1/private/promotions/admin/promotions/{id}/status',
    kind: 'command',
    access: 'promotions.promotionDetailAdmin:update',
    audience: 'staff',
    audit: 'promotion',
  },
  'promotions.copy': {
    method: 'POST',
    path: '/v1/private/promotions/admin/promotions/{id}/copy',
    kind: 'command',
    access: 'promotions.promotionDetailAdmin:create',
    audience: 'staff',
    audit: 'promotion',
  },
  /** Drafts only: what has run stays in the archive. */
  'promotions.delete': {
    method: 'DELETE',
    path: '/v1/private/promotions/admin/promotions/{id}',
    kind: 'command',
    access: 'promotions.promotionDetailAdmin:delete',
    audience: 'staff',
    audit: 'promotion',
  },
  'promotions.uploadImage': {
    method: 'POST',
    path: '/v1/private/promotions/admin/promotions/image',
    kind: 'command',
    access: 'promotions.promotionDetailAdmin:create',
    audience: 'staff',
    multipart: true,
    limits: pictureLimits,
  },
  'promotions.order': {
    method: 'PUT',
    path: '/v1/private/promotions/admin/promotions/order',
    kind: 'command',
    access: 'promotions.promotionListAdmin:update',
    audience: 'staff',
    audit: 'promotion',
  },
  /** What a draft would have given over sales of the past; nothing is written. */
  'promotions.simulate': {
    method: 'POST',
    path: '/v1/private/promotions/admin/promotions/simulate',
    kind: 'query',
    access: 'promotions.promotionDetailAdmin:read',
    audience: 'staff',
  },
  'promotions.stats': {
    method: 'GET',
    path: '/v1/private/promotions/admin/promotions/{id}/stats',
    kind: 'query',
    access: 'promotions.promotionDetailAdmin:read',
    audience: 'staff',
  },
} as const satisfies RouteTable;
