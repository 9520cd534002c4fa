import type { RouteTable } from './types.ts';

export const promotionsRoutes = {
  'promotions.list': {
    method: 'POST',
    path: '/v1/private/promotions/promotions/list',
    kind: 'query',
    access: 'promotions.promotionListUser:read',
  },
  'promotions.get': {
    method: 'GET',
    path: '/v1/private/promotions/promotions/{id}',
    kind: 'query',
    access: 'promotions.promotionDetailUser:read',
  },
  'promotions.progress': {
    method: 'GET',
    path: '/v1/private/promotions/promotions/{id}/progress',
    kind: 'query',
    access: 'promotions.promotionDetailUser:read',
  },
} as const satisfies RouteTable;
