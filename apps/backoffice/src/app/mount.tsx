import { whenInitialized } from '@pribavka/api/start';
import { applyTheme } from '@pribavka/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './App.tsx';
import { screenDrawn } from '../shared/first-screen.ts';
import { api } from './client.ts';
import { reporter } from './report.ts';
import { createRouter } from './router.tsx';
import { showApiEvents } from './session/api-events.ts';

/** Milliseconds the frame around a screen waits for its code. */
const patience = 300;

/** Draws the interface when what it waits for has been answered; the code of the screen is fetched meanwhile. */
export async function mount(ready: Promise<unknown>): Promise<void> {
  applyTheme();
  showApiEvents(api);
  const router = createRouter();
  await ready;
  await whenInitialized(router, patience);
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root: index.html must have it');
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
  screenDrawn();
  void reporter.start();
}
