import type { RouteTable } from './types.ts';

/** What stands around the screens of the back-office and changes by itself. */
export const liveRoutes = {
  /**
   * The bell and the queues of the menu in one light question, asked every few seconds while the page is on screen. A
   * queue the reader decides nothing in is `null`; counting stops at 1 000.
   */
  'live.get': {
    method: 'GET',
    path: '/v1/private/live',
    kind: 'query',
    access: 'session',
    audience: 'office',
  },
} as const satisfies RouteTable;
