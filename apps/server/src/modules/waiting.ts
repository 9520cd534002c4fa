import type { RouteKey } from '@pribavka/api';

/** Routes of the manifest that have no handler yet; they answer 404. A route that got one must leave the list. */
export const waitingRoutes = [] as const satisfies readonly RouteKey[];

export type WaitingRoute = (typeof waitingRoutes)[number];
