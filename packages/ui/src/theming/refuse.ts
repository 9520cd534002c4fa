import { anchors, familyOf } from './families.ts';
import { toOklch } from './oklch.ts';
import { pairsOf } from './pairs.ts';
import { nearestPassing } from './solve.ts';
import type { ContrastPair, ThemeColours, ThemeMode, ThemeProblem } from './types.ts';

const number = (value: number): string => value.toFixed(2);

/** Surfaces take a breath of the accent: of another accent they are a shade lighter or darker. */
const SPARE = 0.05;

/** Which input made the colour that is not seen. */
function inputOf(pair: ContrastPair): string {
  const family = familyOf(pair.foreground);
  if (family === undefined || family === 'accent' || family.startsWith('series-')) return 'accent';
  return family === 'neutral' ? 'neutral' : `meaning.${family}`;
}

function suggest({ mode, foreground }: ContrastPair, colours: Readonly<Record<ThemeMode, ThemeColours>>) {
  const family = familyOf(foreground);
  if (family === undefined || anchors[family] !== foreground) return undefined;
  const own = colours[mode];
  return nearestPassing(
    toOklch(own[foreground]),
    pairsOf(mode, foreground).map(({ background, required }) => ({
      colour: own[background],
      required: required + SPARE,
    })),
  );
}

/** A refusal for every pair that fails: its roles, its ratio, what is needed and what would pass. */
export const refusals = (
  pairs: readonly ContrastPair[],
  colours: Readonly<Record<ThemeMode, ThemeColours>>,
): ThemeProblem[] =>
  pairs
    .filter(({ pass }) => !pass)
    .map((pair) => {
      const { mode, foreground, background, ratio, required } = pair;
      const input = inputOf(pair);
      const suggestion = suggest(pair, colours);
      const roles = `${foreground} (${colours[mode][foreground]}) on ${background} (${colours[mode][background]})`;
      const hint = suggestion === undefined ? '' : ` Use ${suggestion}.`;
      return {
        input,
        message: `${input}: in the ${mode} theme ${roles} has a contrast of ${number(ratio)}, at least ${number(required)} is needed.${hint}`,
        pair,
        suggestion,
      };
    });
