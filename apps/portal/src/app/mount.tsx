import type { Documents } from '@pribavka/api/start';
import { preloadFingerprint } from '@pribavka/api/fingerprint';
import { readNonce, whenInitialized } from '@pribavka/api/start';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';

import { registrationUrl } from '../screens/registration/urls.ts';
import { isUntouched } from '../screens/registration/state.ts';
import { App } from './App.tsx';
import { api, session } from './client.ts';
import { reporter } from './report.ts';
import { showApiEvents, showKeptNotice } from './notices.ts';
import { createRouter, preloadMain } from './router.tsx';
import { fetchFonts, holdLateFonts, showFonts } from './start/fonts.ts';

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

/** Hydrates what was prerendered at build, or draws the screen from nothing; answers whether it was there. */
function draw(root: Element, router: Router, documents: Documents): boolean {
  const tree = (
    <StrictMode>
      <App documents={documents} nonce={readNonce(document)}>
        <RouterProvider router={router} onError={reportScreenError} />
      </App>
    </StrictMode>
  );
  document.documentElement.removeAttribute('data-kept');
  if (root.firstElementChild && beginsAsBuilt(router)) {
    hydrateRoot(root, tree, { onRecoverableError: reportDifference });
    return true;
  }
  root.replaceChildren();
  holdLateFonts();
  createRoot(root).render(tree);
  return false;
}

/** Faces that came too late for the first screen are there from the second. */
function showFontsAtNextScreen(router: Router): void {
  fetchFonts();
  const { pathname } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    stop();
    showFonts();
  });
}

/** Runs when what was drawn is on the screen: the first frame paints it, the second begins after that. */
const whenPainted = (run: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(run));

/** Draws the interface when what it waits for has been answered; the code of the screen is fetched meanwhile. */
export async function mount(documents: Promise<Documents>): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root: index.html must have it');
  showApiEvents(api);
  api.on(reporter.onApiEvent);
  const router = createRouter();
  const found = await documents;
  await whenInitialized(router, root.firstElementChild ? Infinity : patience);
  const wasBuilt = draw(root, router, found);
  showKeptNotice();
  whenPainted(() => {
    if (wasBuilt) showFonts();
    else showFontsAtNextScreen(router);
    void reporter.start();
    if (session.tokens()) return;
    // Somebody signing in types for a while: what comes next is fetched meanwhile.
    preloadFingerprint();
    preloadMain();
  });
}
