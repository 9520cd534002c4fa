import { createLoader, type Loader } from '@pribavka/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

import { isConsentWaitedFor, subscribeConsent } from '../session/consent-gate.ts';
import { appMessages } from '../messages.ts';

/** What the loader covers the routed view for: navigations and first loads hold it. */
const loader: Loader = createLoader();

/** Holds the loader while the screen has nothing to show yet. */
export function useFirstLoad(loading: boolean, label: string): void {
  useEffect(() => (loading ? loader.hold(label) : undefined), [loading, label]);
}

/** Every navigation shows the loader, however quick it was (specification §2); it closes after its delay (§9). */
export function useNavigationLoad(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const release = loader.hold(appMessages.opening);
    const frame = requestAnimationFrame(release);
    return () => {
      cancelAnimationFrame(frame);
      release();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new address is what sets it off
  }, [pathname]);
}

/** What is awaited now; undefined when nothing is. */
export function useLoaderLabel(): string | undefined {
  const held = useSyncExternalStore(loader.subscribe, loader.current, loader.current);
  const navigating = useNavigation().state !== 'idle';
  const isAsked = useSyncExternalStore(subscribeConsent, isConsentWaitedFor, isConsentWaitedFor);
  // The answer is the member's to give: nothing may cover the question.
  if (isAsked) return undefined;
  return held ?? (navigating ? appMessages.opening : undefined);
}
