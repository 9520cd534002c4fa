import { browserSession, createApi } from '@pribavka/api';
import { routes } from '@pribavka/api/routes';

import { apiUrl } from './urls.ts';

export const session = browserSession();

/** The one client of the page. The fingerprint is computed when the first request wants it. */
export const api = createApi({
  routes,
  session,
  baseURL: apiUrl(),
  fingerprint: async () => (await import('@pribavka/api/fingerprint')).fingerprint(),
});
