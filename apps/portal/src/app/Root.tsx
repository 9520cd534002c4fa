import { Banner, useHydrated, useOnline } from '@pribavka/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';

import { appMessages } from './messages.ts';
import { useNavigationLoad } from './shell/loader.ts';

/** Toasts and questions come after the first screen; what is reported before waits in their stores. */
const Overlays = lazy(() => import('./shell/Overlays.tsx'));

/** What every screen of the portal has around it. */
export function Root(): ReactElement {
  const online = useOnline();
  const hydrated = useHydrated();
  useNavigationLoad();
  return (
    <>
      {!online && <Banner tone="warning" title={appMessages.offline} announce />}
      <Outlet />
      {hydrated && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
}
