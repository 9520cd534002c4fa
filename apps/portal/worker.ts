import type { VitePWAOptions } from 'vite-plugin-pwa';

import { newSaleUrl } from './src/screens/sales/urls.ts';

/** Seconds a page is waited for on a bad line before the kept shell opens in its place. */
const PATIENCE = 3;

/**
 * The installed portal and its service worker (docs/adr/0042-the-worker-waits.md). Pages come from the network while
 * there is one: the server names their code and their nonce. Without it the shell kept at installation opens, for every
 * address of the portal and for none of the others. No answer of the API goes through the worker.
 */
export const workerOptions: Partial<VitePWAOptions> = {
  // A page is not reloaded under a form: src/offline/worker.ts registers it and says that there is a new version.
  registerType: 'prompt',
  injectRegister: null,
  manifest: {
    id: '/',
    name: 'Прибавка: баллы за продажи',
    short_name: 'Прибавка',
    description: 'Продажи, баллы и выплаты продавца',
    lang: 'ru',
    dir: 'ltr',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#f6f7f3',
    theme_color: '#10704e',
    categories: ['business', 'shopping'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      {
        name: 'Зарегистрировать продажу',
        short_name: 'Новая продажа',
        url: newSaleUrl(),
        icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
      },
    ],
  },
  workbox: {
    globPatterns: ['index.html', 'favicon.{ico,svg}', 'assets/**/*.{js,css,woff2,svg,wasm}'],
    // The names of these files say what is in them.
    dontCacheBustURLsMatching: /^assets\//,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    // The first visit, too, can lose its signal: what it opens next is taken from the kept files.
    clientsClaim: true,
    skipWaiting: false,
    navigateFallback: null,
    runtimeCaching: [
      {
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin &&
          request.mode === 'navigate' &&
          !/^\/(?:admin|api|dev|health)(?:\/|$)/.test(url.pathname) &&
          !/\.[a-z0-9]{2,11}$/i.test(url.pathname),
        handler: 'NetworkFirst',
        options: {
          networkTimeoutSeconds: PATIENCE,
          plugins: [
            {
              // A page names the code of its release: one kept from the network would ask for what is not kept.
              cacheWillUpdate: async () => null,
              cachedResponseWillBeUsed: async () => caches.match('/index.html', { ignoreSearch: true }),
            },
          ],
        },
      },
    ],
  },
};
