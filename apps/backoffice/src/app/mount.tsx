import {
  endAhead,
  endPersonWatch,
  holdLateFonts,
  readNonce,
  rememberUse,
  restoreReloadPlace,
  showFontsAtNextScreen,
  standingPicture,
  whenInitialized,
  whenPictureIsKnown,
} from '@pribavka/api/start';
import { applyTheme } from '@pribavka/ui';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';

import { App } from './App.tsx';
import { screenDrawn } from '../shared/first-screen.ts';
import { api } from './client.ts';
import { addressAnswer } from './first-area.ts';
import { reporter } from './report.ts';
import { createRouter } from './router.tsx';
import { showApiEvents } from './session/api-events.ts';
import { sessionStore } from './session/store.ts';

function reportScreenError(error: unknown, { errorInfo }: { errorInfo?: { componentStack?: string | null } }): void {
  reporter.report(error, { extra: { componentStack: errorInfo?.componentStack } });
}

/** Draws the first screen, in the place of its picture where it has one: what was looked at and held stays. */
function draw(root: Element, router: ReturnType<typeof createRouter>, picture: HTMLElement | undefined): void {
  const tree = (
    <StrictMode>
      <App nonce={readNonce(document)}>
        <RouterProvider router={router} onError={reportScreenError} />
      </App>
    </StrictMode>
  );
  document.documentElement.removeAttribute('data-kept');
  if (!picture) {
    createRoot(root).render(tree);
    return;
  }
  const restoreUse = rememberUse();
  const { scrollTop = 0, scrollLeft = 0 } = picture.querySelector('[data-scroll]') ?? {};
  root.replaceChildren();
  // At once, so that nothing is painted between the picture and the screen, and the faces change with it.
  flushSync(() => createRoot(root).render(tree));
  holdLateFonts();
  root.querySelector('[data-scroll]')?.scrollTo({ top: scrollTop, left: scrollLeft, behavior: 'instant' });
  restoreUse();
}

/** Milliseconds the frame around a screen waits for its code. */
const patience = 300;

/** Draws the interface when what it waits for has been answered; the code of the screen is fetched meanwhile. */
export async function mount(ready: Promise<unknown>): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root: index.html must have it');
  applyTheme();
  showApiEvents(api);
  const router = createRouter();
  await ready;
  await whenInitialized(router, standingPicture() ? Infinity : patience);
  const picture = standingPicture();
  if (picture) await whenPictureIsKnown(sessionStore, addressAnswer());
  endPersonWatch();
  draw(root, router, standingPicture());
  restoreReloadPlace();
  screenDrawn();
  showFontsAtNextScreen(router);
  endAhead();
  void reporter.start();
}
