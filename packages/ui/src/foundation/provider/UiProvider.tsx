import { useEffect, type ReactElement, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

import type { ToastStore } from '../../feedback/toast/core/store.ts';
import { mountAnnouncer } from '../announcer/announcer.ts';
import { useLandmarkKeys } from '../landmarks/useLandmarkKeys.ts';
import { systemRoot } from '../overlay/roots.ts';
import type { Theme } from '../theme/theme.ts';
import { ToastStoreContext } from './ToastStoreContext.ts';
import { useRootData } from './useRootData.ts';

export interface UiProviderProps {
  children: ReactNode;
  /** Nonce for `<style>` under a strict Content-Security-Policy; otherwise read from `<meta property="csp-nonce">`. */
  nonce?: string | undefined;
  /** Puts `data-theme` on `<html>`. Left out where the page has it from the first byte: `applyTheme`, `useTheme`. */
  theme?: Theme | undefined;
  /** Puts `data-density` on `<html>`: 48, 44 or 36 px controls. Left out where the page has it itself. */
  density?: 'comfortable' | 'regular' | 'compact' | undefined;
  /** `ToastStore` for `Toaster`, `useToastState` and `useToastHistory` below. @default the one behind `toast` */
  toastStore?: ToastStore | undefined;
}

/** Wraps an application once: live regions, overlay root, F6 between landmarks, style nonce. Draws no element. */
export function UiProvider({ children, nonce, theme, density, toastStore }: UiProviderProps): ReactElement {
  useLandmarkKeys();
  useRootData('theme', theme);
  useRootData('density', density);
  useEffect(() => {
    // Overlays before toasts: what comes later lies on top and is reached later by Tab.
    systemRoot('overlays');
    systemRoot('toasts');
    mountAnnouncer();
  }, []);
  return (
    <StyleSheetManager {...(nonce === undefined ? {} : { nonce })}>
      <ToastStoreContext.Provider value={toastStore}>{children}</ToastStoreContext.Provider>
    </StyleSheetManager>
  );
}
