import { type Api, browserSession } from '@pribavka/api';
import { createClient } from '@pribavka/api/client';
import { fingerprint } from '@pribavka/api/fingerprint';
import { routes } from '@pribavka/api/routes';

import { reauthenticate } from './session/reauthenticate.ts';
import { apiUrl } from './urls.ts';

/** The one client of the page. */
export const api: Api = createClient({
  routes,
  session: browserSession(),
  baseURL: apiUrl(),
  fingerprint: () => fingerprint(),
  reauthenticate: () => reauthenticate(api),
});
