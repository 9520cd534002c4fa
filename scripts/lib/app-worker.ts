import type { VitePWAOptions } from 'vite-plugin-pwa';

/** What the service workers of both applications have in common: each adds what it keeps and what it opens by it. */
export const workerOf = ({ workbox, ...own }: Partial<VitePWAOptions>): Partial<VitePWAOptions> => ({
  // A page is not reloaded under a form: `shellWorker` of @pribavka/api registers it and says that there is a new version.
  registerType: 'prompt',
  injectRegister: null,
  ...own,
  workbox: {
    // The names of these files say what is in them.
    dontCacheBustURLsMatching: /^assets\//,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    // The first visit, too, can lose its signal: what it opens next is taken from the kept files.
    clientsClaim: true,
    skipWaiting: false,
    navigateFallback: null,
    // Else the folder itself would be answered by the kept page whatever is asked and by whom.
    directoryIndex: null,
    ...workbox,
  },
});
