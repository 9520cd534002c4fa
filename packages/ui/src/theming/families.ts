import type { ColorToken } from '../tokens/tokens.gen.ts';
import type { MeaningFamily } from './types.ts';

/** Roles that change together, by the hue and the chroma of one colour. */
export type Family = 'accent' | 'neutral' | MeaningFamily | Series;
export type Series = (typeof series)[number];

/** Colours of charts after the first, each with the avatars of its number. */
export const series = ['series-2', 'series-3', 'series-4', 'series-5'] as const;

const families: readonly (readonly [RegExp, Family])[] = [
  [/^(accent-|bg-selected|bg-slab|slab-|cover-|focus-|text-on-slab|chart-1$|avatar-1-)/, 'accent'],
  [/^(bg-|line-|text-|chart-6$|chart-grid$|(success|info|warning)-on-fill$)/, 'neutral'],
  [/^(chart-2$|avatar-2-)/, 'series-2'],
  [/^(chart-3$|avatar-3-)/, 'series-3'],
  [/^(chart-4$|avatar-4-)/, 'series-4'],
  [/^(chart-5$|avatar-5-)/, 'series-5'],
  [/^points-/, 'points'],
  [/^success-/, 'success'],
  [/^warning-/, 'warning'],
  [/^danger-/, 'danger'],
  [/^info-/, 'info'],
];

/** `undefined` for what is taken from other roles or is no colour: `inverse-*`, `slab-filter`, `stone-blend`. */
export const familyOf = (role: ColorToken): Family | undefined =>
  role === 'slab-filter' ? undefined : families.find(([pattern]) => pattern.test(role))?.[1];

/** The role an input stands for; the others of its family follow. */
export const anchors: Readonly<Record<Family, ColorToken>> = {
  accent: 'accent-fill',
  neutral: 'line-strong',
  points: 'points-fill',
  success: 'success-fill',
  warning: 'warning-fill',
  danger: 'danger-fill',
  info: 'info-fill',
  'series-2': 'chart-2',
  'series-3': 'chart-3',
  'series-4': 'chart-4',
  'series-5': 'chart-5',
};
