import { contrastRatio } from '../tokens/contrast.ts';
import { toHex, toOklch, type Oklch } from './oklch.ts';

/** What a colour lies on, and the ratio it needs there. */
export interface Ground {
  colour: string;
  required: number;
}

export const passes = (colour: string, grounds: readonly Ground[]): boolean =>
  grounds.every((ground) => contrastRatio(colour, ground.colour) >= ground.required);

const STEP = 0.004;

/** The nearest lightness at which the colour passes on all its grounds; `undefined` when there is none. */
export function nearestPassing(colour: Oklch, grounds: readonly Ground[]): string | undefined {
  for (let away = 0; away <= 1; away += STEP) {
    for (const l of [colour.l - away, colour.l + away]) {
      if (l < 0 || l > 1) continue;
      const hex = toHex({ ...colour, l });
      if (passes(hex, grounds)) return hex;
    }
  }
  return undefined;
}

/** The colour itself when it passes, else the nearest of its hue that does, else itself again: then it is refused. */
export const settle = (hex: string, grounds: readonly Ground[]): string =>
  passes(hex, grounds) ? hex : (nearestPassing(toOklch(hex), grounds) ?? hex);
