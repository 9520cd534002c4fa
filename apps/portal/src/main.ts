import '@pribavka/ui/styles.css';
import { catchWindowErrors } from '@pribavka/api/report';
import { reloadOnChunkError, showStartFailure, trackChunkErrors } from '@pribavka/api/start';

import { startFailure } from './app/messages.ts';
import { reporter } from './app/report.ts';
import { startRequests } from './app/start/requests.ts';

/** Small, so that the requests leave while the interface is being fetched: the page names its file next to this one. */
async function start(): Promise<void> {
  catchWindowErrors(reporter);
  trackChunkErrors();
  const documents = startRequests();
  try {
    const { mount } = await import('./app/mount.tsx');
    await mount(documents);
  } catch (error) {
    reporter.report(error);
    await reloadOnChunkError(error);
    const root = document.querySelector('#root');
    if (root) showStartFailure(root, startFailure);
  }
}

void start();
