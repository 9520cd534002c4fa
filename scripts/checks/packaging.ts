import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { pack } from '../lib/pack.ts';
import { capture } from '../lib/run.ts';
import { root } from '../lib/root.ts';
import { lostSources, wrongFiles } from '../lib/tarball.ts';

const kib = (bytes: number): number => Math.round(bytes / 1024);

/** Entries that are files and not modules: styles and faces have no types to be wrong. publint looks after them. */
function assetsOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { exports: object };
  return Object.keys(manifest.exports).filter((entry) => /\.css$|^\.\/fonts\/|\.json$/.test(entry));
}

/** Files of the tarball: no tests or stories, all that is promised, and every map's sources. */
async function checkFiles(name: string): Promise<string[]> {
  const { files, size, unpackedSize } = await pack(name, ['--dry-run']);
  const paths = files.map(({ path }) => path);
  console.log(`    ${name}: файлов ${paths.length}, ${kib(size)} КиБ, развёрнут ${kib(unpackedSize)} КиБ`);
  const there = new Set(paths);
  const maps = paths.filter((path) => path.endsWith('.map'));
  return [
    ...wrongFiles(name, paths),
    ...maps.flatMap((map) => {
      const { sources } = JSON.parse(readFileSync(join(root, 'packages', name, map), 'utf8')) as { sources: string[] };
      return lostSources(there, map, sources);
    }),
  ];
}

/** publint and are-the-types-wrong over a built package: what an outside team would install. */
export async function checkPackaging(name: string): Promise<string[]> {
  const folder = `packages/${name}`;
  const problems = await checkFiles(name);
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
