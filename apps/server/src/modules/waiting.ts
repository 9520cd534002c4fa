import type { RouteKey } from '@pribavka/api';

/** Routes of the manifest that have no handler yet; they answer 404. A route that got one must leave the list. */
export const waitingRoutes = [
  'products.create',
  'products.update',
  'products.delete',
  'products.archive',
  'products.setPoints',
  'products.uploadImage',
  'products.import',
  'products.importTemplate',
  'serials.import',
  'serials.importTemplate',
  'categories.create',
  'categories.update',
  'categories.delete',
] as const satisfies readonly RouteKey[];

export type WaitingRoute = (typeof waitingRoutes)[number];
