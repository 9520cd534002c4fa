import '@pribavka/ui/styles.css';

import { catchWindowErrors } from '@pribavka/api/report';
import { readNonce } from '@pribavka/api/start';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/App.tsx';
import { api } from './app/client.ts';
import { pageOf } from './app/first.ts';
import { preloadServerError } from './app/errors/lazy.tsx';
import { showKeptNotice, showNotices, toasts } from './app/notices.ts';
import { preload } from './app/pages.ts';
import { reporter } from './app/report.ts';
import { reloadForNewVersion } from './app/start/newVersion.ts';
import { startDocuments } from './app/start/documents.tsx';

/** The documents first, then the interface (specification §1); its first screen is fetched meanwhile. */
async function start(): Promise<void> {
  catchWindowErrors(reporter);
  reloadForNewVersion();
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root: index.html must keep it');
  showNotices(api, toasts);
  api.on(reporter.onApiEvent);
  const first = pageOf(globalThis.location.pathname, api.session.tokens() !== undefined);
  if (first) preload(first);
  const documents = await startDocuments();
  createRoot(root).render(
    <StrictMode>
      <App documents={documents} nonce={readNonce(document)} />
    </StrictMode>,
  );
  showKeptNotice();
  preloadServerError();
  await reporter.start();
}

void start();
