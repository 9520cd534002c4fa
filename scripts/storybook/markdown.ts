import type { Plugin } from 'vite';

import { llmsText, markdownPagesOf } from './pages.ts';

/** Files next to the Storybook: `llms.txt` and a page of Markdown for each page of it, or of one package. */
function textFiles(folder?: string): ReadonlyMap<string, string> {
  const pages = markdownPagesOf().filter((page) => folder === undefined || page.folder === folder);
  return new Map([
    ['llms.txt', llmsText(pages, folder && `@pribavka/${folder}`)],
    ...pages.map(({ file, text }): [string, string] => [`md/${file}`, text]),
  ]);
}

/** Puts the pages about a package into its own build, so that the tarball has them. */
export const packagePages = (folder: string): Plugin => ({
  name: 'package-pages',
  generateBundle() {
    for (const [fileName, source] of textFiles(folder)) this.emitFile({ type: 'asset', fileName, source });
  },
});

/** Serves the documentation as text: to readers without a browser, to search, to tools that write code. */
export const markdownPages = (): Plugin => ({
  name: 'markdown-pages',
  generateBundle() {
    for (const [fileName, source] of textFiles()) this.emitFile({ type: 'asset', fileName, source });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = decodeURIComponent((request.url ?? '').replace(/^\/|\?.*$/g, ''));
      const text = path === 'llms.txt' || path.startsWith('md/') ? textFiles().get(path) : undefined;
      if (text === undefined) {
        next();
        return;
      }
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(text);
    });
  },
});
