import { densityRules, type Density } from '../tokens/density.ts';
import { layerOrder } from '../tokens/layers.ts';
import { preferenceRules } from '../tokens/preferences.ts';
import type { ThemeColours, ThemeDensity } from './types.ts';

/** What a theme comes down to. */
export interface ThemeData {
  name: string;
  density: ThemeDensity | undefined;
  light: ThemeColours;
  dark: ThemeColours;
  shape: Readonly<Record<string, string>>;
}

const block = (selector: string, values: Readonly<Record<string, string>>, scheme?: 'light' | 'dark'): string =>
  [
    `${selector} {`,
    ...(scheme === undefined ? [] : [`  color-scheme: ${scheme};`]),
    ...Object.entries(values).map(([name, value]) => `  --pb-${name}: ${value};`),
    '}\n',
  ].join('\n');

/** The place itself in this mode, and a block inside it that asks for the mode and has no brand of its own. */
const inMode = (place: string, mode: string): string =>
  `${place}[data-theme='${mode}'],\n${place} [data-theme='${mode}']:not([data-brand])`;

/**
 * Sizes where the place names none: those of the theme. Their fonts are shorthands, so a place with fonts of its own
 * writes them again, with the sizes the page has.
 */
function densities({ density, shape }: ThemeData, place: string, isPage: boolean): string {
  const bare = `${place}:not([data-density])`;
  if (density !== undefined) return densityRules((one) => (one === density ? bare : undefined), bare);
  if (isPage || shape['type-body'] === undefined) return '';
  const under = (one: Density): string => `:root[data-density='${one}'] ${bare}`;
  return [densityRules((one) => (one === 'regular' ? bare : undefined), bare), densityRules(under, bare)].join('\n');
}

/** Rules of a theme for what the selector names: the page or a part of it. */
export function themeCss(data: ThemeData, place: string): string {
  const isPage = place.startsWith(':root');
  const rules = [
    block(place, data.shape),
    block(
      `${place},\n${place} [data-theme='light']:not([data-brand]),\n${place} [data-theme='system']:not([data-brand])`,
      data.light,
      'light',
    ),
    block(inMode(place, 'dark'), data.dark, 'dark'),
    `@media (prefers-color-scheme: dark) {\n${block(inMode(place, 'system'), data.dark, 'dark')}}\n`,
    densities(data, place, isPage),
    preferenceRules(`${place},\n${place}[data-theme],\n${place} [data-theme]:not([data-brand])`),
  ];
  return `${layerOrder}\n@layer pribavka.tokens {\n${rules.filter((rule) => rule !== '').join('\n')}}\n`;
}
