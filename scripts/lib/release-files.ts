import { cpSync, createReadStream, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { root } from './root.ts';

/** What a release of the server holds: the form of the project, without its sources. */
const files = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  '.env.example',
  'LICENSE',
  'bom.json',
  'apps/*/package.json',
  'apps/*/dist',
  'packages/*/package.json',
  'e2e/package.json',
  'bench/package.json',
  'deploy',
  'docs/operations.md',
  'docs/upgrade.md',
  'docs/runbook.md',
  'docs/bad-days.md',
  'docs/images/dashboard.png',
  'docs/adr',
];

/** Whether a release holds this path of the project; for paths without patterns. */
export const isReleased = (path: string): boolean => files.some((one) => path === one || path.startsWith(`${one}/`));

/** Copies the files of a release into an empty folder. */
export function putRelease(folder: string): void {
  for (const path of files.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Writes `SHA256SUMS` of the files of a folder, as `sha256sum --check` reads it. */
export async function writeChecksums(folder: string): Promise<string[]> {
  const names = globSync('*', { cwd: folder })
    .filter((name) => name !== 'SHA256SUMS' && statSync(join(folder, name)).isFile())
    .sort();
  const lines: string[] = [];
  for (const name of names) lines.push(`${await sha256(join(folder, name))}  ${name}`);
  writeFileSync(join(folder, 'SHA256SUMS'), `${lines.join('\n')}\n`);
  return names;
}

/** Version of the server, which the release is named by. */
export const releaseVersion = (): string =>
  (JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8')) as { version: string }).version;
