import { expect, it } from 'vitest';

import { checkDependencies, checkLock } from './dependencies.ts';

const good = { integrity: 'sha512-abc', license: 'MIT' };
const check = (entry: object) =>
  checkLock({ packages: { '': {}, 'node_modules/x': { ...good, ...entry } } }, ['known']);

it('the lock file of the project is sound', () => {
  expect(checkDependencies()).toEqual([]);
});

it.each([
  ['a repository', { resolved: 'git+ssh://git@example.org/x.git#1' }],
  ['an open address', { resolved: 'http://example.org/x.tgz' }],
  ['an address with a name in it', { resolved: 'https://user:secret@example.org/x.tgz' }],
  ['no checksum', { integrity: undefined }],
  ['an old checksum', { integrity: 'sha1-abc' }],
  ['no licence', { license: undefined }],
  ['a licence that spreads', { license: 'GPL-3.0-only' }],
  ['a licence that spreads, with another', { license: 'MIT AND AGPL-3.0' }],
  ['a script at installation', { hasInstallScript: true }],
])('refuses %s', (_, entry) => {
  expect(check(entry)).toHaveLength(1);
});

it.each([
  ['from the registry', { resolved: 'https://registry.example.org/x/-/x-1.0.0.tgz' }],
  ['with a choice of licences', { license: '(GPL-2.0 OR MIT)' }],
])('takes a package %s', (_, entry) => {
  expect(check(entry)).toEqual([]);
});

it('knows scripts by the name of the package wherever it is installed', () => {
  const packages = { 'node_modules/a/node_modules/known': { ...good, hasInstallScript: true } };
  expect(checkLock({ packages }, ['known'])).toEqual([]);
  expect(checkLock({ packages }, [])).toHaveLength(1);
});
