import { useSession } from '@pribavka/api/react';
import { startTransition, Suspense, useEffect, useState, type ReactElement } from 'react';

import { enterScreen } from '../session/previous.ts';
import type { Carried } from '../Carry.tsx';
import { Entrance } from './Entrance.tsx';
import { LazyPortal } from './lazyPortal.ts';

/** Login until somebody has entered or goes elsewhere; then the whole portal. */
export function Hall(): ReactElement {
  const { status, profile } = useSession();
  const [carried, setCarried] = useState<Carried>();
  // Somebody not let in stays here and reads why, under a session of his own.
  const entered = status === 'authorised' && profile?.status === 'confirmed' && profile.isPhoneVerified;
  const inside = carried !== undefined || entered || status === 'failed';
  useEffect(() => enterScreen('login'), []);
  if (!inside) return <Entrance go={(to, state) => startTransition(() => setCarried({ to, state }))} />;
  return (
    <Suspense fallback={null}>
      <LazyPortal carried={carried} />
    </Suspense>
  );
}
