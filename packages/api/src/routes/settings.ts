import { programmeRoutes } from './programme.ts';
import type { RouteTable } from './types.ts';

/** The five programme documents and the social links (specification §7, backoffice settings). */
export const settingsRoutes = {
  ...programmeRoutes,
  /** Links to social networks that are switched on, in their order (specification §7). */
  'socials.public': {
    method: 'GET',
    path: '/v1/public/backoffice/settings/social',
    kind: 'query',
    access: 'public',
  },
} as const satisfies RouteTable;
