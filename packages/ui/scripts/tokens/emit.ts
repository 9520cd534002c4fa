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
  return [
    `/* ${NOTE} */`,
    block(':root', { ...source.shared, motion: '1' }),
    block(":root,\n[data-theme='light'],\n[data-theme='system']", source.light, ['color-scheme: light;']),
    block("[data-theme='dark']", source.dark, ['color-scheme: dark;']),
    `@media (prefers-color-scheme: dark) {\n${dark.replace(/^(?=.)/gm, '  ')}}\n`,
    densities,
    preferences,
  ].join('\n');
}

const list = (name: string, type: string, values: string[], doc: string): string =>
  `/** ${doc} */\nexport const ${name} = [\n${values.map((v) => `  '${v}',`).join('\n')}\n] as const;\nexport type ${type} = (typeof ${name})[number];\n`;

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
    'export type TokenName = ColorToken | SharedToken | `type-${TypeToken}`;\n',
    '/** `var(--pb-…)` of a token, its name checked by the compiler. */\nexport const cssVar = <Name extends TokenName>(name: Name): `var(--pb-${Name})` => `var(--pb-${name})`;\n',
  ].join('\n');
}
