// Draws the stone cuts of the brand into src/brand: SVG files for covers and the mark of the logo.
import { mkdirSync, writeFileSync } from 'node:fs';

import { cuts, mark, svg } from './stones/cuts.ts';

const root = new URL('../src/brand/', import.meta.url);

export function generate(): Record<string, string> {
  const files = Object.fromEntries(cuts.map((cut) => [`stone/cuts/${cut.name}.svg`, svg(cut)]));
  files['logo/mark.svg'] = svg(mark);
  return files;
}

if (import.meta.main) {
  mkdirSync(new URL('stone/cuts/', root), { recursive: true });
  for (const [path, text] of Object.entries(generate())) writeFileSync(new URL(path, root), text);
}
