import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { createTheme } from '../theming/create-theme.ts';
import type { Token, TokenGroup, TokensDocument } from '../theming/dtcg.ts';
import { colorTokens } from './tokens.gen.ts';

const read = <T>(path: string): T =>
  JSON.parse(readFileSync(new URL(`./export/${path}`, import.meta.url), 'utf8')) as T;

const isToken = (node: Token | TokenGroup): node is Token => '$value' in node;

function* tokens(group: TokenGroup, path: string[] = []): Generator<[string, Token]> {
  for (const [name, child] of Object.entries(group)) {
    if (name.startsWith('$')) continue;
    if (isToken(child)) yield [[...path, name].join('.'), child];
    else yield* tokens(child, [...path, name]);
  }
}

type Fields = Record<string, unknown>;
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isReference = (value: unknown): boolean => typeof value === 'string' && /^\{[^{}]+\}$/.test(value);

const isColour = (value: unknown): boolean => {
  const { colorSpace, components, alpha = 1, hex } = value as Fields;
  const parts = components as number[];
  return (
    colorSpace === 'srgb' &&
    parts.length === 3 &&
    [...parts, alpha as number].every((part) => part >= 0 && part <= 1) &&
    parts.every(
      (part, at) => Math.abs(part * 255 - Number.parseInt((hex as string).slice(1 + at * 2, 3 + at * 2), 16)) < 0.5,
    )
  );
};
const isMeasure =
  (...units: string[]) =>
  (value: unknown): boolean =>
    isNumber((value as Fields | undefined)?.['value']) && units.includes((value as Fields)['unit'] as string);
const isDimension = isMeasure('px', 'rem');
const isFamily = (value: unknown): boolean => [value].flat().every((name) => typeof name === 'string' && name !== '');
const isWeight = (value: unknown): boolean => isNumber(value) && (value as number) >= 1 && (value as number) <= 1000;

/** Values as the format of 2025.10 defines them (Format module, «Types»). */
const valid: Record<string, (value: unknown) => boolean> = {
  color: isColour,
  dimension: isDimension,
  duration: isMeasure('ms', 's'),
  number: isNumber,
  fontFamily: isFamily,
  fontWeight: isWeight,
  cubicBezier: (value) => {
    const numbers = value as number[];
    return numbers.length === 4 && [numbers[0], numbers[2]].every((x) => x !== undefined && x >= 0 && x <= 1);
  },
  shadow: (value) =>
    ([value].flat() as Fields[]).every(
      (one) =>
        isColour(one['color']) && ['offsetX', 'offsetY', 'blur', 'spread'].every((part) => isDimension(one[part])),
    ),
  typography: (value) => {
    const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } = value as Fields;
    return (
      (isReference(fontFamily) || isFamily(fontFamily)) &&
      isDimension(fontSize) &&
      isWeight(fontWeight) &&
      isNumber(lineHeight) &&
      isDimension(letterSpacing)
    );
  },
};

/** What the format does not allow in a tree of tokens. */
function faults(group: TokenGroup): string[] {
  const all = new Map(tokens(group));
  return [...all].flatMap(([path, { $type, $value }]) => {
    const found: string[] = [];
    if (/[{}$]/.test(path)) found.push(`${path}: a name with a sign of the format`);
    if (valid[$type]?.($value) !== true) found.push(`${path}: no ${$type}: ${JSON.stringify($value)}`);
    for (const [, to = ''] of JSON.stringify($value).matchAll(/"\{([^}]+)\}"/g)) {
      if (!all.has(to)) found.push(`${path}: nothing stands at {${to}}`);
    }
    return found;
  });
}

const colours = colorTokens.filter((role) => role !== 'slab-filter' && role !== 'stone-blend').sort();

const names = (group: TokenGroup): string[] => [...tokens(group)].map(([path]) => path.replaceAll('.', '-'));

function check(document: TokensDocument): void {
  const { sets, modifiers, resolutionOrder, version } = document;
  expect(version).toBe('2025.10');
  for (const { $ref } of resolutionOrder) {
    const [, kind = '', name = ''] = /^#\/(sets|modifiers)\/(.+)$/.exec($ref) ?? [];
    expect((document as unknown as Record<string, Fields>)[kind]?.[name], $ref).toBeDefined();
  }
  const { contexts } = modifiers.theme;
  expect(Object.keys(contexts)).toContain(modifiers.theme.default);
  for (const source of [...sets.base.sources, ...contexts.light, ...contexts.dark]) expect(faults(source)).toEqual([]);
  for (const mode of ['light', 'dark'] as const) expect(contexts[mode].flatMap(names).sort()).toEqual(colours);
}

describe('exports of the tokens', () => {
  it('the resolver document follows the format and holds every colour of both themes', () => {
    const document = read<TokensDocument>('tokens.resolver.json');
    check(document);
    const shared = document.sets.base.sources.flatMap(names);
    expect(shared).toEqual(
      expect.arrayContaining(['radius-sm', 'elevation-popover', 'typography-body', 'z-index-toast']),
    );
  });

  it('that of a brand too', () => {
    const { tokens: document } = createTheme({
      name: 'volna',
      accent: '#1d4ed8',
      radius: 8,
      fonts: { text: 'PT Sans, sans-serif' },
    });
    check(document);
    expect(document.sets.base.sources.flatMap(names)).toEqual([
      'font-text',
      'radius-xs',
      'radius-mark',
      'radius-sm',
      'radius-md',
      'radius-lg',
    ]);
  });

  it('Figma: one file a mode, the same variables in both, nothing but what it has types for', () => {
    const files = ['light', 'dark', 'sizes'].map((name) => read<TokenGroup>(`figma/${name}.tokens.json`));
    const modes = files.map((file) => (file['$extensions'] as unknown as Fields)['com.figma.modeName']);
    expect(modes).toEqual(['Светлая', 'Тёмная', 'Размеры']);
    for (const file of files) expect(faults(file)).toEqual([]);
    const [light, dark, sizes] = files.map(names);
    expect(light?.toSorted()).toEqual(colours);
    expect(dark).toEqual(light);
    expect(sizes).toContain('size-control-regular');
    const types = new Set(files.flatMap((file) => [...tokens(file)].map(([, token]) => token.$type)));
    expect([...types].sort()).toEqual(['color', 'dimension']);
  });

  it('notices what the format does not allow', () => {
    expect(faults({ a: { $type: 'dimension', $value: '4px' } })).toHaveLength(1);
    expect(faults({ a: { $type: 'typography', $value: { fontFamily: '{font.none}' } } })).toHaveLength(2);
    expect(
      faults({ a: { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 0, 0], hex: '#00ff00' } } }),
    ).toHaveLength(1);
  });
});
