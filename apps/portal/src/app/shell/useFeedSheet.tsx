import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

const Feed = lazy(() => import('./Feed.tsx'));

/** A press of the bell: at which address, and which screen stood there while that of the address was on its way. */
interface Opened {
  at: string;
  over: string;
}

/**
 * The feed of notifications and the press that opens it. A bell pressed while the next screen is on its way opens it over
 * that screen; it closes when the person leaves the address it was opened at.
 */
export function useFeedSheet(): { open: () => void; sheet: ReactNode } {
  const [opened, setOpened] = useState<Opened>();
  const { pathname } = useLocation();
  if (opened && pathname === opened.at && opened.over !== pathname) setOpened({ at: pathname, over: pathname });
  else if (opened && pathname !== opened.at && pathname !== opened.over) setOpened(undefined);
  return {
    // The router's own location is that of the screen before until the next one is here.
    open: () => setOpened({ at: globalThis.location.pathname, over: pathname }),
    sheet: opened && (
      <Suspense fallback={null}>
        <Feed onClose={() => setOpened(undefined)} />
      </Suspense>
    ),
  };
}
