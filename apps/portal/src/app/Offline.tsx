import { useOnline } from '@pribavka/ui';
import { lazy, Suspense, type ReactElement } from 'react';

const load = async (): Promise<typeof import('./OfflineStrip.tsx')> => import('./OfflineStrip.tsx');
const OfflineStrip = lazy(async () => ({ default: (await load()).OfflineStrip }));

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
