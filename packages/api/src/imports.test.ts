import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const root = dirname(fileURLToPath(import.meta.url));

/** Packages a file needs at run time, over everything it imports of ours. */
function packagesOf(entry: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(entry)) return found;
  seen.add(entry);
  const source = readFileSync(entry, 'utf8');
  const statements = source.matchAll(/^(?:import|export)\s+(?!type\s)(?:[\w*{}$,\s]+?\sfrom\s+)?'([^']+)'/gm);
  for (const [statement, target] of statements) {
    // A list of nothing but types is erased.
    const names = /^(?:import|export)\s+\{([^}]*)\}/
      .exec(statement)?.[1]
      ?.split(',')
      .map((name) => name.trim());
    const erased = names?.filter(Boolean).every((name) => name.startsWith('type ')) ?? false;
    if (erased || target === undefined) continue;
    if (!target.startsWith('.')) found.add(target);
    else for (const name of packagesOf(join(dirname(entry), target), seen)) found.add(name);
  }
  return found;
}

const filesOf = (entry: string): string[] => {
  const seen = new Set<string>();
  packagesOf(join(root, entry), seen);
  return [...seen];
};

const packages = (entry: string): string[] => [...packagesOf(join(root, entry))].sort();

it('the root needs axios and uuid and nothing else', () => {
  expect(packages('index.ts')).toEqual(['axios', 'uuid']);
});

it('the client over fetch needs uuid alone', () => {
  expect(packages('fetch/index.ts')).toEqual(['uuid']);
});

it('the manifest needs nothing at all', () => {
  expect(packages('routes/index.ts')).toEqual([]);
});

it('the hooks bring React, SWR and uuid, the schemas typebox', () => {
  expect(packages('react/index.ts')).toEqual(['react', 'swr', 'swr/infinite', 'uuid']);
  expect(packages('schemas/index.ts')).toEqual(['@sinclair/typebox']);
});

it('the check of webhooks needs nothing, and nothing a browser takes imports it', () => {
  expect(packages('webhooks/index.ts')).toEqual([]);
  for (const entry of ['index.ts', 'routes/index.ts', 'react/index.ts', 'start/index.ts']) {
    expect(filesOf(entry).filter((file) => file.includes('webhooks'))).toEqual([]);
  }
});

it('every entry of the package exists', () => {
  const manifest: { exports: Record<string, string | Record<string, string>> } = JSON.parse(
    readFileSync(join(root, '../package.json'), 'utf8'),
  );
  for (const target of Object.values(manifest.exports)) {
    if (typeof target === 'string') continue;
    const source = target['@pribavka/source'] ?? '';
    expect([source, existsSync(join(root, '..', source))]).toEqual([source, true]);
  }
});
