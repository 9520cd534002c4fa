import type { RouteTable } from './types.ts';

export const promotionsRoutes = {
  /** Promotions open to the seller now, soon, or finished lately. */
  'promotions.list': {
    method: 'POST',
    path: '/v1/private/promotions/promotions/list',
    kind: 'query',
    access: 'promotions.promotionListUser:read',
  },
  /** What a promotion gives, to whom, until when, and whether it holds in the seller’s shop. */
  'promotions.get': {
    method: 'GET',
    path: '/v1/private/promotions/promotions/{id}',
    kind: 'query',
    access: 'promotions.promotionDetailUser:read',
  },
  /** How far the seller has come: units, points, what is left to the limit and to the next step. */
  'promotions.progress': {
    method: 'GET',
    path: '/v1/private/promotions/promotions/{id}/progress',
    kind: 'query',
    access: 'promotions.promotionDetailUser:read',
  },
} as const satisfies RouteTable;
