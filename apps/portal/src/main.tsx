import '@pribavka/ui/styles.css';

import { preloadFingerprint } from '@pribavka/api/fingerprint';
import { catchWindowErrors } from '@pribavka/api/report';
import { trackChunkErrors } from '@pribavka/api/start';
import { createTimer } from '@pribavka/ui';

import { api, session } from './app/client.ts';
import { showApiEvents, showKeptNotice } from './app/notices.ts';
import { reporter } from './app/report.ts';
import { createRouter, preloadMain } from './app/router.tsx';
import { sessionStore } from './app/session/store.ts';
import { loadProgrammeDocuments } from './app/start/documents.tsx';
import { firstAddress } from './app/start/first-address.ts';
import { mount } from './app/start/mount.tsx';

/** Runs when what was drawn is on the screen: the first frame paints it, the second begins after that. */
const whenPainted = (run: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(run));

/**
 * The programme documents, the permissions, the profile, the code of the screen and its first queries are asked for
 * together; the interface is drawn when the documents have answered (specification §1).
 */
async function start(): Promise<void> {
  catchWindowErrors(reporter);
  trackChunkErrors();
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root: index.html must have it');
  showApiEvents(api);
  api.on(reporter.onApiEvent);
  const address = session.tokens() ? undefined : firstAddress(globalThis.location);
  if (address) history.replaceState(null, '', address);
  sessionStore.start();
  const router = createRouter();
  // A browser opens six connections: what takes the server longer is asked for first.
  await new Promise<void>((resolve) => createTimer().start(0, resolve));
  await mount(root, router, await loadProgrammeDocuments());
  showKeptNotice();
  whenPainted(() => {
    void reporter.start();
    if (session.tokens()) return;
    // Somebody signing in types for a while: what comes next is fetched meanwhile.
    preloadFingerprint();
    preloadMain();
  });
}

void start();
