import type { Api, Session } from '@pribavka/api';
import { createClient } from '@pribavka/api/client';
import { portalFirstRoutes, type portalRoutes } from '@pribavka/api/routes';

import { apiUrl } from './urls.ts';

/** The portal's client: it knows the routes of the portal and nothing of the back-office. */
export const createCalls = (session: Session): Api<keyof typeof portalRoutes> =>
  createClient({
    routes: portalFirstRoutes,
    later: async () => (await import('./later-routes.ts')).laterRoutes,
    session,
    baseURL: apiUrl(),
    fingerprint: async () => (await import('@pribavka/api/fingerprint')).fingerprint(),
    reauthenticate: async () => (await import('./session/reauthenticate.ts')).reauthenticate(),
  });
