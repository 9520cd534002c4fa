import type { RouteTable } from './types.ts';

export const adminPromotionsRoutes = {
  'promotions.adminList': {
    method: 'POST',
    path: '/v1/private/promotions/admin/promotions/list',
    kind: 'query',
    access: 'promotions.promotionListAdmin:read',
    audience: 'staff',
  },
} as const satisfies RouteTable;
