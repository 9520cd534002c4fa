import type { BrowserContext, Page } from '@playwright/test';
import { build, defaultClientConditions } from 'vite';

import type { Harness } from '../harness/tabs.ts';

declare global {
  // oxlint-disable-next-line no-var -- the only form `globalThis` types accept
  var harness: Harness;
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: new URL('..', import.meta.url).pathname,
    resolve: { conditions: ['@pribavka/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'harness/tabs.ts', formats: ['iife'], name: 'tabs', fileName: 'tabs' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const output of outputs) {
    if ('output' in output) return output.output[0].code;
  }
  throw new Error('The harness was not built');
}

/** Puts a page with the bare client at `/harness.html` of the server's origin; the API behind it is real. */
export async function serveHarness(context: BrowserContext): Promise<void> {
  const code = await bundle();
  await context.route('**/harness.html', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><script>${code}</script>` }),
  );
}

export async function openHarness(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/harness.html`);
  return page;
}
