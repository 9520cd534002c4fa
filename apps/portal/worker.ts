import { workerOf } from '../../scripts/lib/app-worker.ts';
import { newSaleUrl } from './src/screens/sales/urls.ts';

/** Seconds a page is waited for on a bad line before the kept shell opens in its place. */
const PATIENCE = 3;

/**
 * The installed portal and its service worker (docs/adr/0042-the-worker-waits.md). A member's screen is opened by the
 * shell kept at installation, so that it waits for no page (docs/adr/0066-the-balance-comes-before-the-code.md). A reload
 * and everybody else get the page of the server, and the shell where that does not come: for every address of the portal
 * and for none of the others. No answer of the API goes through the worker.
 */
export const workerOptions = workerOf({
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
  // After the pages that are drawn at build: it keeps one of them.
  integration: { closeBundleOrder: 'post' },
  workbox: {
    globPatterns: ['{index,member}.html', 'favicon.{ico,svg}', 'assets/**/*.{js,css,woff2,svg,wasm}'],
    runtimeCaching: [
      {
        // A plain opening of a member's screen; «Обновить» of the browser asks the server, as everything below.
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin &&
          request.mode === 'navigate' &&
          !/^(?:no-cache|reload)$/.test(request.cache) &&
          /^\/(?:dashboard|sales|my-points|promotions|promotion-detail|nomenclature|profile)(?:\/|$)/.test(
            url.pathname,
          ),
        handler: async ({ request, url }) => {
          const { cookieStore } = globalThis as { cookieStore?: { get: (name: string) => Promise<unknown> } };
          const shell = async (page: string): Promise<Response | undefined> =>
            caches.match(page, { ignoreSearch: true });
          // The shell after three seconds without an answer, as below: nothing outside this function can be used here.
          const fromServer = async (): Promise<Response> =>
            new Promise((resolve) => {
              const instead = async (): Promise<void> => {
                const page = await shell('/index.html');
                if (page) resolve(page);
              };
              setTimeout(() => void instead(), 3000);
              fetch(request).then(resolve, () => void instead().then(() => resolve(Response.error())));
            });
          // Without a session the server answers: it has Login drawn. Some browsers do not say here who is there.
          const isMember = !cookieStore || (await cookieStore.get('pb_session'));
          // Set by «Обновить» (src/offline/worker.ts).
          if (!isMember || (await caches.has('pb-ask-server'))) return fromServer();
          return (await shell(url.pathname === '/dashboard' ? '/member.html' : '/index.html')) ?? fromServer();
        },
      },
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
});
