// Reads the DTCG source into flat maps «name without prefix → CSS value».
import { readFileSync } from 'node:fs';

import { fallbackFamilies } from './fonts.ts';

interface Leaf {
  $type?: string;
  $value: unknown;
}
interface Colour {
  hex: string;
  alpha?: number;
}
interface Measure {
  value: number;
  unit: string;
}
interface Shadow {
  color: string;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
}
interface Typography {
  fontFamily: string;
  fontSize: Measure;
  lineHeight: number;
  fontWeight: number;
  letterSpacing: Measure;
}

export type Flat = Record<string, string>;

export interface TokenSource {
  light: Flat;
  dark: Flat;
  /** Everything that does not depend on the theme. */
  shared: Flat;
  typography: string[];
  sources: { tokens: string; extra: string };
}

const REM = 16;
const rem = (px: number): string => (px === 0 ? '0' : `${Number((px / REM).toFixed(5))}rem`);
const measure = ({ value, unit }: Measure): string => (value === 0 && unit === 'px' ? '0' : `${value}${unit}`);

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const colour = ({ hex, alpha }: Colour): string =>
  alpha === undefined || alpha === 1 ? hex : `rgb(${channels(hex).join(' ')} / ${alpha})`;

const shadow = (value: Shadow | Shadow[]): string =>
  [value]
    .flat()
    .map((s) => {
      const alpha = s.color.length === 9 ? Number.parseInt(s.color.slice(7), 16) / 255 : 1;
      const ink = colour({ hex: s.color.slice(0, 7), alpha: Number(alpha.toFixed(3)) });
      return [s.offsetX, s.offsetY, s.blur, s.spread].map(measure).concat(ink).join(' ');
    })
    .join(', ');

const isLeaf = (node: unknown): node is Leaf => typeof node === 'object' && node !== null && '$value' in node;

function* leaves(node: unknown, path: string[] = []): Generator<[string[], Leaf]> {
  if (isLeaf(node)) yield [path, node];
  else if (typeof node === 'object' && node !== null) {
    for (const [key, child] of Object.entries(node)) if (!key.startsWith('$')) yield* leaves(child, [...path, key]);
  }
}

function typography(out: Flat, name: string, value: Typography): void {
  const family = value.fontFamily.includes('mono') ? 'var(--pb-font-mono)' : 'var(--pb-font-text)';
  const line = Math.round(value.fontSize.value * value.lineHeight);
  out[`type-${name}`] = `${value.fontWeight} ${rem(value.fontSize.value)}/${rem(line)} ${family}`;
  out[`type-${name}-spacing`] =
    value.letterSpacing.value === 0
      ? 'normal'
      : `${Number((value.letterSpacing.value / value.fontSize.value).toFixed(4))}em`;
}

function group(source: unknown, prefix: string): Flat {
  const out: Flat = {};
  for (const [path, leaf] of leaves(source)) out[[prefix, ...path].filter(Boolean).join('-')] = css(leaf);
  return out;
}

function css({ $type, $value }: Leaf): string {
  switch ($type) {
    case 'color':
      return colour($value as Colour);
    case 'dimension':
    case 'duration':
      return measure($value as Measure);
    case 'shadow':
      return shadow($value as Shadow);
    case 'cubicBezier':
      return `cubic-bezier(${($value as number[]).join(', ')})`;
    case 'fontFamily':
      return ($value as string[]).map((f) => (f.includes(' ') ? `'${f}'` : f)).join(', ');
    case undefined:
    default:
      return String($value);
  }
}

/** Fills of the other theme: glyphs on the inverse surface (toast, bulk bar) take them. */
const inverse = (other: Flat): Flat =>
  Object.fromEntries(
    ['success', 'warning', 'danger', 'info', 'points', 'accent'].map((role) => [
      `inverse-${role}`,
      other[`${role}-fill`] as string,
    ]),
  );

export function readTokens(root: URL): TokenSource {
  const tokensText = readFileSync(new URL('src/tokens/tokens.json', root), 'utf8');
  const extraText = readFileSync(new URL('src/tokens/extra.json', root), 'utf8');
  const source = JSON.parse(tokensText) as Record<string, Record<string, unknown>> & {
    theme: Record<'light' | 'dark', { color: unknown }>;
  };
  const extra = JSON.parse(extraText) as Record<'light' | 'dark', Flat>;

  const light = { ...group(source.theme.light.color, ''), ...extra.light };
  const dark = { ...group(source.theme.dark.color, ''), ...extra.dark };

  const shared: Flat = {
    ...group(source['font']?.['family'], 'font'),
    ...group(source['font']?.['weight'], 'weight'),
  };
  // The fallback face carries the metrics of Golos, so that the swap moves nothing.
  shared['font-text'] = (shared['font-text'] as string).replace(', ', `, ${fallbackFamilies}, `);
  const names: string[] = [];
  for (const [path, leaf] of leaves(source['typography'])) {
    names.push(path.join('-'));
    typography(shared, path.join('-'), leaf.$value as Typography);
  }
  Object.assign(
    shared,
    group(source['space'], 'space'),
    group(source['size'], 'size'),
    group(source['radius'], 'radius'),
    group(source['border']?.['width'], 'border'),
    group(source['elevation'], 'shadow'),
    group(source['motion']?.['duration'], 'duration'),
    group(source['motion']?.['easing'], 'ease'),
    group(source['z-index'], 'z'),
    group(source['stack'], 'stack'),
  );
  return {
    light: { ...light, ...inverse(dark) },
    dark: { ...dark, ...inverse(light) },
    shared,
    typography: names,
    sources: { tokens: tokensText, extra: extraText },
  };
}
