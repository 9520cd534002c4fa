import { createTimer } from '@pribavka/ui';

import { dashboardUrl } from '../screens/dashboard/urls.ts';

/** Milliseconds between looks for a new version while the page stays open. */
const EVERY = 3_600_000;

/** Whether the server's pages are of another build than this one: the entry is named by what is in it. */
async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  const page = await fetch(dashboardUrl(), { cache: 'no-store' });
  return page.ok && entry != null && !(await page.text()).includes(entry);
}

/**
 * Registers the service worker, which keeps the code of the portal for a time without a signal. A new one waits until
 * the last page of the old one is closed, for those pages still need the old code; `onNewVersion` is called when it is
 * there, and a reload brings the new pages from the network. Answers how to stop listening.
 */
export function registerWorker(onNewVersion: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const timer = createTimer();
  const stop = new AbortController();
  const hear = async (): Promise<void> => {
    if (navigator.serviceWorker.controller && (await isOutdated())) onNewVersion();
  };
  const watch = (registration: ServiceWorkerRegistration): void => {
    registration.addEventListener(
      'updatefound',
      () => {
        const next = registration.installing;
        next?.addEventListener('statechange', () => {
          if (next.state === 'installed' && !stop.signal.aborted) void hear().catch(() => undefined);
        });
      },
      { signal: stop.signal },
    );
    const look = (): void => {
      // Without a network there is nothing to find.
      void registration.update().catch(() => undefined);
      timer.start(EVERY, look);
    };
    timer.start(EVERY, look);
  };
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(watch, () => undefined);
  return () => {
    stop.abort();
    timer.clear();
  };
}
