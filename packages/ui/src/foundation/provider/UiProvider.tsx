import { use, useEffect, useMemo, type ReactElement, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

import type { ToastStore } from '../../feedback/toast/core/store.ts';
import type { UiLocale, UiMessages } from '../../locales/types.ts';
import { mountAnnouncer } from '../announcer/announcer.ts';
import { useLandmarkKeys } from '../landmarks/useLandmarkKeys.ts';
import { LanguageContext, languageOf } from '../messages/context.ts';
import { systemRoot } from '../overlay/roots.ts';
import type { Theme } from '../theme/theme.ts';
import { intoLayer } from './into-layer.ts';
import { NonceContext } from './NonceContext.ts';
import { ToastStoreContext } from './ToastStoreContext.ts';
import { useRootData } from './useRootData.ts';

/** Texts to replace, by component; other packages add tables under their own keys. */
export type MessageOverrides = { readonly [Key in keyof UiMessages]?: Partial<UiMessages[Key]> } & Readonly<
  Record<string, object>
>;

export interface UiProviderProps {
  /** The application. */
  children: ReactNode;
  /** Nonce for `<style>` under a strict Content-Security-Policy; otherwise read from `<meta property="csp-nonce">`. */
  nonce?: string | undefined;
  /**
   * Puts all styles made by styled-components below into this CSS layer (`pribavka.components`), those of the application
   * too, so that a plain class overrides them. Costs: the browser looks at every element when a component is drawn for
   * the first time. @default none
   */
  layer?: string | undefined;
  /** Puts `data-theme` on `<html>`. Left out where the page has it from the first byte: `applyTheme`, `useTheme`. */
  theme?: Theme | undefined;
  /** Puts `data-density` on `<html>`: 48, 44 or 36 px controls. Left out where the page has it itself. */
  density?: 'comfortable' | 'regular' | 'compact' | undefined;
  /** Language of everything below: its texts, dates, numbers, first day of the week. @default Russian */
  locale?: UiLocale | undefined;
  /** Single texts over those of the language, by component; keep the object outside of what renders often. */
  messages?: MessageOverrides | undefined;
  /** `ToastStore` for `Toaster`, `useToastState` and `useToastHistory` below. @default that of the provider around, else the one behind `toast` */
  toastStore?: ToastStore | undefined;
}

/** On a server a nonce would open a sheet of its own, and `ServerStyleSheet`, which has the nonce, would collect nothing. */
const isServer = typeof document === 'undefined';

/** Wraps an application once: live regions, overlay root, F6 between landmarks, style nonce. Draws no element. */
export function UiProvider({
  children,
  nonce,
  layer,
  theme,
  density,
  locale,
  messages,
  toastStore,
}: UiProviderProps): ReactElement {
  const outerStore = use(ToastStoreContext);
  useLandmarkKeys();
  useRootData('theme', theme);
  useRootData('density', density);
  const outer = use(LanguageContext);
  const language = useMemo(() => languageOf(outer, locale, messages), [outer, locale, messages]);
  useEffect(() => {
    // Overlays before toasts: what comes later lies on top and is reached later by Tab.
    systemRoot('overlays');
    systemRoot('toasts');
    mountAnnouncer();
  }, []);
  const content = (
    <LanguageContext.Provider value={language}>
      <ToastStoreContext.Provider value={toastStore ?? outerStore}>{children}</ToastStoreContext.Provider>
    </LanguageContext.Provider>
  );
  // A provider inside of another one that asks for neither leaves the styles as they are around it.
  if (nonce === undefined && layer === undefined) return content;
  const managed = (
    <StyleSheetManager
      {...(nonce !== undefined && !isServer && { nonce })}
      {...(layer !== undefined && { stylisPlugins: [intoLayer(layer)] })}
    >
      {content}
    </StyleSheetManager>
  );
  return nonce === undefined ? managed : <NonceContext.Provider value={nonce}>{managed}</NonceContext.Provider>;
}
