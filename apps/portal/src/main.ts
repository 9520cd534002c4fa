import '@pribavka/ui/fonts.css';
import '@pribavka/ui/tokens.css';
import '@pribavka/ui/reset.css';
import { startApp } from '@pribavka/api/start';

import { startFailure } from './app/messages.ts';
import { reporter } from './app/report.ts';
import { startRequests } from './app/start/requests.ts';

// Small, so that the requests leave while the interface is being fetched: the page names its file next to this one.
void startApp({
  reporter,
  request: startRequests,
  load: async () => import('./app/mount.tsx'),
  failure: startFailure,
});
