import { scrollKey } from '@pribavka/api/start';
import { useHydrated } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';

import { Strip } from '../offline/Strip.tsx';
import { useNavigationLoad } from './shell/loader.ts';
import { Overlays } from './shell/Overlays.tsx';

/** What every screen of the portal has around it. */
export function Root(): ReactElement {
  const hydrated = useHydrated();
  useNavigationLoad();
  return (
    <>
      <Strip />
      <Outlet />
      {hydrated && <Overlays />}
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
