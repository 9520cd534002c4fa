import type { Plugin } from 'vite';

import { componentEntries, formsComponentEntries } from '../lib/entry-names.ts';

const id = 'virtual:component-entries';

const entries = (): object => Object.fromEntries([...componentEntries(), ...formsComponentEntries()]);

/** Gives the pages the address each component is imported from. */
export const componentImports = (): Plugin => ({
  name: 'component-imports',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(entries())};` : undefined),
});
