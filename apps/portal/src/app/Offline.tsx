import { useOnline } from '@pribavka/ui';
import { Suspense, type ReactElement } from 'react';

import { lazyOrNothing } from '../shared/lazyOrNothing.ts';

const load = async (): Promise<typeof import('./OfflineStrip.tsx')> => import('./OfflineStrip.tsx');
// It may not have come before the connection went.
const OfflineStrip = lazyOrNothing(async () => (await load()).OfflineStrip);

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
