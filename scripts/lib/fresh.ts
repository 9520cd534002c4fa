import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './sources.ts';

const stampOf = (name: string): string => join(root, '.cache', 'built', name);

function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of globSync([...patterns], {
    cwd: root,
    exclude: (entry) => entry === 'node_modules' || entry === 'dist',
  }).sort()) {
    const file = join(root, path);
    try {
      hash.update(path).update(readFileSync(file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EISDIR') throw error;
    }
  }
  return hash.digest('hex');
}

/** Runs `build` only when a file of `patterns` changed since the last time or `output` is gone. */
export async function whenStale(
  name: string,
  patterns: readonly string[],
  output: string,
  build: () => Promise<void> | void,
): Promise<boolean> {
  const hash = hashOf(patterns);
  const stamp = stampOf(name);
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}
