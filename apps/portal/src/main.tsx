import '@pribavka/ui/styles.css';

import { catchWindowErrors } from '@pribavka/api/report';
import { readNonce, watchLostParts } from '@pribavka/api/start';
import { StrictMode } from 'react';

import { App } from './app/App.tsx';
import { api } from './app/client.ts';
import { loadPortal } from './app/entrance/lazyPortal.ts';
import { preloadServerError } from './app/errors/lazy.tsx';
import { showKeptNotice, showNotices, toasts } from './app/notices.ts';
import { preloadOffline } from './app/Offline.tsx';
import { reporter } from './app/report.ts';
import { afterPaint } from './app/start/afterPaint.ts';
import { startDocuments } from './app/start/documents.tsx';
import { firstScreen } from './app/start/firstScreen.tsx';
import { mount } from './app/start/mount.ts';

/** The documents first, then the interface (specification §1); its code is fetched meanwhile. */
async function start(): Promise<void> {
  catchWindowErrors(reporter);
  watchLostParts();
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root: index.html must keep it');
  showNotices(api, toasts);
  api.on(reporter.onApiEvent);
  const [documents, first] = await Promise.all([startDocuments(), firstScreen()]);
  mount(
    root,
    <StrictMode>
      <App documents={documents} nonce={readNonce(document)}>
        {first.screens}
      </App>
    </StrictMode>,
    first.asBuilt,
  );
  showKeptNotice();
  afterPaint(() => {
    api.preload();
    void loadPortal().catch(() => undefined);
    preloadServerError();
    preloadOffline();
    void reporter.start();
  });
}

void start();
