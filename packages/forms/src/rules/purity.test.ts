import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('{rules,masks}/**/*.ts', { cwd: source }).filter((path) => !path.includes('.test.'));

it('lets rules and masks import nothing but each other: the server runs them', () => {
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(resolve(source, file), 'utf8');
    for (const [, from = ''] of text.matchAll(/from '([^']+)'/g)) {
      const target = resolve(source, dirname(file), from);
      expect([file, from, /\/src\/(?:rules|masks)\//.test(target) && from.startsWith('.')]).toEqual([file, from, true]);
    }
  }
});
