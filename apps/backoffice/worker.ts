import { workerOf } from '../../scripts/lib/app-worker.ts';

/**
 * The service worker of the back-office (docs/adr/0068-the-back-office-opens-by-a-kept-shell.md). For somebody with a
 * session it opens any address by the page kept at installation, which waits for the rows alone. A reload, and everybody
 * else, get the page of the server. Only code is kept: no answer of the API goes through the worker.
 */
export const workerOptions = workerOf({
  // After the pages that are drawn at build: it keeps them.
  integration: { closeBundleOrder: 'post' },
  // Nobody installs it: an administrator sits at a desk, with a line.
  manifest: false,
  workbox: {
    globPatterns: ['{index,participants-list,sales-list}.html', 'assets/**/*.{js,css,woff2,svg}'],
    runtimeCaching: [
      {
        // A plain opening; «Обновить» of the browser asks the server. Files that are given out have an ending.
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin &&
          request.mode === 'navigate' &&
          !/^(?:no-cache|reload)$/.test(request.cache) &&
          url.pathname.startsWith('/admin/') &&
          !/\.[a-z0-9]{2,11}$/i.test(url.pathname),
        handler: async ({ request, url }) => {
          const { cookieStore } = globalThis as { cookieStore?: { get: (name: string) => Promise<unknown> } };
          // Without a session the server leads to Login. A browser that cannot say who is there asks the server.
          if (!(await cookieStore?.get('pb_session')) || (await caches.has('pb-ask-server-admin')))
            return fetch(request);
          // Lists that were drawn at build have pages of their own: nothing outside this function can be used here.
          const drawn = /^\/admin\/(?:participants|sales)$/.exec(url.pathname)?.[0];
          const page = drawn ? `${drawn}-list.html` : '/admin/index.html';
          return (await caches.match(page, { ignoreSearch: true })) ?? fetch(request);
        },
      },
    ],
  },
});
