import type { ColorToken } from '../tokens/tokens.gen.ts';

/** Light and dark. */
export type ThemeMode = 'light' | 'dark';

/** Density of a brand. */
export type ThemeDensity = 'comfortable' | 'regular' | 'compact';

/** A colour as `#rgb`, `#rrggbb` or `oklch(0.5 0.1 160)`; for the dark theme another one may be given. */
export type ThemeColour =
  | string
  | {
      /** Colour of the light theme. */
      light: string;
      /** Colour of the dark theme. */
      dark: string;
    };

/** The few choices a brand is made of. What is left out is as in «Прибавка». */
export interface ThemeInput {
  /** Latin name, `[a-z][a-z0-9-]*`: begins `data-brand`, names the exported tokens. @default 'brand' */
  name?: string | undefined;
  /** Colour of action and selection. It is taken as it is: what does not pass the contrast is refused. */
  accent?: ThemeColour | undefined;
  /** Tint of surfaces, lines and text: of the colour only the hue and the chroma (up to 0.05) count. @default accent's hue */
  neutral?: string | undefined;
  /** Corner of a control in px, 0–16; panels, sheets and marks follow it. @default 4 */
  radius?: number | undefined;
  /** Values of `font-family`. The files are yours to load. */
  fonts?: { text?: string | undefined; mono?: string | undefined } | undefined;
  /** Size of controls where no `data-density` says otherwise. @default that of the page */
  density?: ThemeDensity | undefined;
  /** Colours with a meaning. @default amber, green (or the accent when it is a green), orange, red, blue */
  meaning?: Partial<Record<MeaningFamily, ThemeColour>> | undefined;
}

/** A meaning that has colours of its own. */
export type MeaningFamily = 'points' | 'success' | 'warning' | 'danger' | 'info';

/** A value for every colour role. Two of them are no colours: `slab-filter` and `stone-blend`. */
export type ThemeColours = Readonly<Record<ColorToken, string>>;

/** One pair that the design puts on top of each other. */
export interface ContrastPair {
  /** Theme it is measured in. */
  mode: ThemeMode;
  /** Token of the text or the line. */
  foreground: ColorToken;
  /** Token of what is under it. */
  background: ColorToken;
  /** The least ratio of WCAG 2.2: 4.5 for text, 3 for signs and borders. */
  required: number;
  /** Ratio of this theme, 1–21. */
  ratio: number;
  /** Whether the ratio is enough. */
  pass: boolean;
}

/** Why a theme is refused. */
export interface ThemeProblem {
  /** The input to change: `accent`, `neutral`, `radius`, `name`, `meaning.danger`. */
  input: string;
  /** One sentence in Russian with numbers. */
  message: string;
  /** The pair that failed, when it is a matter of contrast. */
  pair?: ContrastPair | undefined;
  /** The nearest value of the same hue that passes. */
  suggestion?: string | undefined;
}
