// Writes styles, names, palette and exports of the tokens into src/tokens and copies the faces. Run after a change of tokens.json.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { emitCss, emitPalette, emitTs } from './tokens/emit.ts';
import { exportTokens } from './tokens/export.ts';
import { emitFontsCss, faces } from './tokens/fonts.ts';
import { readTokens } from './tokens/read.ts';

const root = new URL('../', import.meta.url);
const require = createRequire(import.meta.url);

export function generate(): Record<string, string> {
  const source = readTokens(root);
  return {
    'src/tokens/tokens.css': emitCss(source),
    'src/tokens/tokens.gen.ts': emitTs(source),
    'src/tokens/palette.gen.ts': emitPalette(source),
    'src/tokens/fonts.css': emitFontsCss(),
    ...exportTokens(source),
  };
}

if (import.meta.main) {
  mkdirSync(new URL('src/tokens/export/figma/', root), { recursive: true });
  for (const [path, text] of Object.entries(generate())) writeFileSync(new URL(path, root), text);
  const fonts = fileURLToPath(new URL('src/tokens/fonts/', root));
  mkdirSync(fonts, { recursive: true });
  for (const { from, file } of faces) copyFileSync(require.resolve(from), join(fonts, file));
  for (const pkg of ['golos-text', 'jetbrains-mono']) {
    const home = dirname(require.resolve(`@fontsource-variable/${pkg}/package.json`));
    copyFileSync(join(home, 'LICENSE'), join(fonts, `${pkg}-LICENSE.txt`));
  }
}
