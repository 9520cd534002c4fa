// Draws the stone cuts of the brand into src/brand: SVG files for covers, data of the mark for the logo.
import { mkdirSync, writeFileSync } from 'node:fs';

import { bands, cuts, mark, svg } from './stones/cuts.ts';

const root = new URL('../src/brand/', import.meta.url);

export function generate(): Record<string, string> {
  const files = Object.fromEntries(cuts.map((cut) => [`Stone/cuts/${cut.name}.svg`, svg(cut)]));
  const data = bands(mark).map(([fill, d]) => `  ['${fill}', '${d}'],`);
  files['Logo/mark.gen.ts'] = [
    '// Создано scripts/build-stones.ts; руками не править.',
    `export const markBackground = '${mark.background}';`,
    `export const markBands: readonly (readonly [string, string])[] = [\n${data.join('\n')}\n];`,
    '',
  ].join('\n');
  return files;
}

if (import.meta.main) {
  mkdirSync(new URL('Stone/cuts/', root), { recursive: true });
  for (const [path, text] of Object.entries(generate())) writeFileSync(new URL(path, root), text);
}
