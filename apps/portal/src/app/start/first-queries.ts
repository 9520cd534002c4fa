import { decide, lastAccess, matchPath, screens } from '@pribavka/api';

import { type Area, memberAreas } from '../areas.ts';
import type { PortalApi } from '../client.ts';
import { sessionStore } from '../session/store.ts';

/**
 * Starts what the screen asks for first, next to its code, when this person is going to be let in as far as is known;
 * where nothing is known of the permissions the screen asks for itself. Never waited for: the screen shows how it goes.
 */
export function startQueries(
  api: PortalApi,
  { screen, start }: Area,
  place: { readonly params: Readonly<Record<string, string | undefined>>; readonly search: string },
): void {
  if (!start || !api.session.tokens()) return;
  const { access = lastAccess(), profile } = sessionStore.snapshot();
  if (!access || decide({ screen, session: { authorised: true, access, user: profile } }).kind !== 'allow') return;
  start({ api, params: place.params, access, search: new URLSearchParams(place.search) });
}

/** The same for the address the page was opened at, before the router is there. */
export function startAddressQueries(api: PortalApi, { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  for (const area of memberAreas) {
    const params = matchPath(screens[area.screen].path, pathname);
    if (params) startQueries(api, area, { params, search });
  }
}
