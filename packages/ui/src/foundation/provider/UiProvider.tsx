import { useEffect, type ReactElement, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

import { mountAnnouncer } from '../announcer/announcer.ts';
import { useLandmarkKeys } from '../landmarks/useLandmarkKeys.ts';
import { systemRoot } from '../overlay/roots.ts';

export interface UiProviderProps {
  children: ReactNode;
  /** Nonce for `<style>` under a strict Content-Security-Policy; otherwise read from `<meta property="csp-nonce">`. */
  nonce?: string | undefined;
}

/** Wraps an application once: live regions, overlay root, F6 between landmarks, style nonce. Draws no element. */
export function UiProvider({ children, nonce }: UiProviderProps): ReactElement {
  useLandmarkKeys();
  useEffect(() => {
    // Overlays before toasts: what comes later lies on top and is reached later by Tab.
    systemRoot('overlays');
    systemRoot('toasts');
    mountAnnouncer();
  }, []);
  return <StyleSheetManager {...(nonce === undefined ? {} : { nonce })}>{children}</StyleSheetManager>;
}
