import type { ThemeData } from './css.ts';
import type { ThemeColours } from './types.ts';

/** A token of the Design Tokens format 2025.10. */
export interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
}

/** Tokens in groups; names of groups and tokens hold no `.`, `{`, `}` and do not begin with `$`. */
export interface TokenGroup {
  [name: string]: Token | TokenGroup;
}

/** A document of the Resolver module 2025.10: what is the same everywhere, then one context of `theme`. */
export interface TokensDocument {
  $schema: string;
  version: '2025.10';
  name: string;
  sets: { base: { sources: TokenGroup[] } };
  modifiers: { theme: { default: 'light'; contexts: { light: TokenGroup[]; dark: TokenGroup[] } } };
  resolutionOrder: readonly { $ref: string }[];
}

const resolverSchema = 'https://www.designtokens.org/schemas/2025.10/resolver.json';

const round = (value: number): number => Number(value.toFixed(4));

/** `#rrggbb` or `rgb(0 0 0 / 0.5)` as a colour token; `undefined` for what is no colour. */
export function colourToken(css: string): Token | undefined {
  const [, numbers, alpha = '1'] = /^rgb\(([\d ]+)\/ ([\d.]+)\)$/.exec(css) ?? [];
  const hex =
    numbers === undefined
      ? css
      : `#${numbers
          .trim()
          .split(' ')
          .map((part) => Number(part).toString(16).padStart(2, '0'))
          .join('')}`;
  if (!/^#[\da-f]{6}$/.test(hex)) return undefined;
  const components = [1, 3, 5].map((at) => round(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return {
    $type: 'color',
    $value: { colorSpace: 'srgb', components, ...(alpha === '1' ? {} : { alpha: Number(alpha) }), hex },
  };
}

/** `accent-fill-hover` stands in the group `accent` under the name `fill-hover`. */
export function put(tree: TokenGroup, name: string, token: Token): void {
  const at = name.indexOf('-');
  const group = at < 0 ? name : name.slice(0, at);
  const own = at < 0 ? 'default' : name.slice(at + 1);
  tree[group] = { ...(tree[group] as TokenGroup | undefined), [own]: token };
}

/** Colour roles in groups; what is no colour (a filter, a way to blend) has no type in the format and is left out. */
export function colourTokens(colours: ThemeColours): TokenGroup {
  const tree: TokenGroup = {};
  for (const [name, value] of Object.entries(colours)) {
    const token = colourToken(value);
    if (token) put(tree, name, token);
  }
  return tree;
}

export const dimension = (value: string): Token => ({
  $type: 'dimension',
  $value: { value: Number.parseFloat(value), unit: 'px' },
});

const families = (list: string): string[] => list.split(',').map((name) => name.trim().replaceAll(/^['"]|['"]$/g, ''));

function shapeTokens(shape: ThemeData['shape']): TokenGroup {
  const tree: TokenGroup = {};
  for (const [name, value] of Object.entries(shape)) {
    if (name.startsWith('radius-')) put(tree, name, dimension(value));
    if (name.startsWith('font-')) put(tree, name, { $type: 'fontFamily', $value: families(value) });
  }
  return tree;
}

/** A resolver document from a base and the colours of both modes. */
export const resolverOf = (
  name: string,
  base: TokenGroup,
  colours: { light: ThemeColours; dark: ThemeColours },
): TokensDocument => ({
  $schema: resolverSchema,
  version: '2025.10',
  name,
  sets: { base: { sources: [base] } },
  modifiers: {
    theme: {
      default: 'light',
      contexts: { light: [colourTokens(colours.light)], dark: [colourTokens(colours.dark)] },
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
});

export const themeTokens = (data: ThemeData): TokensDocument => resolverOf(data.name, shapeTokens(data.shape), data);
