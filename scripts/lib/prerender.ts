import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { BuiltPage } from '@pribavka/api/start';
import type { Plugin, UserConfig } from 'vite';

import { isInlined } from './app-vite.ts';
import { inNode } from './in-node.ts';

/** A picture of somebody else is no picture: what comes in its place, a failure too, must be seen. */
const notOurs = `const { dataset } = document.documentElement; if (dataset.kept === '') { document.getElementById('root').replaceChildren(); delete dataset.kept }`;

/** A page drawn where nobody has kept anything. */
function emptyStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
}

async function draw(root: string, config: UserConfig): Promise<BuiltPage[]> {
  type Built = { prerender: () => Promise<BuiltPage[]> };
  return inNode(
    root,
    { ...config, build: { assetsInlineLimit: isInlined } },
    'src/prerender.tsx',
    async (built: Built) => {
      Object.assign(globalThis, { sessionStorage: emptyStorage() });
      return built.prerender();
    },
  );
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
        const ahead = /<script id="ahead"[^]*?<\/script>/.exec(shell)?.[0] ?? '';
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
          const early = `<style ${nonce}>[data-kept] #root{visibility:hidden}${page.rules ?? ''}</style><script ${nonce}>${fonts};try{${page.script}}catch{}</script>`;
          // Painted whole: what stands in the middle of the page would move with every piece that comes after it.
          const whole = '<link rel="expect" href="#drawn" blocking="render">';
          const after = page.picture ? `<script ${nonce}>try{${notOurs}}catch{}</script>` : '';
          // Where nobody is signed in the paint comes before the questions.
          const html = (page.picture ? shell : shell.replace(ahead, '').replace('</body>', () => `${ahead}</body>`))
            .replace(/<title>[^<]*<\/title>/, () => `<title>${page.title}</title>`)
            .replace('</head>', () => `${whole}\n${page.lateFonts ? '' : faces}\n${styles}\n${early}\n</head>`)
            .replace(
              '<div id="root"></div>',
              () => `<div id="root">${page.html}</div><i id="drawn" hidden></i>${after}`,
            );
          writeFileSync(join(outDir, `${page.file}.html`), html);
        }
      },
    },
  };
}
