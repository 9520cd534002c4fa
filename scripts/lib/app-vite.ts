import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
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

/** Writes .br and .gz beside every text asset, so that the server never compresses on a request. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const names = await readdir(dir, { recursive: true });
      // Compressors share one list and take the next file of it: each works in a thread of its own.
      const waiting = names.filter((name) => /\.(js|css|svg|json)$/.test(name)).values();
      const compressor = async (): Promise<void> => {
        for (const name of waiting) await compress(join(dir, name));
      };
      await Promise.all(Array.from({ length: availableParallelism() }, compressor));
    },
  };
}

/** Parts of libraries that no page of ours can reach, and what is put in their place. */
const unreached: ReadonlyArray<{ id: string; from: string; code: string }> = [
  // The browser always takes axios's XMLHttpRequest first.
  { id: './fetch.js', from: 'axios/lib/adapters', code: 'export const getFetch = () => null; export default null;' },
  // Our bodies are JSON or FormData as they are, and what is given up is given up by an AbortSignal.
  { id: '../helpers/formDataToJSON.js', from: 'axios/lib', code: 'export default (form) => form;' },
  { id: './helpers/formDataToJSON.js', from: 'axios/lib', code: 'export default (form) => form;' },
  // No cookie of ours guards a form: every request carries its bearer.
  {
    id: './cookies.js',
    from: 'axios/lib/helpers',
    code: 'export default { read: () => null, write() {}, remove() {} };',
  },
  { id: './helpers/HttpStatusCode.js', from: 'axios/lib', code: 'export default {};' },
  { id: './cancel/CancelToken.js', from: 'axios/lib', code: 'export default class {}' },
  // Prefixes for browsers long gone: styled-components adds them only when asked to.
  { id: './Prefixer.js', from: 'stylis/src', code: 'export const prefix = (value) => value;' },
];

/** Leaves out what is only carried along. */
function withoutUnreached(): Plugin {
  const mark = '\0unreached:';
  return {
    name: 'without-unreached',
    enforce: 'pre',
    resolveId(id, importer) {
      const at = unreached.findIndex((part) => part.id === id && importer?.includes(part.from));
      return at < 0 ? undefined : mark + at;
    },
    load: (id) => (id.startsWith(mark) ? unreached[Number(id.slice(mark.length))]?.code : undefined),
  };
}

/** What the manifest of routes tells the server alone: who may call, what is written into the audit, how much at most. */
function withoutServerFacts(): Plugin {
  return {
    name: 'without-server-facts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/packages[\\/]api[\\/]src[\\/]routes[\\/]/.test(id)) return undefined;
      return { code: code.replaceAll(/^    (?:kind|audience|audit|accepted|limits): [^\n]*,\n/gm, ''), map: null };
    },
  };
}

/** Parts of the router that only its framework mode and server components reach, and what is left of them. */
const frameworkOnly: ReadonlyArray<{ name: string; parameters: string; left: string }> = [
  { name: 'PrefetchPageLinks', parameters: '({ page, ...linkProps })', left: '() { return null; }' },
  { name: 'RSCErrorHandler', parameters: '({', left: '({ children }) { return children; }' },
];

/** The portal knows no screen of the back-office: it never decides about one. */
export function withoutBackofficeScreens(): Plugin {
  return {
    name: 'without-backoffice-screens',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/packages[\\/]api[\\/]src[\\/]access[\\/]screens\.ts$/.test(id)) return undefined;
      const one = /^  (?:'[\w-]+'|\w+): \{ app: 'backoffice'[^\n]*\},\n/gm;
      const many = /^  (?:'[\w-]+'|\w+): \{\n    app: 'backoffice',\n[\s\S]*?^  \},\n/gm;
      return { code: code.replaceAll(one, '').replaceAll(many, ''), map: null };
    },
  };
}

/**
 * The router without its framework mode, which an application of plain routes carries otherwise: its unused parts are
 * kept by the names they give themselves for tools. A new version that looks different fails the build here.
 */
function withoutRouterFramework(): Plugin {
  return {
    name: 'without-router-framework',
    apply: 'build',
    transform(code, id) {
      if (!/react-router[\\/]dist[\\/]production[\\/]chunk-/.test(id) || !code.includes('function BrowserRouter('))
        return undefined;
      let shorter = code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\w*\.forwardRef\()/g, '= /* @__PURE__ */ $1');
      for (const { name, parameters, left } of frameworkOnly) {
        const head = `function ${name}${parameters}`;
        if (!shorter.includes(head)) this.error(`react-router has no «${head}» any more: look at frameworkOnly`);
        shorter = shorter.replace(head, `function ${name}${left}\nfunction ${name}OfFramework${parameters}`);
      }
      return { code: shorter, map: null };
    },
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

/** How the sources of an application are read, in its own build and when its pages are drawn. */
export const sourceConfig = (base: string): UserConfig => ({
  base,
  plugins: [react()],
  resolve: {
    conditions: ['@pribavka/source', ...defaultClientConditions],
    alias: productionRouter,
  },
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
    plugins: [
      ...plugins,
      withoutUnreached(),
      withoutRouterFramework(),
      withoutServerFacts(),
      preloadFonts(options.base),
      precompress(),
      developmentPage(),
    ],
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
