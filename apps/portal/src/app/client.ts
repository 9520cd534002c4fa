import { type Api, axiosTransport, browserSession, createApi } from '@pribavka/api';
import { fingerprint } from '@pribavka/api/fingerprint';
import { portalRoutes } from '@pribavka/api/routes';
import { aheadTransport } from '@pribavka/api/start';

import { storeAnswers } from '../offline/answers.ts';
import { waitForConsent } from './session/consent-gate.ts';
import { reauthenticate } from './session/reauthenticate.ts';
import { apiUrl } from './urls.ts';

export const session = browserSession();

/** The client of the portal: it knows the routes of the portal and none of the back-office. */
export type PortalApi = Api<keyof typeof portalRoutes>;

/** The one client of the page. */
export const api: PortalApi = createApi({
  routes: portalRoutes,
  session,
  baseURL: apiUrl(),
  transport: aheadTransport(axiosTransport()),
  fingerprint: () => fingerprint(),
  reauthenticate: () => reauthenticate(api),
  reconsent: waitForConsent,
  answers: storeAnswers(session),
});
