import '@pribavka/ui/styles.css';
import { documentKinds } from '@pribavka/api';
import { catchWindowErrors } from '@pribavka/api/report';
import { documentRoutes, loadDocuments, watchLostParts } from '@pribavka/api/start';
import { applyTheme } from '@pribavka/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/App.tsx';
import { api } from './app/client.ts';
import { reporter } from './app/report.ts';

/**
 * Documents first, then the interface (specification §1); a missing one never keeps the page closed.
 * Not at the top level of the module: files that share this one would wait for it and it for them.
 */
async function start(): Promise<void> {
  applyTheme();
  catchWindowErrors(reporter);
  watchLostParts();
  void reporter.start();
  await loadDocuments(
    async (kind, signal) => (await api.call(documentRoutes[kind], {}, { signal, quiet: 'all' })).file,
    documentKinds,
  );
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root: index.html must keep it');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start();
