export { routes, type RouteKey, type Routes } from './all.ts';
export { portalRoutes } from './portal.ts';
export { portalFirstRoutes } from './portal-first.ts';
export type { Access, AuditEntity, Route, RouteLimits, RouteTable } from './types.ts';
