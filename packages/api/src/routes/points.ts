import type { RouteTable } from './types.ts';

/** Sums, history and settings of points (rest 5.3). */
export const pointsRoutes = {
  /** One’s own points: available, waiting, reserved, debt, what activates and expires next. Whole points. */
  'points.get': {
    method: 'GET',
    path: '/v1/private/transactions/points',
    kind: 'query',
    access: 'transactionPage.getPointsUser:read',
    audience: 'member',
  },
  /** What expires, by month and by lot. */
  'points.expiring': {
    method: 'GET',
    path: '/v1/private/transactions/points/expiring',
    kind: 'query',
    access: 'transactionPage.getPointsUser:read',
    audience: 'member',
  },
  /** Points earned by day or month, for a chart. */
  'points.earned': {
    method: 'GET',
    path: '/v1/private/transactions/points/earned',
    kind: 'query',
    access: 'transactionPage.getPointsUser:read',
    audience: 'member',
  },
  /** One’s place in the shop’s rating of the month, where the programme has one. */
  'points.rating': {
    method: 'GET',
    path: '/v1/private/transactions/points/rating',
    kind: 'query',
    access: 'transactionPage.getPointsUser:read',
    audience: 'member',
  },
  /** One’s own operations with points, newest first, with the balance after each. */
  'operations.list': {
    method: 'POST',
    path: '/v1/private/transactions/transactions/list',
    kind: 'query',
    access: 'transactionPage.transactionListMember:read',
  },
  /** One operation with its explanation, the lots it moved and what it belongs to. */
  'operations.get': {
    method: 'GET',
    path: '/v1/private/transactions/transactions/{id}',
    kind: 'query',
    access: 'transactionPage.detailTransaction:read',
  },
} as const satisfies RouteTable;
