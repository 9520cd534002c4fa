import { expect, it } from 'vitest';

import { projectBom, type Bom } from '../lib/bom.ts';
import { checkBom } from './bom.ts';

const component = {
  'bom-ref': 'x@1.2.3',
  name: 'x',
  version: '1.2.3',
  purl: 'pkg:npm/x@1.2.3',
  hashes: [{ alg: 'SHA-512', content: '07'.repeat(64) }],
  licenses: [{ license: { id: 'MIT' } }],
};
const billOf = (change: object): Bom => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  metadata: { component: { name: 'pribavka' } },
  components: [{ ...component, ...change }],
  dependencies: [{ ref: 'x@1.2.3', dependsOn: [] }],
});

it('accepts a component with its content, licence and place in the graph', () => {
  expect(checkBom(billOf({}))).toEqual([]);
});

it.each([
  ['without a checksum', { hashes: undefined }],
  ['without a licence', { licenses: [] }],
  ['without a package address', { purl: undefined }],
  ['with a version that is none', { version: 'latest' }],
  ['outside the graph', { 'bom-ref': 'y@1.2.3' }],
])('reports a component %s', (_, change) => {
  expect(checkBom(billOf(change))).toHaveLength(1);
});

// Reads every package that is installed.
it('lists everything the project runs', async () => {
  const bom = await projectBom();
  expect(checkBom(bom)).toEqual([]);
  // Not the name of the folder it was built in.
  expect(bom.metadata.component.name).toBe('pribavka');
  const names = bom.components.map((component) => component['bom-ref'].replace(/@[^@]*$/, ''));
  expect(names).toEqual(expect.arrayContaining(['react', 'fastify', '@pribavka/ui']));
  expect(bom.components.length).toBeGreaterThan(200);
}, 30_000);
