import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { generate } from '../../../scripts/build-stones.ts';

const brand = fileURLToPath(new URL('../', import.meta.url));
const made = generate();

describe('stone cuts, drawn at build time', () => {
  it.each(Object.entries(made))('%s is what the generator gives now', (path, text) => {
    expect(existsSync(`${brand}${path}`), 'npm run stones').toBe(true);
    // Not toBe: a difference of a hundred kilobytes of curves helps nobody.
    expect(readFileSync(`${brand}${path}`, 'utf8') === text, 'npm run stones').toBe(true);
  });

  it('no file is left over from another generator', () => {
    const kept = globSync('{stone/cuts,logo}/*.svg', { cwd: brand }).map((path) => path.replaceAll('\\', '/'));
    expect(kept.sort()).toEqual(
      Object.keys(made)
        .filter((path) => path.endsWith('.svg'))
        .sort(),
    );
  });
});
