import { useSession } from '@pribavka/api/react';
import { lazy, type ReactElement, Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { answerConsent, isConsentWaitedFor, subscribeConsent } from './consent-gate.ts';
import { askedAgain } from './reconsent.ts';

// Few people meet it, and it brings the form engine.
const Reconsent = lazy(() => import('./Reconsent.tsx'));

/** Stands between a member and the portal while a new version of a document waits for his consent (domain 3.16). */
export function ReconsentHost(): ReactElement | null {
  const { status, profile, reload } = useSession();
  const isWaitedFor = useSyncExternalStore(subscribeConsent, isConsentWaitedFor, isConsentWaitedFor);
  const look = useEffectEvent(async () => {
    // The page may have been opened before the new version was published, and another tab may have agreed meanwhile.
    const { profile: now } = await reload();
    if (askedAgain(now?.consents).length === 0) answerConsent(now !== undefined);
  });
  useEffect(() => {
    if (isWaitedFor) void look();
  }, [isWaitedFor]);
  useEffect(() => {
    if (status === 'anonymous') answerConsent(false);
  }, [status]);
  const kinds = status === 'authorised' && profile?.roleCode === 'member' ? askedAgain(profile.consents) : [];
  if (kinds.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Reconsent kinds={kinds} />
    </Suspense>
  );
}
