import { dirname, resolve } from 'node:path';

import type { Plugin } from 'vite';

import { clientModules } from './client-modules.ts';
import { type ClientFacts, clientFacts } from './client-reasons.ts';

const mark = "'use client';";

/** Puts `'use client'` at the top of the built files whose source needs it, and of no other. One file per module. */
export function markClientModules(): Plugin {
  const facts = new Map<string, ClientFacts>();
  let client: ReadonlySet<string> = new Set();
  return {
    name: 'mark-client-modules',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code, id) {
        facts.set(id, clientFacts(id, code));
      },
    },
    renderStart() {
      client = clientModules(facts, (specifier, from) =>
        specifier.startsWith('.') ? resolve(dirname(from), specifier) : specifier,
      );
    },
    banner: ({ moduleIds }) => (moduleIds.some((id) => client.has(id)) ? mark : ''),
  };
}
