import { palette } from '../tokens/palette.gen.ts';
import { anchors, series, type Family } from './families.ts';
import { toOklch, type Oklch } from './oklch.ts';
import type { MeaningFamily, ThemeMode } from './types.ts';

/** How the roles of a family move: from one colour to another, in hue and chroma. */
export interface Tint {
  from: Oklch;
  to: Oklch;
  /** The value the anchor of the family has as it was given. */
  exact?: string | undefined;
}

export type Tints = Partial<Record<Family, Tint>>;

/** Colours of a theme as `#rrggbb`, by mode; dark may be left to the theme. */
export type Given = Partial<Record<'accent' | 'neutral' | MeaningFamily, { light: string; dark?: string | undefined }>>;

const anchorOf = (family: Family, mode: ThemeMode): Oklch => toOklch(palette[mode][anchors[family]]);

/** Under this chroma a colour is a grey: its hue says nothing. */
const GREY = 0.03;
/** Nearer than this two series of a chart are one colour to the eye. */
const APART = 30;
/** Where a series goes that would look like the accent: teal, then rose. */
const reserve = [200, 0];
/** Hues that people read as «done»: an accent of these is the colour of success too. */
const greens = { from: 130, to: 185 };

const hue = ({ h }: Oklch): number => (h + 360) % 360;
const distance = (a: number, b: number): number => Math.min((a - b + 720) % 360, (b - a + 720) % 360);

export const defaultAccent: string = palette.light['accent-fill'];

function given(family: Family, mode: ThemeMode, colour: { light: string; dark?: string | undefined }): Tint {
  const own = mode === 'dark' ? colour.dark : colour.light;
  return own === undefined
    ? { from: anchorOf(family, 'light'), to: toOklch(colour.light) }
    : { from: anchorOf(family, mode), to: toOklch(own), exact: own };
}

/** Series that would look like the accent take a hue of the reserve that does not. */
function seriesTints(accent: Oklch): Tints {
  const tints: Tints = {};
  const free = reserve.filter((other) => distance(other, hue(accent)) >= APART);
  for (const family of series) {
    const from = anchorOf(family, 'light');
    if (distance(hue(from), hue(accent)) >= APART) continue;
    const next = free.shift();
    if (next !== undefined) tints[family] = { from, to: { ...from, h: next } };
  }
  return tints;
}

/** Everything that follows from the colours given; a family that is not in it stays as in «Прибавка». */
export function tintsOf(mode: ThemeMode, colours: Given): Tints {
  const tints: Tints = {};
  for (const family of ['points', 'success', 'warning', 'danger', 'info'] as const) {
    const colour = colours[family];
    if (colour) tints[family] = given(family, mode, colour);
  }
  const { accent, neutral } = colours;
  if (neutral) tints.neutral = { from: anchorOf('neutral', 'light'), to: toOklch(neutral.light) };
  if (!accent || (accent.light === defaultAccent && accent.dark === undefined)) return tints;
  const own = given('accent', mode, accent);
  tints.accent = own;
  const light = toOklch(accent.light);
  if (!neutral) {
    const from = anchorOf('neutral', 'light');
    tints.neutral = { from, to: { ...from, c: Math.min(from.c, light.c), h: light.h } };
  }
  if (light.c < GREY) return tints;
  if (!tints.success && hue(light) >= greens.from && hue(light) <= greens.to) {
    tints.success = { from: own.from, to: own.to };
  }
  return { ...seriesTints(light), ...tints };
}
