import { browserSession, createApi } from '@pribavka/api';
import { officeFirstRoutes } from '@pribavka/api/routes';

import { apiUrl } from './urls.ts';

export const session = browserSession();

/** The one client of the page. The fingerprint is computed when the first request wants it. */
export const api = createApi({
  routes: officeFirstRoutes,
  later: async () => (await import('./later-routes.ts')).laterRoutes,
  session,
  baseURL: apiUrl(),
  fingerprint: async () => (await import('@pribavka/api/fingerprint')).fingerprint(),
  reauthenticate: async () => (await import('./reauthenticate.ts')).reauthenticate(),
});
