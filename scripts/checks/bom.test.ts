import { expect, it } from 'vitest';

import { type BomLock, buildBom } from '../lib/bom.ts';
import { checkBom, checkProjectBom, projectBom } from './bom.ts';

const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;
const lock: BomLock = {
  name: 'shop',
  packages: {
    '': { version: '1.0.0' },
    'packages/a': { name: '@shop/a', version: '0.1.0', dependencies: { x: '^1.0.0', '@s/y': '2.0.0' } },
    'node_modules/@shop/a': { link: true, resolved: 'packages/a' } as BomLock['packages'][string],
    'node_modules/x': { version: '1.2.3', integrity, license: 'MIT', dependencies: { '@s/y': '^1.0.0' } },
    'node_modules/x/node_modules/@s/y': { version: '1.9.0', integrity, license: 'ISC' },
    'node_modules/@s/y': { version: '2.0.0', integrity, license: '(MIT OR Apache-2.0)', dev: true },
  },
};

it('names every pinned package with its content, licence and place in the graph', () => {
  const bom = buildBom(lock);
  expect(checkBom(bom)).toEqual([]);
  expect(bom.components.find((component) => component['bom-ref'] === 'node_modules/@s/y')).toEqual({
    type: 'library',
    'bom-ref': 'node_modules/@s/y',
    group: '@s',
    name: 'y',
    version: '2.0.0',
    purl: 'pkg:npm/%40s/y@2.0.0',
    scope: 'excluded',
    hashes: [{ alg: 'SHA-512', content: '07'.repeat(64) }],
    licenses: [{ expression: '(MIT OR Apache-2.0)' }],
  });
  const graph = new Map(bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  expect(graph.get('.')).toEqual(['packages/a']);
  expect(graph.get('packages/a')).toEqual(['node_modules/@s/y', 'node_modules/x']);
  // The nearest one wins, as it does for Node.
  expect(graph.get('node_modules/x')).toEqual(['node_modules/x/node_modules/@s/y']);
});

it.each([
  ['without a checksum', { integrity: undefined }],
  ['without a licence', { license: undefined }],
  ['with a version that is none', { version: 'latest' }],
])('a package %s is told', (_, change) => {
  const entry = { version: '1.2.3', integrity, license: 'MIT', ...change };
  const broken = { ...lock, packages: { ...lock.packages, 'node_modules/x': entry } } as BomLock;
  expect(checkBom(buildBom(broken)).filter((text) => text.startsWith('node_modules/x:'))).toHaveLength(1);
});

it('the bill of the project is whole, and the same lock gives the same bill', () => {
  expect(checkProjectBom()).toEqual([]);
  expect(JSON.stringify(projectBom())).toBe(JSON.stringify(projectBom()));
  expect(projectBom().components.length).toBeGreaterThan(200);
});
