// What leaves for other tools: design tokens by the format 2025.10, and variables for Figma.
import { dimension, put, resolverOf, type Token, type TokenGroup } from '../../src/theming/dtcg.ts';
import { figmaFiles, figmaMode } from '../../src/theming/figma.ts';
import type { ThemeColours } from '../../src/theming/types.ts';
import type { TokenSource } from './read.ts';

type Tree = Record<string, unknown>;

const isToken = (node: unknown): node is Token => typeof node === 'object' && node !== null && '$value' in node;

/** The format wants a colour of a shadow as an object; the source has `#rrggbbaa`. */
function shadowColour(hex: string): unknown {
  const part = (at: number): number => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4));
  return {
    colorSpace: 'srgb',
    components: [1, 3, 5].map(part),
    ...(hex.length === 9 ? { alpha: part(7) } : {}),
    hex: hex.slice(0, 7),
  };
}

const withColour = (shadow: Tree): Tree => ({ ...shadow, color: shadowColour(String(shadow['color'])) });

/** A group of the source without notes; borders hold colours of one theme and stay behind. */
function group(node: unknown): TokenGroup {
  const out: TokenGroup = {};
  for (const [name, child] of Object.entries(node as Tree)) {
    if (name.startsWith('$') || typeof child !== 'object') continue;
    if (!isToken(child)) {
      const inner = group(child);
      if (Object.keys(inner).length > 0) out[name] = inner;
    } else if (child.$type === 'shadow') {
      const shadows = [child.$value].flat() as Tree[];
      out[name] = { ...child, $value: shadows.length > 1 ? shadows.map(withColour) : withColour(shadows[0] ?? {}) };
    } else if (typeof child.$type === 'string' && !['border', 'string', 'transition'].includes(child.$type)) {
      out[name] = child;
    }
  }
  return out;
}

const shared = ['font', 'typography', 'space', 'size', 'radius', 'border', 'elevation', 'motion', 'z-index', 'stack'];

function base(source: TokenSource): TokenGroup {
  const tree = JSON.parse(source.sources.tokens) as Tree;
  return Object.fromEntries(shared.map((name) => [name, group(tree[name])]));
}

/** Sizes in px: what Figma has a type for among the values that are the same in both themes. */
function sizes(source: TokenSource): TokenGroup {
  const tree: TokenGroup = {};
  for (const [name, value] of Object.entries(source.shared)) {
    if (/^(space|size|radius|border|stack)-/.test(name)) put(tree, name, dimension(value));
  }
  return tree;
}

/** As the formatter leaves it: a list of plain values that fits its line stands on it. */
const json = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(
    /^(.*)\[\n([^[\]{}]*?)\n\s*\](,?)$/gm,
    (whole, before: string, list: string, after: string) => {
      const line = `${before}[${list.trim().replaceAll(/\n\s*/g, ' ')}]${after}`;
      return line.length > 120 ? whole : line;
    },
  )}\n`;

export function exportTokens(source: TokenSource): Record<string, string> {
  const colours = source as unknown as { light: ThemeColours; dark: ThemeColours };
  const figma = { ...figmaFiles(colours), 'sizes.tokens.json': figmaMode('Размеры', sizes(source)) };
  return {
    'src/tokens/export/tokens.resolver.json': json(resolverOf('pribavka', base(source), colours)),
    ...Object.fromEntries(Object.entries(figma).map(([name, file]) => [`src/tokens/export/figma/${name}`, json(file)])),
  };
}
