import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { palette } from '../tokens/palette.gen.ts';
import { measurePairs } from './pairs.ts';

const csv = readFileSync(new URL('../tokens/contrast.csv', import.meta.url), 'utf8');

it.each(['light', 'dark'] as const)('%s: holds every pair of contrast.csv with its minimum', (mode) => {
  const listed = csv
    .split('\n')
    .filter((row) => row.startsWith(`${mode},`))
    .map((row) => row.split(',').slice(1, 4).join(' ').replaceAll('.', '-').replace('4-5', '4.5'));
  const own = measurePairs(mode, palette[mode]).map(
    ({ foreground, background, required }) => `${foreground} ${background} ${required}`,
  );
  expect(listed).toHaveLength(138);
  expect(listed.filter((pair) => !own.includes(pair))).toEqual([]);
  expect(new Set(own).size).toBe(own.length);
});
