import { useOnline } from '@pribavka/ui';
import { lazy, Suspense, type ReactElement } from 'react';

const load = async (): Promise<typeof import('./OfflineStrip.tsx')> => import('./OfflineStrip.tsx');
const OfflineStrip = lazy(async () => {
  try {
    return { default: (await load()).OfflineStrip };
  } catch {
    // It did not come before the connection went: the screen goes on without it.
    return { default: (): ReactElement => <></> };
  }
});

/** Fetches the strip while there is a connection: when it is needed there is none. */
export const preloadOffline = (): void => void load().catch(() => undefined);

/** A strip while the browser knows of no connection. */
export function Offline(): ReactElement | null {
  if (useOnline()) return null;
  return (
    <Suspense fallback={null}>
      <OfflineStrip />
    </Suspense>
  );
}
