import { themeCss } from './css.ts';
import { deriveColours, putInverse } from './derive.ts';
import { themeTokens, type TokensDocument } from './dtcg.ts';
import { measurePairs } from './pairs.ts';
import { readInput } from './read-input.ts';
import { refusals } from './refuse.ts';
import { shapeOf } from './shape.ts';
import { tintsOf } from './tints.ts';
import type { ContrastPair, ThemeColours, ThemeDensity, ThemeInput, ThemeMode, ThemeProblem } from './types.ts';

/** A brand: every variable for light and dark, checked for contrast. Plain data, the same on the server. */
export interface BrandTheme {
  /** As it was given; else `brand`. */
  readonly name: string;
  /** Value of `data-brand`: the name and a mark of the choices, so that no two brands of a page meet under one. */
  readonly id: string;
  /** Density the theme sets where no `data-density` is. */
  readonly density: ThemeDensity | undefined;
  /** Colours of the light theme. */
  readonly light: ThemeColours;
  /** Colours of the dark theme. */
  readonly dark: ThemeColours;
  /** What is the same in both modes and differs from «Прибавка»: corners, fonts. Names without `--pb-`. */
  readonly shape: Readonly<Record<string, string>>;
  /** Every pair of both modes with its ratio. */
  readonly contrast: readonly ContrastPair[];
  /** Rules of a page of this brand: both modes, more contrast, forced colours; the text of a `.css` file. */
  readonly css: string;
  /** The same rules for a part of a page; `ThemeScope` puts them on the page by itself. */
  readonly scopeCss: string;
  /** Variables of one mode for a `style`, where a style sheet cannot be. */
  readonly style: (mode: ThemeMode) => Readonly<Record<`--pb-${string}`, string>>;
  /** Design tokens, DTCG 2025.10 (Resolver): corners, fonts, and the colours in two contexts. */
  readonly tokens: TokensDocument;
}

/** What `checkTheme` answers: a theme, or what stands in its way. The pairs are there in both cases. */
export type ThemeCheck =
  | {
      /** Whether every pair can be read. */
      readonly ok: true;
      /** The theme. */
      readonly theme: BrandTheme;
      /** Every pair with its contrast. */
      readonly contrast: readonly ContrastPair[];
    }
  | {
      /** Whether every pair can be read. */
      readonly ok: false;
      /** Pairs below the minimum, with colours that pass. */
      readonly problems: readonly ThemeProblem[];
      /** Every pair with its contrast. */
      readonly contrast: readonly ContrastPair[];
    };

/** The input makes no readable theme; `problems` say which pair failed, by how much, and what would pass. */
export class ThemeError extends Error {
  override name = 'ThemeError';
  readonly problems: readonly ThemeProblem[];
  constructor(problems: readonly ThemeProblem[]) {
    super(problems.map(({ message }) => message).join('\n'));
    this.problems = problems;
  }
}

/** A short mark that two different inputs do not share by chance. */
function markOf(input: ThemeInput): string {
  let hash = 5381;
  for (const char of JSON.stringify(input)) hash = (hash * 33 + (char.codePointAt(0) ?? 0)) % 2 ** 32;
  return hash.toString(36);
}

/** As `createTheme`, with the problems as an answer: for tools that show them. */
export function checkTheme(input: ThemeInput = {}): ThemeCheck {
  const { colours: given, problems } = readInput(input);
  if (problems.length > 0) return { ok: false, problems, contrast: [] };
  const light = deriveColours('light', tintsOf('light', given));
  const dark = deriveColours('dark', tintsOf('dark', given));
  const fills = { ...light };
  putInverse('light', light, dark);
  putInverse('dark', dark, fills);
  const contrast = [...measurePairs('light', light), ...measurePairs('dark', dark)];
  const refused = refusals(contrast, { light, dark });
  if (refused.length > 0) return { ok: false, problems: refused, contrast };
  const name = input.name ?? 'brand';
  const data = { name, density: input.density, light, dark, shape: shapeOf(input) };
  const id = `${name}-${markOf(input)}`;
  const theme: BrandTheme = {
    ...data,
    id,
    contrast,
    css: themeCss(data, ':root:root'),
    scopeCss: themeCss(data, `[data-brand='${id}'][data-brand]`),
    style: (mode) =>
      Object.fromEntries(
        Object.entries({ ...data.shape, ...data[mode] }).map(([name, value]) => [`--pb-${name}`, value]),
      ),
    tokens: themeTokens(data),
  };
  return { ok: true, theme, contrast };
}

/**
 * A whole theme from a few choices. Without any it is «Прибавка» itself, value for value.
 * @throws {ThemeError} when a pair of colours that the components use is not readable, or an input cannot be read
 */
export function createTheme(input: ThemeInput = {}): BrandTheme {
  const checked = checkTheme(input);
  if (!checked.ok) throw new ThemeError(checked.problems);
  return checked.theme;
}
