import { useSession } from '@pribavka/api/react';
import { lazy, type ReactElement, Suspense } from 'react';

import { askedAgain } from './reconsent.ts';

// Few people meet it, and it brings the form engine.
const Reconsent = lazy(() => import('./Reconsent.tsx'));

/** Stands between a member and the portal while a new version of a document waits for his consent (domain 3.16). */
export function ReconsentHost(): ReactElement | null {
  const { status, profile } = useSession();
  const kinds = status === 'authorised' && profile?.roleCode === 'member' ? askedAgain(profile.consents) : [];
  if (kinds.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Reconsent kinds={kinds} />
    </Suspense>
  );
}
