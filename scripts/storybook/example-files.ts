import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { root } from '../lib/root.ts';

const id = 'virtual:example-files';
const folder = join(root, 'examples');

/** Text of every file of `examples/` by its path in it. */
const exampleFiles = (): Record<string, string> =>
  Object.fromEntries(
    globSync('*/{app,src}/**/*.{ts,tsx,astro}', { cwd: folder }).map((path) => [
      path.replaceAll('\\', '/'),
      readFileSync(join(folder, path), 'utf8'),
    ]),
  );

/** Gives the pages the files of `examples/`; as modules they would need the compilers of their frameworks. */
export const exampleSources = (): Plugin => ({
  name: 'example-sources',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(exampleFiles())};` : undefined),
});
