import { Banner, useHydrated, useOnline } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';

import { appMessages } from './messages.ts';
import { useNavigationLoad } from './shell/loader.ts';
import { Overlays } from './shell/Overlays.tsx';

/** What every screen of the portal has around it. */
export function Root(): ReactElement {
  const online = useOnline();
  const hydrated = useHydrated();
  useNavigationLoad();
  return (
    <>
      {!online && <Banner tone="warning" title={appMessages.offline} announce />}
      <Outlet />
      {hydrated && <Overlays />}
      <ScrollRestoration />
    </>
  );
}
