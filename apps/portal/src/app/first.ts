import { screens } from '@pribavka/api';

import { pageNames, type PageName } from './pages.ts';

/** The screen an address opens first: its own with a session, Login without one; undefined for no screen. */
export function pageOf(pathname: string, signedIn: boolean): PageName | undefined {
  const page = pageNames.find((name) => {
    const pattern = screens[name].path.replace(/:[a-z]+/g, '[^/]+');
    return new RegExp(`^${pattern}/?$`).test(pathname);
  });
  if (page && screens[page].availability.kind !== 'public' && !signedIn) return 'login';
  return page ?? (pathname === '/' ? (signedIn ? 'profile' : 'login') : undefined);
}
