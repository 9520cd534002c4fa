import { contrastRatio } from '../tokens/contrast.ts';
import { toHex, toOklch, type Oklch } from './oklch.ts';

/** What a colour lies on, and the ratio it needs there. */
export interface Backdrop {
  colour: string;
  required: number;
}

export const passes = (colour: string, backdrops: readonly Backdrop[]): boolean =>
  backdrops.every((backdrop) => contrastRatio(colour, backdrop.colour) >= backdrop.required);

const STEP = 0.004;

/** The nearest lightness at which the colour passes on all its backdrops; `undefined` when there is none. */
export function nearestPassing(colour: Oklch, backdrops: readonly Backdrop[]): string | undefined {
  for (let away = 0; away <= 1; away += STEP) {
    for (const l of [colour.l - away, colour.l + away]) {
      if (l < 0 || l > 1) continue;
      const hex = toHex({ ...colour, l });
      if (passes(hex, backdrops)) return hex;
    }
  }
  return undefined;
}

/** The colour itself when it passes, else the nearest of its hue that does, else itself again: then it is refused. */
export const settle = (hex: string, backdrops: readonly Backdrop[]): string =>
  passes(hex, backdrops) ? hex : (nearestPassing(toOklch(hex), backdrops) ?? hex);
