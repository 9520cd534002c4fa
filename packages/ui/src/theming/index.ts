/** @packageDocumentation A brand from a few choices: colours for light and dark, corners, fonts, sizes. No DOM, no React. */
export { checkTheme, createTheme, ThemeError, type BrandTheme, type ThemeCheck } from './create-theme.ts';
export type { TokensDocument } from './dtcg.ts';
export type {
  ContrastPair,
  MeaningFamily,
  ThemeColour,
  ThemeColours,
  ThemeDensity,
  ThemeInput,
  ThemeMode,
  ThemeProblem,
} from './types.ts';
export { figmaFiles } from './figma.ts';
