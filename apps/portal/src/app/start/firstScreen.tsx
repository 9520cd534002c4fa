import { openAnewFor } from '@pribavka/api/start';
import type { ReactElement } from 'react';

import { isRoot, loginPath, loginUrl } from '../../screens/login/urls.ts';
import { registrationUrl } from '../../screens/registration/urls.ts';
import { api, session } from '../client.ts';
import { loadPortal } from '../entrance/lazyPortal.ts';
import { BareError } from '../errors/BareError.tsx';
import { reporter } from '../report.ts';
import { isInside } from './inside.ts';

export interface FirstScreen {
  readonly screens: ReactElement;
  /** Whether the page may take over what was prerendered. */
  readonly asBuilt: boolean;
}

/** Without a session the root and every guarded address are Login, which comes back to the address afterwards. */
function leadToLogin({ pathname, search }: Location): void {
  if (isRoot(pathname)) history.replaceState(null, '', loginUrl());
  else if (isInside(pathname)) history.replaceState(null, '', loginUrl(`${pathname}${search}`));
}

/** Login alone for somebody without a session, the portal with the screen of the address for everybody else. */
async function load(signedIn: boolean): Promise<FirstScreen> {
  if (!signedIn) leadToLogin(globalThis.location);
  const { pathname } = globalThis.location;
  if (!signedIn && pathname === loginPath) {
    const { Hall } = await import('../entrance/Hall.tsx');
    return { screens: <Hall />, asBuilt: true };
  }
  if (signedIn) api.preload();
  const asBuilt = !signedIn && pathname === registrationUrl() && (await import('./asBuilt.ts')).looksAsBuilt();
  const { Portal, preloadFor } = await loadPortal();
  preloadFor(pathname, signedIn);
  return { screens: <Portal />, asBuilt };
}

/** What the page opens with. A file that does not come leaves the bare page of failures, never a blank one. */
export async function firstScreen(): Promise<FirstScreen> {
  try {
    return await load(session.tokens() !== undefined);
  } catch (error) {
    reporter.report(error);
    void openAnewFor(error);
    return { screens: <BareError />, asBuilt: false };
  }
}
