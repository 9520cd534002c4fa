import { pictureLimits } from './lib.ts';
import type { RouteTable } from './types.ts';

export const adminPromotionsRoutes = {
  /**
   * Every promotion with budget, spent and reserved points; a manufacturer sees its own, a partner those open to it.
   */
  'promotions.adminList': {
    method: 'POST',
    path: '/v1/private/promotions/admin/promotions/list',
    kind: 'query',
    access: 'promotions.promotionListAdmin:read',
    audience: 'staff',
  },
  /** The card of a promotion: its rule in words and in fields, budget, versions and what may be done with it now. */
  'promotions.adminGet': {
    method: 'GET',
    path: '/v1/private/promotions/admin/promotions/{id}',
    kind: 'query',
    access: 'promotions.promotionDetailAdmin:read',
    audience: 'staff',
  },
  /** Every version of the rule, newest first; sales stay with the version they were calculated by. */
  'promotions.versions': {
    method: 'GET',
    path: '/v1/private/promotions/admin/promotions/{id}/versions',
    kind: 'query',
    access: 'promotions.promotionDetailAdmin:read',
    audience: 'staff',
  },
  /**
   * A draft. Which `params` a mechanic needs is reported field by field; a manufacturer makes promotions of its own
   * goods.
   */
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
  /**
   * One step of the life of a promotion (domain 3.8): sent, approved, run, paused, finished. Above the
   * threshold of cost author and approver differ.
   */
  'promotions.setStatus': {
    method: 'PUT',
    path: '/v1/private/promotions/admin/promotions/{id}/status',
    kind: 'command',
    access: 'promotions.promotionDetailAdmin:update',
    audience: 'office',
    audit: 'promotion',
  },
  /** A draft with the same rule and no history. */
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
  /** The picture of a promotion, up to 10 MB; the answer names the file for `imageFileId`. */
  'promotions.uploadImage': {
    method: 'POST',
    path: '/v1/private/promotions/admin/promotions/image',
    kind: 'command',
    access: 'promotions.promotionDetailAdmin:create',
    audience: 'staff',
    multipart: true,
    limits: pictureLimits,
  },
  /** Which promotion goes first when several fit: the smaller number wins. */
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
  /** What a promotion has brought so far: sales, units, members and points by day. */
  'promotions.stats': {
    method: 'GET',
    path: '/v1/private/promotions/admin/promotions/{id}/stats',
    kind: 'query',
    access: 'promotions.promotionDetailAdmin:read',
    audience: 'staff',
  },
} as const satisfies RouteTable;
