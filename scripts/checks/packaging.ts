import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { capture } from '../lib/run.ts';
import { root } from '../lib/root.ts';

/** Entries that are files and not modules: styles and faces have no types to be wrong. publint looks after them. */
function assetsOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { exports: object };
  return Object.keys(manifest.exports).filter((entry) => /\.css$|^\.\/fonts\/|\.json$/.test(entry));
}

/** publint and are-the-types-wrong over a built package: what an outside team would install. */
export async function checkPackaging(name: string): Promise<string[]> {
  const folder = `packages/${name}`;
  const problems: string[] = [];
  const lint = await capture('publint', ['--strict', folder]);
  if (lint.code !== 0) problems.push(lint.output.trim());
  const types = await capture('attw', [
    '--pack',
    folder,
    '--profile',
    'esm-only',
    '--format',
    'ascii',
    '--exclude-entrypoints',
    ...assetsOf(folder),
  ]);
  if (types.code !== 0) problems.push(types.output.trim());
  return problems;
}
