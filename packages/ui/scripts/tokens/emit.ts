import { layerOrder } from '../../src/tokens/layers.ts';
import { densities, preferences } from './modes.ts';
import type { Flat, TokenSource } from './read.ts';

const NOTE = 'Создано scripts/build-tokens.ts из tokens.json и extra.json; руками не править.';

/** As the formatter leaves it: a list too long for its line stands on the next one. */
const declaration = (name: string, value: unknown): string => {
  const line = `  --pb-${name}: ${String(value)};`;
  return line.length > 120 ? `  --pb-${name}:\n    ${String(value)};` : line;
};

const block = (selector: string, values: Flat, extra: string[] = []): string =>
  `${selector} {\n${[
    ...extra.map((line) => `  ${line}`),
    ...Object.entries(values).map(([name, value]) => declaration(name, value)),
  ].join('\n')}\n}\n`;

export function emitCss(source: TokenSource): string {
  const dark = block("[data-theme='system']", source.dark, ['color-scheme: dark;']);
  const rules = [
    block(':root', { ...source.shared, motion: '1' }),
    block(":root,\n[data-theme='light'],\n[data-theme='system']", source.light, ['color-scheme: light;']),
    block("[data-theme='dark']", source.dark, ['color-scheme: dark;']),
    `@media (prefers-color-scheme: dark) {\n${dark.replace(/^(?=.)/gm, '  ')}}\n`,
    densities,
    preferences,
  ].join('\n');
  return `/* ${NOTE} */\n${layerOrder}\n\n@layer pribavka.tokens {\n${rules.replace(/^(?=.)/gm, '  ')}}\n`;
}

const record = (name: string, type: string, values: Flat, doc: string): string =>
  `/** ${doc} */\n${name === 'typeScale' ? 'export ' : ''}const ${name}: Readonly<Record<${type}, string>> = {\n${Object.entries(
    values,
  )
    .map(([role, value]) => `  '${role}': "${value}",`)
    .join('\n')}\n};\n`;

/** Values for `@pribavka/ui/theme`, which has no style sheet to read them from. */
export function emitPalette(source: TokenSource): string {
  const scale = Object.fromEntries(Object.entries(source.shared).filter(([name]) => name.startsWith('type-')));
  return [
    `// ${NOTE}`,
    "import type { ColorToken } from './tokens.gen.ts';\n",
    record('lightPalette', 'ColorToken', source.light, 'Colours of «Прибавка» in the light theme.'),
    record('darkPalette', 'ColorToken', source.dark, 'Colours of «Прибавка» in the dark theme.'),
    "/** Both by mode. */\nexport const palette: Readonly<Record<'light' | 'dark', Readonly<Record<ColorToken, string>>>> = {\n  light: lightPalette,\n  dark: darkPalette,\n};\n",
    record('typeScale', 'string', scale, 'Shorthands of the type scale by name without `--pb-`.'),
  ].join('\n');
}

const list = (name: string, type: string, values: string[], doc: string): string =>
  `/** ${doc} */\nexport const ${name} = [\n${values.map((v) => `  '${v}',`).join('\n')}\n] as const;\n/** A name of \`${name}\`. */\nexport type ${type} = (typeof ${name})[number];\n`;

export function emitTs(source: TokenSource): string {
  const shared = Object.keys(source.shared).filter((name) => !name.startsWith('type-'));
  return [
    `// ${NOTE}`,
    list('colorTokens', 'ColorToken', Object.keys(source.light), 'Colour roles; both themes hold every one of them.'),
    list(
      'typeTokens',
      'TypeToken',
      source.typography,
      'Names of the type scale: `--pb-type-<name>` is a `font` shorthand.',
    ),
    list(
      'sharedTokens',
      'SharedToken',
      shared,
      'Sizes, spaces, radii, shadows, motion, layers: the same in both themes.',
    ),
    '/** Name of any variable, without `--pb-`. */\nexport type TokenName = ColorToken | SharedToken | `type-${TypeToken}`;\n',
    '/** `var(--pb-…)` of a token, its name checked by the compiler. */\nexport const cssVar = <Name extends TokenName>(name: Name): `var(--pb-${Name})` => `var(--pb-${name})`;\n',
  ].join('\n');
}
