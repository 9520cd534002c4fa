import type { Plugin } from 'vite';

import { componentEntries } from '../lib/entry-names.ts';

const id = 'virtual:component-entries';

/** Gives the pages the address each component is imported from. */
export const componentImports = (): Plugin => ({
  name: 'component-imports',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}` ? `export default ${JSON.stringify(Object.fromEntries(componentEntries()))};` : undefined,
});
