import type { Documents } from '@pribavka/api/start';
import { preloadFingerprint } from '@pribavka/api/fingerprint';
import {
  endAhead,
  endPersonWatch,
  holdLateFonts,
  readNonce,
  showFonts,
  showFontsAtNextScreen,
  standingPicture,
  whenInitialized,
  whenPainted,
} from '@pribavka/api/start';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';

import { registrationUrl } from '../screens/registration/urls.ts';
import { isUntouched } from '../screens/registration/state.ts';
import { App } from './App.tsx';
import { api, session } from './client.ts';
import { reporter } from './report.ts';
import { showApiEvents, showKeptNotice } from './notices.ts';
import { createRouter, preloadMain } from './router.tsx';

type Router = ReturnType<typeof createRouter>;

/** Milliseconds the frame around a screen waits for its code when nothing has been drawn at build. */
const patience = 300;

/** Whether the first screen begins as it was prerendered: an application under way does not, nor does a message to it. */
function beginsAsBuilt({ state: { location, errors } }: Router): boolean {
  if (session.tokens() || errors || location.state) return false;
  return location.pathname !== registrationUrl() || isUntouched(sessionStorage);
}

function reportScreenError(error: unknown, { errorInfo }: { errorInfo?: { componentStack?: string | null } }): void {
  reporter.report(error, { extra: { componentStack: errorInfo?.componentStack } });
}

function reportDifference(error: unknown): void {
  console.error(error);
  reporter.report(error);
}

/**
 * Hydrates what was prerendered at build, or draws the screen from nothing; answers whether it was there. A picture of the
 * screen stands until then, and `restoreUse` goes on with what was done on it.
 */
function draw(root: Element, router: Router, documents: Documents, restoreUse: (() => void) | undefined): boolean {
  const tree = (
    <StrictMode>
      <App documents={documents} nonce={readNonce(document)}>
        <RouterProvider router={router} onError={reportScreenError} />
      </App>
    </StrictMode>
  );
  document.documentElement.removeAttribute('data-kept');
  if (root.firstElementChild && !restoreUse && beginsAsBuilt(router)) {
    hydrateRoot(root, tree, { onRecoverableError: reportDifference });
    return true;
  }
  if (!restoreUse) root.replaceChildren();
  // At once, so that the faces change with the screen: under the picture they would move it.
  flushSync(() => createRoot(root).render(tree));
  holdLateFonts();
  restoreUse?.();
  return false;
}

/** What nobody waits for. A failure here is reported; the screen stands. */
async function afterFirstPaint(router: Router, wasBuilt: boolean): Promise<void> {
  await whenPainted();
  endAhead();
  void import('./start/reload-place.ts').then(
    ({ restoreReloadPlace }) => restoreReloadPlace(),
    () => undefined,
  );
  if (wasBuilt) showFonts();
  else showFontsAtNextScreen(router);
  void reporter.start();
  if (session.tokens()) return;
  // Somebody signing in types for a while: what comes next is fetched meanwhile.
  preloadFingerprint();
  preloadMain();
}

/** Draws the interface when what it waits for has been answered; the code of the screen is fetched meanwhile. */
export async function mount(documents: Promise<Documents>): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root: index.html must have it');
  showApiEvents(api);
  api.on(reporter.onApiEvent);
  const router = createRouter();
  const found = await documents;
  await whenInitialized(router, root.firstElementChild ? Infinity : patience);
  const picture = standingPicture() && (await import('./start/from-picture.ts'));
  await picture?.whenBalanceIsKnown();
  endPersonWatch();
  const wasBuilt = draw(root, router, found, picture?.rememberUse());
  showKeptNotice();
  void afterFirstPaint(router, wasBuilt);
}
