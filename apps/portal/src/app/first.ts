import { screens } from '@pribavka/api';

import { pageNames, preload, type PageName } from './pages.ts';
import { preloadFrame } from './Screens.tsx';

/** The screen an address opens first: its own with a session, Login without one; undefined for no screen. */
export function pageOf(pathname: string, signedIn: boolean): PageName | undefined {
  const page = pageNames.find((name) => {
    const pattern = screens[name].path.replace(/:[a-z]+/g, '[^/]+');
    return new RegExp(`^${pattern}/?$`).test(pathname);
  });
  if (page && screens[page].availability.kind !== 'public' && !signedIn) return 'login';
  return page ?? (pathname === '/' ? (signedIn ? 'profile' : 'login') : undefined);
}

/** Begins to fetch the first screen and what stands around it. */
export function preloadFor(pathname: string, signedIn: boolean): void {
  const page = pageOf(pathname, signedIn);
  if (page) preload(page);
  if (signedIn) preloadFrame();
}
