import '@pribavka/ui/styles.css';

import { catchWindowErrors } from '@pribavka/api/report';
import { watchLostParts } from '@pribavka/api/start';

import { api, session } from './app/client.ts';
import { showApiEvents, showKeptNotice } from './app/notices.ts';
import { reporter } from './app/report.ts';
import { createRouter } from './app/router.tsx';
import { sessionStore } from './app/session/store.ts';
import { loadProgrammeDocuments } from './app/start/documents.tsx';
import { firstAddress } from './app/start/firstAddress.ts';
import { mount } from './app/start/mount.tsx';

/**
 * The programme documents, the permissions, the profile, the code of the screen and its first queries are asked for
 * together; the interface is drawn when the documents have answered (specification §1).
 */
async function start(): Promise<void> {
  catchWindowErrors(reporter);
  watchLostParts();
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root: index.html must have it');
  showApiEvents(api);
  api.on(reporter.onApiEvent);
  const address = session.tokens() ? undefined : firstAddress(globalThis.location);
  if (address) history.replaceState(null, '', address);
  sessionStore.start();
  const router = createRouter();
  await mount(root, router, await loadProgrammeDocuments());
  showKeptNotice();
  // Not needed before the first screen is up.
  requestAnimationFrame(() => requestAnimationFrame(() => void reporter.start()));
}

void start();
