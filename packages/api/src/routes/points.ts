import type { RouteTable } from './types.ts';

/** Sums, history and settings of points (rest 5.3). */
export const pointsRoutes = {
  'points.get': {
    method: 'GET',
    path: '/v1/private/transactions/points',
    kind: 'query',
    access: 'transactionPage.getPointsUser:read',
    audience: 'member',
  },
  'points.expiring': {
    method: 'GET',
    path: '/v1/private/transactions/points/expiring',
    kind: 'query',
    access: 'transactionPage.getPointsUser:read',
    audience: 'member',
  },
  'points.earned': {
    method: 'GET',
    path: '/v1/private/transactions/points/earned',
    kind: 'query',
    access: 'transactionPage.getPointsUser:read',
    audience: 'member',
  },
  'operations.list': {
    method: 'POST',
    path: '/v1/private/transactions/transactions/list',
    kind: 'query',
    access: 'transactionPage.transactionListMember:read',
  },
  'operations.get': {
    method: 'GET',
    path: '/v1/private/transactions/transactions/{id}',
    kind: 'query',
    access: 'transactionPage.detailTransaction:read',
  },
} as const satisfies RouteTable;
