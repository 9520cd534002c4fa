import type { Documents } from '@pribavka/api/start';
import { readNonce } from '@pribavka/api/start';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';

import { registrationUrl } from '../../screens/registration/urls.ts';
import { isUntouched } from '../../screens/registration/state.ts';
import { App } from '../App.tsx';
import { session } from '../client.ts';
import { reporter } from '../report.ts';
import type { createRouter } from '../router.tsx';

type Router = ReturnType<typeof createRouter>;

/** The code of the first screen is here, or has failed to come. */
const whenReady = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

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

/** Hydrates what was prerendered at build, or draws the screen from nothing. */
export async function mount(root: Element, router: Router, documents: Documents): Promise<void> {
  const prerendered = root.firstElementChild !== null;
  if (prerendered) await whenReady(router);
  const tree = (
    <StrictMode>
      <App documents={documents} nonce={readNonce(document)}>
        <RouterProvider router={router} onError={reportScreenError} />
      </App>
    </StrictMode>
  );
  document.documentElement.removeAttribute('data-kept');
  if (prerendered && beginsAsBuilt(router)) {
    hydrateRoot(root, tree, { onRecoverableError: reportDifference });
    return;
  }
  root.replaceChildren();
  createRoot(root).render(tree);
}
