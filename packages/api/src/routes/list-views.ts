import type { RouteTable } from './types.ts';

const path = '/v1/private/backoffice/list-views';

/** Views of lists a person has saved under a name; they come with the profile, and are nobody else's. */
export const listViewsRoutes = {
  /** Saves the list as it stands under a name. */
  'listViews.create': { method: 'POST', path, kind: 'command', access: 'session', audience: 'office' },
  /** Renames a view, gives it other filters, or opens the list with it. */
  'listViews.update': { method: 'PUT', path: `${path}/{id}`, kind: 'command', access: 'session', audience: 'office' },
  /** Deletes a view; the rows it showed are not touched. */
  'listViews.delete': {
    method: 'DELETE',
    path: `${path}/{id}`,
    kind: 'command',
    access: 'session',
    audience: 'office',
  },
} as const satisfies RouteTable;
