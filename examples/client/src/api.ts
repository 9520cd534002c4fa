import { browserSession, createApi, retries } from '@pribavka/api/fetch';
import { en } from '@pribavka/api/locales/en';
import { portalRoutes } from '@pribavka/api/routes';

/** The one client of the page. Refusals come in English by their codes. */
export const api = createApi({
  routes: portalRoutes,
  session: browserSession(),
  baseURL: '/api',
  locale: en,
  retry: retries(),
});
