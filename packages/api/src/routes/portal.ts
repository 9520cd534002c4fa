import { portalFirstRoutes } from './portal-first.ts';
import { supportRoutes } from './support.ts';

/** What the portal calls, so that its bundle lists no path of the back-office. */
export const portalRoutes = {
  ...portalFirstRoutes,
  ...supportRoutes,
} as const;
