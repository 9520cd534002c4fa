import { contrastRatio } from '../tokens/contrast.ts';
import type { ColorToken } from '../tokens/tokens.gen.ts';
import type { ContrastPair, ThemeColours, ThemeMode } from './types.ts';

type Row = readonly [foreground: readonly ColorToken[], background: readonly ColorToken[], required: number];

const sheets = ['bg-canvas', 'bg-surface', 'bg-sunken', 'bg-raised'] as const;
const withSelected = [...sheets, 'bg-selected'] as const;
const everywhere = [...sheets, 'bg-hover', 'bg-active', 'bg-selected'] as const;
const tinted = ['success-subtle', 'warning-subtle', 'danger-subtle', 'info-subtle', 'points-subtle'] as const;

const TEXT = 4.5;
const SIGN = 3;

/** Every pair of roles that the components put on top of each other; the list of `contrast.csv`. */
const rows: readonly Row[] = [
  [['text-primary', 'text-secondary'], [...everywhere, ...tinted], TEXT],
  [['text-tertiary'], everywhere, TEXT],
  [['accent-text'], [...withSelected, 'accent-subtle', 'accent-subtle-strong'], TEXT],
  [['points-text'], [...withSelected, 'points-subtle', 'points-subtle-strong'], TEXT],
  [['success-text'], [...withSelected, 'success-subtle'], TEXT],
  [['warning-text'], [...withSelected, 'warning-subtle'], TEXT],
  [['danger-text'], [...withSelected, 'danger-subtle'], TEXT],
  [['info-text'], [...withSelected, 'info-subtle'], TEXT],
  [['accent-on-fill'], ['accent-fill', 'accent-fill-hover', 'accent-fill-active'], TEXT],
  [['points-on-fill'], ['points-fill'], TEXT],
  [['danger-on-fill'], ['danger-fill'], TEXT],
  [['text-inverse'], ['bg-inverse'], TEXT],
  [['text-on-slab', 'text-on-slab-muted', 'points-on-slab'], ['bg-slab'], TEXT],
  [
    [
      'line-strong',
      'accent-fill',
      'accent-line',
      'focus-ring',
      'points-line',
      'success-fill',
      'warning-fill',
      'danger-fill',
      'info-fill',
      'chart-1',
      'chart-2',
      'chart-3',
      'chart-4',
      'chart-5',
      'chart-6',
    ],
    sheets,
    SIGN,
  ],
];

/** Pairs of the list «extra» of `contrast.csv`: avatars, buttons on the slab, signs on the inverse surface. */
const extra: readonly Row[] = [
  ...([1, 2, 3, 4, 5] as const).map((n): Row => [[`avatar-${n}-text`], [`avatar-${n}-bg`], TEXT]),
  [['slab-button-text'], ['slab-button-bg', 'slab-button-bg-hover'], TEXT],
  [['inverse-success', 'inverse-warning', 'inverse-danger', 'inverse-info'], ['bg-inverse'], SIGN],
  [['success-on-fill'], ['success-fill'], SIGN],
  [['warning-on-fill'], ['warning-fill'], SIGN],
  [['info-on-fill'], ['info-fill'], SIGN],
];

/** The lightest band of the stone; in the dark theme a filter dims it. */
const lightOnly: readonly Row[] = [
  [['text-on-slab', 'text-on-slab-muted', 'points-on-slab'], ['slab-peak'], TEXT],
  [['slab-available'], ['slab-peak'], SIGN],
];

type Bare = Pick<ContrastPair, 'foreground' | 'background' | 'required'>;

const flat = (list: readonly Row[]): Bare[] =>
  list.flatMap(([fronts, backs, required]) =>
    fronts.flatMap((foreground) => backs.map((background) => ({ foreground, background, required }))),
  );

const pairsByMode: Readonly<Record<ThemeMode, readonly Bare[]>> = {
  light: flat([...rows, ...extra, ...lightOnly]),
  dark: flat([...rows, ...extra]),
};

/** The pairs of a theme in which the role is in front. */
export const pairsOf = (mode: ThemeMode, foreground: ColorToken): readonly Bare[] =>
  pairsByMode[mode].filter((pair) => pair.foreground === foreground);

/** Every pair of a theme with its ratio. */
export const measurePairs = (mode: ThemeMode, colours: ThemeColours): ContrastPair[] =>
  pairsByMode[mode].map((pair) => {
    const ratio = contrastRatio(colours[pair.foreground], colours[pair.background]);
    return { mode, ...pair, ratio, pass: ratio >= pair.required };
  });
