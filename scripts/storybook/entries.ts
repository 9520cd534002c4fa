import type { Plugin } from 'vite';

import { componentEntries, formsComponentEntries } from '../lib/entry-names.ts';
import { messageTablesOf } from '../lib/types/messages.ts';
import { documentedEntries } from './entry-reference.ts';
import { packageSources } from './props.ts';

const id = 'virtual:component-entries';
const referenceId = 'virtual:entry-reference';

const entries = (): object => Object.fromEntries([...componentEntries(), ...formsComponentEntries()]);

/** Gives the pages the address each component is imported from. */
export const componentImports = (): Plugin => ({
  name: 'component-imports',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(entries())};` : undefined),
});

/** Gives the pages of entries what each entry exports, and the keys of texts. */
export const entryReference = (): Plugin => ({
  name: 'entry-reference',
  resolveId: (source) => (source === referenceId ? `\0${referenceId}` : undefined),
  load: (source) =>
    source === `\0${referenceId}`
      ? `export const entries = ${JSON.stringify(documentedEntries())};\n` +
        `export const messages = ${JSON.stringify(messageTablesOf(packageSources()))};`
      : undefined,
});
