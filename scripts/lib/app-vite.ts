import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

import react from '@vitejs/plugin-react';
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite';

/** The server puts the real nonce in place of this for every page it serves. */
export const NONCE = '__CSP_NONCE__';
const APP_CONFIG = '__APP_CONFIG__';

async function compress(file: string): Promise<void> {
  const { size } = await stat(file);
  if (size < 1024) return;
  const brotli = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  });
  await pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`));
  await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`));
}

/** Writes .br and .gz next to every text asset, so that the server never compresses on a request. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const names = await readdir(dir, { recursive: true });
      // Compressors share one list and take the next file of it: each works in a thread of its own.
      const waiting = names.filter((name) => /\.(js|css|svg|json|wasm)$/.test(name)).values();
      const compressor = async (): Promise<void> => {
        for (const name of waiting) await compress(join(dir, name));
      };
      await Promise.all(Array.from({ length: availableParallelism() }, compressor));
    },
  };
}

/** What must be known before the first paint: a chosen dark theme must not flash light. */
const themeScript = `try { document.documentElement.dataset.theme = localStorage.getItem('pb_theme') || 'system' } catch { document.documentElement.dataset.theme = 'system' }`;

/** Puts the theme and the styles into the page itself: no other file stands before the first paint. */
function inlineHead(base: string): Plugin {
  return {
    name: 'inline-head',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const links = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
        const page = html.replaceAll(links, (link, href: string) => {
          const file = bundle?.[href.slice(base.length)];
          return file?.type === 'asset' ? `<style nonce="${NONCE}">${String(file.source)}</style>` : link;
        });
        return {
          html: page,
          tags: [{ tag: 'script', attrs: { nonce: NONCE }, children: themeScript, injectTo: 'head' }],
        };
      },
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

/** The mark is on every first screen; other drawings stay files. */
export const isInlined = (file: string): boolean => /[\\/]logo[\\/]mark\.svg$/.test(file);

/** How the sources of an application are read, in its own build and when its pages are drawn. */
export const sourceConfig = (base: string): UserConfig => ({
  base,
  plugins: [react()],
  resolve: { conditions: ['@pribavka/source', ...defaultClientConditions] },
  oxc: {
    // Names of components must be the same in a drawn page and in its scripts: `ssr` makes them from the files' paths.
    plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true } },
  },
  define: { __SENTRY_DEBUG__: 'false', __SENTRY_TRACING__: 'false' },
});

/** Settings both apps share; `base` is the address the app is served under. */
export function appConfig(options: { base: '/' | '/admin/'; proxy: Record<string, string> }): UserConfig {
  const proxy = Object.fromEntries(Object.entries(options.proxy).map(([path, target]) => [path, { target, ws: true }]));
  const { plugins = [], ...source } = sourceConfig(options.base);
  return {
    ...source,
    plugins: [...plugins, inlineHead(options.base), precompress(), developmentPage()],
    html: { cspNonce: NONCE },
    server: { proxy },
    // By this name the server knows which files may run WebAssembly (apps/server/src/http/security-headers.ts).
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/worker-[name]-[hash].js' } } },
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: isInlined,
      sourcemap: false,
      manifest: true,
      // The styles are in the page itself: no chunk may wait for a file of them.
      cssCodeSplit: false,
      // Every browser of the target preloads modules by itself.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // What is fetched, and when, is held by the budgets: three files of everything areas share are meant to be large.
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        checks: {
          // The menu comes late to those who have only the table; the back-office opens with its own.
          ineffectiveDynamicImport: false,
          // Compressing and drawing pages take most of a build, and are meant to.
          bundlerTimings: false,
        },
      },
    },
  };
}

/** What an area is made of at once: its screen and its messages; what opens later has chunks of its own. */
const areaFile = /[\\/]src[\\/]screens[\\/]([^\\/]+)[\\/](?:route\.tsx|messages\.ts)$/;

/**
 * Chunks of an app: the start, which asks the server; the interface (`app`) with what stands around every screen; one
 * an area. By itself the bundler makes a file of every set of areas that share a module: 45 before a first row.
 */
export const chunkGroups = (interfaceFiles: RegExp) => [
  { name: 'start', tags: ['$initial' as const], priority: 5 },
  { name: 'app', test: interfaceFiles, priority: 4 },
];

/** The chunk of an area has the area's name; the page names it by that (apps/server/src/http/preloads.ts). */
export const areaChunks = {
  name: (id: string): string | null => areaFile.exec(id)?.[1] ?? null,
  debugName: 'areas',
  test: areaFile,
  priority: 1,
};
