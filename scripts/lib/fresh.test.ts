import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, expect, it, vi } from 'vitest';

import { whenStale } from './fresh.ts';
import { root } from './root.ts';

const name = 'fresh.test';
afterEach(() => rmSync(join(root, '.cache/built', name), { force: true }));

it('builds what has changed once, and again after a build that failed', async () => {
  const build = vi.fn<() => void>();
  const run = (patterns: readonly string[]): Promise<boolean> => whenStale(name, patterns, 'package.json', build);
  expect(await run(['README.md'])).toBe(true);
  expect(await run(['README.md'])).toBe(false);
  build.mockImplementationOnce(() => {
    throw new Error('no');
  });
  await expect(run(['knip.jsonc'])).rejects.toThrow('no');
  // The sources are as they were before it, what stands built is not.
  expect(await run(['README.md'])).toBe(true);
  expect(build).toHaveBeenCalledTimes(3);
});
