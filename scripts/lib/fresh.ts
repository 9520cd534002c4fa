import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './root.ts';

const stampOf = (name: string): string => join(root, '.cache', 'built', name);

const pathsOf = (patterns: readonly string[]): string[] =>
  globSync([...patterns], { cwd: root, exclude: (entry) => entry === 'node_modules' || entry === 'dist' }).sort();

// Looking at a thousand files is much quicker than reading them, and nearly always enough.
function looksOf(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    const { mtimeMs, size } = statSync(join(root, path));
    hash.update(`${path}:${mtimeMs}:${size};`);
  }
  return hash.digest('hex');
}

function contentOf(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
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
  const paths = pathsOf(patterns);
  const stamp = stampOf(name);
  const known = existsSync(join(root, output)) && existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
  const looks = looksOf(paths);
  if (known[1] === looks) return false;
  const content = contentOf(paths);
  const stale = known[0] !== content;
  if (stale) {
    // What a build that fails leaves behind is not what the stamp speaks of.
    rmSync(stamp, { force: true });
    await build();
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${content}\n${looks}`);
  return stale;
}
