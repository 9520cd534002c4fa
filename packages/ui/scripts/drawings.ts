import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const helper = `${src}brand/drawing.ts`;
/** Vite would put the whole drawing in place of `new URL(…, import.meta.url)` in a library: it meets this name instead. */
const ownAddress = '__drawing_module_address__';

/**
 * A drawing is published as a file and a module next to it that says where the file is by `new URL(…, import.meta.url)`:
 * bundlers give it an address of their own, and Node reads the module as any other.
 */
export const drawings = (): Plugin => ({
  name: 'drawings',
  enforce: 'pre',
  load: {
    filter: { id: /\.svg$/ },
    handler(id) {
      this.emitFile({ type: 'asset', fileName: relative(src, id).replaceAll('\\', '/'), source: readFileSync(id) });
      return {
        code: [
          `import { drawingAddress } from ${JSON.stringify(helper)};`,
          `export default /* @__PURE__ */ drawingAddress(/* @__PURE__ */ new URL('./${basename(id)}', ${ownAddress}));`,
        ].join('\n'),
        moduleType: 'js',
      };
    },
  },
  renderChunk: (code) =>
    code.includes(ownAddress) ? { code: code.replaceAll(ownAddress, 'import.meta.url'), map: null } : undefined,
});
