import { browserSession, createApi } from '@pribavka/api';
import { portalRoutes } from '@pribavka/api/routes';

import { apiUrl } from './urls.ts';

/** The portal's client: it knows the routes of the portal and nothing of the back-office. */
export const api = createApi({
  routes: portalRoutes,
  session: browserSession(),
  baseURL: apiUrl(),
  fingerprint: async () => (await import('@pribavka/api/fingerprint')).fingerprint(),
});
