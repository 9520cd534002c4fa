import { type Api, axiosTransport, browserSession, createApi } from '@pribavka/api';
import { fingerprint } from '@pribavka/api/fingerprint';
import { routes } from '@pribavka/api/routes';
import { aheadTransport } from '@pribavka/api/start';

import { reauthenticate } from './session/reauthenticate.ts';
import { apiUrl } from './urls.ts';

export const session = browserSession();

/** The one client of the page. */
export const api: Api = createApi({
  routes,
  session,
  baseURL: apiUrl(),
  transport: aheadTransport(axiosTransport()),
  fingerprint: () => fingerprint(),
  reauthenticate: () => reauthenticate(api),
});
