import { contrastRatio } from '../tokens/contrast.ts';
import { palette } from '../tokens/palette.gen.ts';
import { colorTokens, type ColorToken } from '../tokens/tokens.gen.ts';
import { anchors, familyOf, type Family } from './families.ts';
import { toHex, toOklch } from './oklch.ts';
import { pairsOf } from './pairs.ts';
import { passes, settle, type Backdrop } from './solve.ts';
import type { Tint, Tints } from './tints.ts';
import type { ThemeMode } from './types.ts';

type Colours = Record<ColorToken, string>;

/** Large surfaces of a vivid brand stay calm: their chroma grows no more than this. */
const CALM = 1.6;
const large = /-bg$|subtle|selected|slab|cover|^text|^bg|^line/;
/** What moves in lightness with a fill that was given, not only in hue. */
const withFill = /-fill-(hover|active)$|^chart-1$|^focus-ring$/;

function recolour(role: ColorToken, value: string, tint: Tint, anchor: string): string {
  const was = toOklch(value);
  const ratio = tint.from.c === 0 ? 1 : tint.to.c / tint.from.c;
  const shift = tint.exact === undefined || !withFill.test(role) ? 0 : tint.to.l - toOklch(anchor).l;
  return toHex({
    l: was.l + shift,
    c: was.c * (large.test(role) ? Math.min(ratio, CALM) : ratio),
    // Greys are too pale for the differences of their hues to be meant.
    h: familyOf(role) === 'neutral' ? tint.to.h : was.h + tint.to.h - tint.from.h,
  });
}

function tinted(mode: ThemeMode, tints: Tints): Colours {
  const base = palette[mode];
  const out: Colours = { ...base };
  for (const role of colorTokens) {
    const family = familyOf(role);
    const tint = family && tints[family];
    if (!tint || !base[role].startsWith('#')) continue;
    const anchor = anchors[family];
    out[role] =
      role === anchor && tint.exact !== undefined ? tint.exact : recolour(role, base[role], tint, base[anchor]);
  }
  return out;
}

const backdropsOf = (mode: ThemeMode, role: ColorToken, colours: Colours): Backdrop[] =>
  pairsOf(mode, role).map(({ background, required }) => ({ colour: colours[background], required }));

const INK = 0.17;
const TEXT = 4.5;

/** Text on a fill: as in the palette, white or ink, whichever is readable there; hover and press then follow it. */
function putTextOnFill(mode: ThemeMode, family: 'accent' | 'points' | 'danger', colours: Colours): void {
  const fill = colours[`${family}-fill`];
  const backdrops: Backdrop[] = [{ colour: fill, required: TEXT }];
  const ink = toHex({ ...toOklch(fill), l: INK, c: Math.min(toOklch(fill).c, 0.03) });
  // Of white and black one always passes.
  const text = [colours[`${family}-on-fill`], '#ffffff', ink].find((one) => passes(one, backdrops)) ?? '#000000';
  colours[`${family}-on-fill`] = text;
  if (family !== 'accent') return;
  const isInk = contrastRatio(text, '#ffffff') > contrastRatio(text, '#000000');
  for (const role of ['accent-fill-hover', 'accent-fill-active'] as const) {
    const wanted = toOklch(colours[role]);
    // Towards ink a fill loses its text: in the light theme it then becomes lighter under the pointer.
    const away = toOklch(fill).l - wanted.l;
    if (mode === 'light' && isInk && away > 0) colours[role] = toHex({ ...wanted, l: toOklch(fill).l + away / 2 });
    colours[role] = settle(colours[role], [{ colour: text, required: TEXT }]);
  }
}

const fillFamilies = ['accent', 'points', 'success', 'warning', 'danger', 'info'] as const;
const isTextOnFill = (role: ColorToken): boolean => /^(accent|points|danger)-on-fill$/.test(role);

/** All colours of a mode: recoloured, then each that is in front moved in lightness until it is seen on its backdrops. */
export function deriveColours(mode: ThemeMode, tints: Tints): Colours {
  const colours = tinted(mode, tints);
  const exact = new Set<ColorToken>(
    (Object.entries(tints) as [Family, Tint][]).flatMap(([family, tint]) =>
      tint.exact === undefined ? [] : [anchors[family]],
    ),
  );
  const text = tints.accent?.exact;
  if (text !== undefined && mode === 'light' && toOklch(colours['accent-text']).l > toOklch(text).l) {
    colours['accent-text'] = text;
  }
  const fills = fillFamilies.map((family): ColorToken => `${family}-fill`);
  const inFront = [...fills, ...colorTokens.filter((role) => !fills.includes(role))];
  for (const role of inFront) {
    if (exact.has(role) || isTextOnFill(role)) continue;
    colours[role] = settle(colours[role], backdropsOf(mode, role, colours));
  }
  for (const family of ['accent', 'points', 'danger'] as const) putTextOnFill(mode, family, colours);
  if (mode === 'dark') {
    colours['slab-button-bg'] = colours['accent-fill'];
    colours['slab-button-bg-hover'] = colours['accent-fill-hover'];
    colours['slab-button-text'] = colours['accent-on-fill'];
  }
  if (tints.accent) colours['stone-blend'] = 'luminosity';
  return colours;
}

/** On the inverse surface of one theme stand the fills of the other. */
export function putInverse(mode: ThemeMode, into: Colours, other: Colours): void {
  for (const family of fillFamilies) {
    const role = `inverse-${family}` as const;
    into[role] = settle(other[`${family}-fill`], backdropsOf(mode, role, into));
  }
}
