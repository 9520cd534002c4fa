// Writes src/tokens/{tokens.css,tokens.ts,fonts.css} and copies the faces. Run after a change of tokens.json.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { emitCss, emitTs } from './tokens/emit.ts';
import { emitFontsCss, faces } from './tokens/fonts.ts';
import { readTokens } from './tokens/read.ts';

const root = new URL('../', import.meta.url);
const require = createRequire(import.meta.url);

export function generate(): Record<string, string> {
  const source = readTokens(root);
  return {
    'src/tokens/tokens.css': emitCss(source),
    'src/tokens/tokens.gen.ts': emitTs(source),
    'src/tokens/fonts.css': emitFontsCss(),
  };
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(generate())) writeFileSync(new URL(path, root), text);
  const fonts = fileURLToPath(new URL('src/tokens/fonts/', root));
  mkdirSync(fonts, { recursive: true });
  for (const { from, file } of faces) copyFileSync(require.resolve(from), join(fonts, file));
  for (const pkg of ['golos-text', 'jetbrains-mono']) {
    const home = dirname(require.resolve(`@fontsource-variable/${pkg}/package.json`));
    copyFileSync(join(home, 'LICENSE'), join(fonts, `${pkg}-LICENSE.txt`));
  }
}
