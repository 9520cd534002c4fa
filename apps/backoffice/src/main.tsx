import '@pribavka/ui/styles.css';
import { documentKinds } from '@pribavka/api';
import { catchWindowErrors } from '@pribavka/api/report';
import { documentRoutes, loadDocuments, trackChunkErrors } from '@pribavka/api/start';
import { applyTheme } from '@pribavka/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/App.tsx';
import { api } from './app/client.ts';
import { reporter } from './app/report.ts';
import { createRouter } from './app/router.tsx';
import { showApiEvents } from './app/session/api-events.ts';
import { sessionStore } from './app/session/store.ts';

/**
 * The programme documents, the permissions, the profile, the code of the area and its first query are asked for
 * together; the interface is drawn when the documents have answered (specification §1).
 */
async function start(): Promise<void> {
  applyTheme();
  catchWindowErrors(reporter);
  trackChunkErrors();
  void reporter.start();
  showApiEvents(api);
  sessionStore.start();
  const router = createRouter();
  await loadDocuments(
    async (kind, signal) => (await api.call(documentRoutes[kind], {}, { signal, quiet: 'all' })).file,
    documentKinds,
  );
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root: index.html must have it');
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}

void start();
