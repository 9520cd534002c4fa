import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build, type Plugin, type UserConfig } from 'vite';

import { isInlined } from './app-vite.ts';

interface BuiltPage {
  file: string;
  lateFonts: boolean;
  title: string;
  script: string;
  html: string;
  styles: string;
}

/** A page drawn where nobody has kept anything. */
function emptyStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
}

async function draw(root: string, config: UserConfig): Promise<BuiltPage[]> {
  // Inside the application's folder, where what it leaves outside (React) is found.
  const outDir = mkdtempSync(join(root, '.prerender-'));
  try {
    await build({
      ...config,
      configFile: false,
      root,
      logLevel: 'warn',
      publicDir: false,
      ssr: {
        noExternal: true,
        external: ['react', 'react-dom'],
        resolve: { conditions: ['@pribavka/source', 'node'] },
      },
      build: {
        ssr: 'src/prerender.tsx',
        outDir,
        assetsInlineLimit: isInlined,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    });
    Object.assign(globalThis, { sessionStorage: emptyStorage() });
    const { prerender } = (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as {
      prerender: () => Promise<BuiltPage[]>;
    };
    return await prerender();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/**
 * Writes screens as static HTML next to index.html, so that they are painted before any script has come. `nonce` is
 * what the server puts its own in place of; `config` is how the application reads its sources.
 */
export function prerender(options: { nonce: string; config: UserConfig }): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const shell = readFileSync(join(outDir, 'index.html'), 'utf8');
        const faces = [...shell.matchAll(/url\(([^)]*golos-text-(?:cyrillic|latin)-[\w-]{8}\.woff2)\)/g)]
          .map(([, url]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`)
          .join('');
        for (const page of await draw(root, options.config)) {
          const nonce = `nonce="${options.nonce}"`;
          const styles = page.styles.replaceAll('<style ', `<style ${nonce} `);
          // What a page was built with may be wrong for this tab: it is hidden until the application draws its own.
          // Where nothing stands in line with a text, the faces come after the scripts, which they would hold up on a slow
          // line (docs/adr/0028-the-start-asks-the-interface-draws.md); elsewhere late faces would move it.
          const fonts = page.lateFonts
            ? `try{if(!localStorage.getItem('pb_fonts'))document.documentElement.dataset.fonts='later'}catch{}`
            : '';
          const early = `<style ${nonce}>[data-kept] #root{visibility:hidden}</style><script ${nonce}>${fonts};try{${page.script}}catch{}</script>`;
          // Painted whole: what stands in the middle of the page would move with every piece that comes after it.
          const whole = '<link rel="expect" href="#drawn" blocking="render">';
          const html = shell
            .replace(/<title>[^<]*<\/title>/, () => `<title>${page.title}</title>`)
            .replace('</head>', () => `${whole}\n${page.lateFonts ? '' : faces}\n${styles}\n${early}\n</head>`)
            .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div><i id="drawn" hidden></i>`);
          writeFileSync(join(outDir, `${page.file}.html`), html);
        }
      },
    },
  };
}
