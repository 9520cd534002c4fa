import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

import react from '@vitejs/plugin-react';
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite';

/** The server puts the real nonce in place of this for every page it serves. */
const NONCE = '__CSP_NONCE__';
const APP_CONFIG = '__APP_CONFIG__';

/** Writes .br and .gz beside every text asset, so that the server never compresses on a request. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      for (const name of await readdir(dir ?? 'dist', { recursive: true })) {
        const file = join(dir ?? 'dist', name);
        if (!/\.(js|css|svg|json)$/.test(file) || (await stat(file)).size < 1024) continue;
        const brotli = createBrotliCompress({
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: (await stat(file)).size,
          },
        });
        await pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`));
        await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`));
      }
    },
  };
}

/** The browser always takes axios's XMLHttpRequest first; its fetch adapter would only be carried along. */
function withoutFetchAdapter(): Plugin {
  const empty = '\0no-fetch-adapter';
  return {
    name: 'without-fetch-adapter',
    enforce: 'pre',
    resolveId: (id, importer) => (id === './fetch.js' && importer?.includes('axios/lib/adapters') ? empty : undefined),
    load: (id) => (id === empty ? 'export const getFetch = () => null; export default null;' : undefined),
  };
}

/** The two fonts of the first screen are asked for together with its scripts, so that text is not painted twice. */
function preloadFonts(base: string): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /golos-text-(?:cyrillic|latin)-[\w-]{8}\.woff2$/.test(name))
          .map((name) => ({
            tag: 'link',
            injectTo: 'head-prepend',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: base + name },
          })),
    },
  };
}

/** In development there is no server in front of the page: an empty configuration takes the placeholder's place. */
function developmentPage(): Plugin {
  return {
    name: 'development-page',
    apply: 'serve',
    transformIndexHtml: (html) => html.replaceAll(NONCE, '').replaceAll(APP_CONFIG, '{"demo":true}'),
  };
}

/** The router's package names its development files in every condition; those for production lie beside them. */
const productionRouter = [
  { find: /^react-router$/, replacement: fileURLToPath(import.meta.resolve('react-router')) },
  { find: /^react-router\/dom$/, replacement: fileURLToPath(import.meta.resolve('react-router/dom')) },
].map(({ find, replacement }) => ({ find, replacement: replacement.replace('development', 'production') }));

/** Settings both apps share; `base` is the address the app is served under. */
export function appConfig(options: { base: '/' | '/admin/'; proxy: Record<string, string> }): UserConfig {
  const proxy = Object.fromEntries(Object.entries(options.proxy).map(([path, target]) => [path, { target, ws: true }]));
  return {
    base: options.base,
    plugins: [react(), withoutFetchAdapter(), preloadFonts(options.base), precompress(), developmentPage()],
    resolve: {
      conditions: ['@pribavka/source', ...defaultClientConditions],
      alias: productionRouter,
    },
    oxc: {
      plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, minify: true } },
    },
    define: { __SENTRY_DEBUG__: 'false', __SENTRY_TRACING__: 'false' },
    html: { cspNonce: NONCE },
    server: { proxy },
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      sourcemap: false,
      manifest: true,
      // Every browser of the target preloads modules by itself.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  };
}
